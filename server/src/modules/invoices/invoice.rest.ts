import type { RelatedShapes } from '../../core/recordShape';
import { many, one, route, rows, type Answer } from '../../core/route';
import { BulkInvoice, bulkApproveInvoices, bulkMailInvoices } from './bulk.service';
import { generateInvoice } from './generation.service';
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

const invoiceAnswer: Answer<Invoice> = one(Invoice, {
  with: {
    ...related,
    consignments: {
      only: ['id', 'uniqueId', 'bookingDate', 'awbNo', 'receiver', 'chargeableWeight', 'customerAmount'],
      with: { deliveryCity: ['id', 'name'] },
    },
  },
});

export const invoiceRoutes = [
  route('GET', 'invoices', { run: invoices, answer: rows(Invoice, { with: related }) }),
  route('GET', 'invoices/:uniqueId', { run: invoice, answer: invoiceAnswer }),
  route('POST', 'invoices', { run: generateInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/manual', { run: createManualInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId', { run: updateInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId/approve', { run: approveInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/bulk/approve', { run: bulkApproveInvoices, answer: many(BulkInvoice) }),
  route('POST', 'invoices/:uniqueId/mail', { run: mailInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/bulk/mail', { run: bulkMailInvoices, answer: many(BulkInvoice) }),
  route('DELETE', 'invoices/:uniqueId', { run: deleteInvoice, answer: invoiceAnswer }),
];
