import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { noteAnswer } from '../../billing/creditnotes/creditNote.rest';
import { allocateCreditNote } from './creditNoteAllocation.service';
import { Customer } from '../../parties/customers/customer.entity';
import { ageing } from './ageing.service';
import { Ageing } from './ageing.type';
import { CreditLift } from './credit/credit.entity';
import { customerCredit, CustomerCredit, liftCredit, setCredit } from './credit/credit.service';
import { CustomerLedger, customerLedger } from './ledger/customerLedger';
import { InvoicePayment } from '../../billing/invoices/invoicePayments';
import { invoicePayments } from './invoicePayments.service';
import { OpenItem, openItems, setOpening } from './opening.service';
import { OpeningItem } from './opening.entity';
import { CustomerPayment } from './payment.entity';
import {
  allocatePayment,
  customerPayment,
  customerPayments,
  recordPayment,
  reversePayment,
  setTdsCertificate,
  takeBackAllocation,
} from './payment.service';
import { mailStatement } from './statement.service';
import { receivablesSummary, ReceivablesSummary } from './summary.service';
import { TdsQuarter, tdsQuarters } from './tdsQuarters.service';

const paymentAnswer: Answer<CustomerPayment> = one(CustomerPayment, {
  with: {
    customer: ['id', 'uniqueId', 'company'],
    advanceTax: 'all',
    allocations: {
      only: ['uniqueId', 'invoiceId', 'openingId', 'cash', 'tds', 'allocatedOn'],
      with: { invoice: ['uniqueId', 'invoiceNumber', 'invoiceStatus', 'outstanding'] },
    },
  },
});

const buckets = [
  'notDue',
  'days30',
  'days60',
  'days90',
  'days180',
  'older',
  'advances',
  'writtenOff',
  'balance',
] as const;

const ageingAnswer: Answer<Ageing> = one(Ageing, {
  with: {
    rows: ['customerId', 'customerUniqueId', 'company', 'contact', ...buckets],
    total: buckets,
    items: [
      'invoiceId',
      'invoiceUniqueId',
      'number',
      'date',
      'dueDate',
      'totalAmount',
      'outstanding',
      'days',
      'bucket',
    ],
  },
});

const ledgerAnswer: Answer<CustomerLedger> = one(CustomerLedger, {
  with: { lines: 'all', vpp: { with: { lines: 'all' } } },
});

export const receivableRoutes = [
  route('POST', 'creditnotes/:uniqueId/allocations', { run: allocateCreditNote, answer: noteAnswer }),
  route('GET', 'payments', {
    run: customerPayments,
    answer: rows(CustomerPayment, { with: { customer: ['id', 'uniqueId', 'company'] } }),
  }),
  route('POST', 'payments', { run: recordPayment, answer: paymentAnswer }),
  route('GET', 'payments/:uniqueId', { run: customerPayment, answer: paymentAnswer }),
  route('POST', 'payments/:uniqueId/allocations', { run: allocatePayment, answer: paymentAnswer }),
  route('DELETE', 'payments/:uniqueId/allocations', { run: takeBackAllocation, answer: paymentAnswer }),
  route('PUT', 'payments/:uniqueId/reverse', { run: reversePayment, answer: paymentAnswer }),
  route('PUT', 'payments/:uniqueId/certificate', { run: setTdsCertificate, answer: paymentAnswer }),
  route('GET', 'invoices/:uniqueId/payments', { run: invoicePayments, answer: many(InvoicePayment) }),
  route('GET', 'receivables/ageing', { run: ageing, answer: ageingAnswer }),
  route('GET', 'receivables/openitems', { run: openItems, answer: many(OpenItem) }),
  route('GET', 'receivables/summary', {
    run: receivablesSummary,
    answer: one(ReceivablesSummary, { with: { trend: ['day', 'balance'], ageing: buckets } }),
  }),
  route('GET', 'receivables/tdsquarters', { run: tdsQuarters, answer: many(TdsQuarter) }),
  route('GET', 'customers/:uniqueId/ledger', { run: customerLedger, answer: ledgerAnswer }),
  route('GET', 'customers/:uniqueId/credit', { run: customerCredit, answer: one(CustomerCredit) }),
  route('PUT', 'customers/:uniqueId/credit', { run: setCredit, answer: one(Customer, { without: ['updatedOn'] }) }),
  route('POST', 'customers/:uniqueId/creditlift', { run: liftCredit, answer: one(CreditLift) }),
  route('PUT', 'customers/:uniqueId/opening', { run: setOpening, answer: one(OpeningItem) }),
  route('POST', 'customers/:uniqueId/statement', {
    run: mailStatement,
    answer: one(Customer, { without: ['updatedOn'] }),
    bodyOptional: true,
  }),
];
