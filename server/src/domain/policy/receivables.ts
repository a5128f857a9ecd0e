import { formatRupees, type Paise } from '../money';
import { NounPolicy, type Refusal } from './nounPolicy';

export const receivablesPolicy = new NounPolicy({
  actions: {
    customerPayments: 'receivables:read',
    customerPayment: 'receivables:read',
    invoicePayments: 'receivables:read',
    openItems: 'receivables:read',
    ageing: 'receivables:read',
    customerLedger: 'receivables:read',
    receivablesSummary: 'receivables:read',
    customerCredit: 'credit:read',
    recordPayment: 'receivables:write',
    allocatePayment: 'receivables:write',
    takeBackAllocation: 'receivables:write',
    reversePayment: 'receivables:write',
    setTdsCertificate: 'receivables:write',
    setOpening: 'receivables:write',
    mailStatement: 'receivables:write',
    setCredit: 'credit:write',
    liftCredit: 'credit:write',
  },
  screens: ['credit:override'],
  member: ['credit:read'],
});

export interface PaymentState {
  reversedOn: string | null;
}

const reversed = (payment: PaymentState): Refusal => (payment.reversedOn ? 'Payment is already reversed' : null);

export const receivablesRefusal = {
  allocate: reversed,
  takeBack: reversed,
  reverse: reversed,
  allocation: {
    moreThanLeft: 'Allocation is more than is left of the payment',
    moreThanDue: ({ number }: { number: string }): string => `Allocation is more than is due on ${number}`,
    ofAnother: ({ number }: { number: string }): string => `Invoice ${number} is of another customer`,
    notApproved: 'Invoice is not approved',
    noOpening: 'Customer has no opening balance',
    none: 'There is no allocation to take back',
    tooMuchTds: ({ percent }: { percent: number }): string => `TDS is more than ${percent} % of the taxable amount`,
  },
  cashOfDay: ({ limit }: { limit: Paise }): string =>
    `Cash from one customer must stay below ${formatRupees(limit)} a day`,
  cashOfInvoice: ({ limit }: { limit: Paise }): string => `Cash for one invoice must stay below ${formatRupees(limit)}`,
  opening: ({ isAllocated }: { isAllocated: boolean }): Refusal =>
    isAllocated ? 'Opening balance is already allocated' : null,
  limit: ({ company, exposure, limit }: { company: string; exposure: Paise; limit: Paise }): string =>
    `Credit limit of ${company} is exceeded: ${formatRupees(exposure)} of ${formatRupees(limit)} with this booking`,
  overdue: ({ company, number, days }: { company: string; number: string; days: number }): string =>
    `Invoice ${number} of ${company} is overdue by ${days} days`,
  statement: ({ email }: { email: string | null }): Refusal => (email ? null : 'Customer has no email address'),
};
