import { one, route, rows, type Answer } from '../../core/route';
import { generateInvoice } from './generation.service';
import type { Invoice } from './invoice.entity';
import {
  approveInvoice,
  createManualInvoice,
  deleteInvoice,
  invoice,
  invoices,
  updateInvoice,
} from './invoice.service';

const columns = `id uniqueId version customerId customer { id uniqueId name company address gst }
  invoiceNumber invoiceDate invoiceMonth paymentDate invoiceStatus invoiceType totalConsignments actualAmount
  additionalCharges additionalRemark remark igst cgst sgst totalAmount taxExplanation createdOn updatedOn deletedOn`;
const whole = `{ ${columns} consignments {
  id uniqueId bookingDate awbNo receiver deliveryCity { id name } chargeableWeight customerAmount } }`;

const invoiceAnswer: Answer<Invoice> = one('Invoice', whole);

export const invoiceRoutes = [
  route('GET', 'invoices', { run: invoices, answer: rows('Invoice', `{ ${columns} }`) }),
  route('GET', 'invoices/:uniqueId', { run: invoice, answer: invoiceAnswer }),
  route('POST', 'invoices', { run: generateInvoice, answer: invoiceAnswer }),
  route('POST', 'invoices/manual', { run: createManualInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId', { run: updateInvoice, answer: invoiceAnswer }),
  route('PUT', 'invoices/:uniqueId/approve', { run: approveInvoice, answer: invoiceAnswer }),
  route('DELETE', 'invoices/:uniqueId', { run: deleteInvoice, answer: invoiceAnswer }),
];
