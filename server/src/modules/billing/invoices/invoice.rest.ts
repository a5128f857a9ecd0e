import type { RelatedShapes } from '../../../core/record/recordShape';
import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { BulkInvoice, bulkApproveInvoices, bulkMailInvoices } from './bulk.service';
import { cancelInvoice } from './cancel.service';
import { createCounterBill } from './counter/counterBill.service';
import { CounterDay, counterDays } from './counter/counterDays';
import {
  generateInvoice,
  generateInvoicesByState,
  invoicePreviewsByState,
  StateInvoicePreview,
} from './generation.service';
import { Invoice } from './invoice.entity';
import {
  approveInvoice,
  createManualInvoice,
  deleteInvoice,
  invoice,
  invoices,
  updateInvoice,
} from './invoice.service';
import { mailInvoice } from './invoiceMail.service';

const related = {
  customer: ['id', 'uniqueId', 'name', 'company', 'address', 'gst'],
} as const satisfies RelatedShapes<Invoice>;

const withConsignments = {
  ...related,
  consignments: {
    only: ['id', 'uniqueId', 'bookingDate', 'awbNo', 'receiver', 'chargeableWeight', 'customerAmount'],
    with: { deliveryCity: ['id', 'name'] },
  },
  cargoConsignments: {
    only: ['id', 'uniqueId', 'bookingDate', 'awbNo', 'chargeableWeight', 'toPayAmount'],
    with: { sender: ['id', 'company'], receiver: ['id', 'company'] },
  },
} as const satisfies RelatedShapes<Invoice>;

/** Several made at once. */
export const invoicesAnswer = many(Invoice, (made: readonly Invoice[]) => made, { with: withConsignments });

const invoiceAnswer: Answer<Invoice> = one(Invoice, { with: withConsignments });

export const invoiceRoutes = [
  route('GET', 'invoices', { run: invoices, answer: rows(Invoice, { without: ['signedQr'], with: related }) }),
  route('GET', 'invoices/counterdays', { run: counterDays, answer: many(CounterDay) }),
  route('POST', 'invoices/counterbills', {
    run: createCounterBill,
    answer: one(Invoice, { without: ['signedQr'], with: related }),
  }),
  route('GET', 'invoices/:uniqueId', { run: invoice, answer: invoiceAnswer }),
  route('POST', 'invoices', { run: generateInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/bystate', {
    run: generateInvoicesByState,
    answer: invoicesAnswer,
  }),
  route('POST', 'invoices/bystate/preview', { run: invoicePreviewsByState, answer: many(StateInvoicePreview) }),
  route('POST', 'invoices/manual', { run: createManualInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId', { run: updateInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId/approve', { run: approveInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId/cancel', { run: cancelInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/bulk/approve', { run: bulkApproveInvoices, answer: many(BulkInvoice) }),
  route('POST', 'invoices/:uniqueId/mail', { run: mailInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/bulk/mail', { run: bulkMailInvoices, answer: many(BulkInvoice) }),
  route('DELETE', 'invoices/:uniqueId', { run: deleteInvoice, answer: invoiceAnswer }),
];
