import type { PaymentSource, WriteOffStatus } from '../money/enums';
import { formatDate, type DateOnly } from '../values/dates';
import { formatRupees, type Paise } from '../values/money';
import { NounPolicy, type Refusal } from './nounPolicy';

export const receivablesPolicy = new NounPolicy({
  group: 'Payments',
  actions: {
    customerPayments: 'receivables:read',
    customerPayment: 'receivables:read',
    openItems: 'receivables:read',
    ageing: 'receivables:read',
    customerLedger: 'receivables:read',
    receivablesSummary: 'receivables:read',
    tdsQuarters: 'receivables:read',
    refunds: 'receivables:read',
    refund: 'receivables:read',
    customerCredit: 'credit:read',
    recordPayment: 'receivables:write',
    allocatePayment: 'receivables:write',
    takeBackAllocation: 'receivables:write',
    reversePayment: 'receivables:write',
    refundPayment: 'receivables:write',
    refundCreditNote: 'receivables:write',
    writeOffs: 'receivables:read',
    writeOff: 'receivables:read',
    writeOffInvoice: 'receivables:write',
    deleteWriteOff: 'receivables:write',
    approveWriteOff: 'receivables:approve',
    setTdsCertificate: 'receivables:write',
    setOpening: 'receivables:write',
    mailStatement: 'receivables:write',
    vppDebts: 'receivables:read',
    vppOwed: 'receivables:read',
    vppRemittances: 'receivables:read',
    vppRemittance: 'receivables:read',
    remitVpp: 'receivables:write',
    reverseVppRemittance: 'receivables:write',
    mailVppAdvice: 'receivables:write',
    setCredit: 'credit:write',
    liftCredit: 'credit:write',
  },
  screens: ['credit:override'],
  permissions: {
    'receivables:read': { label: 'See payments, dues, ledgers and VPP money', kind: 'read', member: false },
    'receivables:write': {
      label: 'Record, allocate, refund and reverse payments, remit VPP money, write off',
      kind: 'write',
      member: false,
    },
    'receivables:approve': { label: 'Approve write-offs', kind: 'approve', member: false },
    'credit:read': { label: 'See the credit of a customer', kind: 'read', member: true },
    'credit:write': { label: 'Set and lift the credit limit of a customer', kind: 'write', member: false },
    'credit:override': { label: 'Book beyond the credit limit', kind: 'write', member: false },
  },
});

export interface PaymentState {
  reversedOn: string | null;
}

interface Refunded {
  number: string;
  refundedOn: DateOnly;
}

const reversed = (payment: PaymentState): Refusal => (payment.reversedOn ? 'Payment is already reversed' : null);

interface OverLimit {
  company: string;
  exposure: Paise;
  limit: Paise;
}

export const receivablesRefusal = {
  allocate: reversed,
  takeBack: reversed,
  refund: reversed,
  reverse: reversed,
  reverseSetOff: ({ source, reference }: { source: PaymentSource; reference: string | null }): Refusal =>
    source === 'Vpp' ? `Payment is set off by ${reference ?? ''}: reverse that` : null,
  reverseRefunded: ({ numbers }: { numbers: readonly string[] }): Refusal =>
    numbers.length > 0 ? `Payment is refunded by ${numbers.join(', ')}` : null,
  nothingToRefund: ({ number, earlier }: { number: string; earlier: Refunded | null }): string =>
    earlier
      ? `${number} is refunded already: ${earlier.number} of ${formatDate(earlier.refundedOn)}`
      : `Nothing of ${number} is left to refund`,
  moreThanToRefund: ({ number, left }: { number: string; left: Paise }): string =>
    `Only ${formatRupees(left)} of ${number} is left to refund`,
  allocation: {
    moreThanLeft: 'Allocation is more than is left of the payment',
    moreThanDue: ({ number }: { number: string }): string => `Allocation is more than is due on ${number}`,
    ofAnother: ({ number }: { number: string }): string => `Invoice ${number} is of another customer`,
    notApproved: 'Invoice is not approved',
    cancelled: 'Invoice is cancelled',
    noOpening: 'Customer has no opening balance',
    none: 'There is no allocation to take back',
    tooMuchTds: ({ percent }: { percent: number }): string => `TDS is more than ${percent} % of the taxable amount`,
  },
  cashOfDay: ({ limit }: { limit: Paise }): string =>
    `Cash from one customer must stay below ${formatRupees(limit)} a day`,
  cashOfInvoice: ({ limit }: { limit: Paise }): string => `Cash for one invoice must stay below ${formatRupees(limit)}`,
  duplicate: ({ reference, number, receivedOn }: { reference: string; number: string; receivedOn: DateOnly }): string =>
    `${reference} with this amount is recorded already: ${number} of ${formatDate(receivedOn)}`,
  opening: ({ isAllocated }: { isAllocated: boolean }): Refusal =>
    isAllocated ? 'Opening balance is already allocated' : null,
  limit: (over: OverLimit): string => `${receivablesRefusal.aboveLimit(over)} with this booking`,
  aboveLimit: ({ company, exposure, limit }: OverLimit): string =>
    `Credit limit of ${company} is exceeded: ${formatRupees(exposure)} of ${formatRupees(limit)}`,
  overdue: ({ company, number, days }: { company: string; number: string; days: number }): string =>
    `Invoice ${number} of ${company} is overdue by ${days} days`,
  statement: ({ email }: { email: string | null }): Refusal => (email ? null : 'Customer has no email address'),
};

interface WriteOffState {
  status: WriteOffStatus;
}

export const writeOffRefusal = {
  approve: ({ status }: WriteOffState): Refusal => (status === 'Approved' ? 'Write-off is already approved' : null),
  /** Whoever entered it cannot approve it. */
  approveOwn: ({ createdById, userId }: { createdById: number | null; userId: number | null }): Refusal =>
    createdById === userId ? 'Somebody else has to approve what you have entered' : null,
  delete: ({ status }: WriteOffState): Refusal =>
    status === 'Approved' ? 'Only a write-off that waits for approval can be deleted' : null,
  nothing: ({ number, amount }: { number: string; amount: Paise }): Refusal =>
    amount === 0 ? `Nothing of ${number} is outstanding` : null,
  waits: ({ number }: { number: string }): string => `A write-off of ${number} waits for approval already`,
  changed: ({ number, outstanding, amount }: { number: string; outstanding: Paise; amount: Paise }): string =>
    `${formatRupees(outstanding)} of ${number} is outstanding now, not ${formatRupees(amount)}: enter the write-off anew`,
};

export const vppRefusal = {
  nothing: 'Nothing is owed to this customer',
  notOwed: ({ ref }: { ref: string }): string => `Consignment ${ref} is not owed to this customer`,
  remitted: ({ awbNo, number }: { awbNo: string; number: string }): string =>
    `VPP amount of ${awbNo} is remitted by ${number}`,
  reverse: ({ reversedOn }: { reversedOn: string | null }): Refusal =>
    reversedOn ? 'Remittance is already reversed' : null,
  mail: ({ reversedOn, email }: { reversedOn: string | null; email: string | null }): Refusal =>
    reversedOn ? 'Remittance is reversed' : email ? null : 'Customer has no email address',
};
