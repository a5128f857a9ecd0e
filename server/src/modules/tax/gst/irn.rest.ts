import { one, route } from '../../../core/module/route';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { recordCreditNoteIrn, recordIrn, recordIrnCancelled } from './irn.service';

const invoiceAnswer = one(Invoice, { with: { customer: ['id', 'uniqueId', 'name', 'company', 'address', 'gst'] } });

export const irnRoutes = [
  route('PUT', 'invoices/:uniqueId/irn', { run: recordIrn, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId/irn/cancel', { run: recordIrnCancelled, answer: invoiceAnswer, bodyOptional: true }),
  route('PUT', 'creditnotes/:uniqueId/irn', { run: recordCreditNoteIrn, answer: one(CreditNote) }),
];
