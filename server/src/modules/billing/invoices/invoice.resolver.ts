import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { InvoiceReading } from '../../../domain/billing/enums';
import { cancelInvoice } from './cancel.service';
import {
  generateInvoice,
  generateInvoicesByState,
  invoicePreview,
  InvoicePreview,
  invoicePreviewsByState,
  StateInvoicePreview,
} from './generation.service';
import { Invoice } from './invoice.entity';
import { InvoicePage } from './invoice.list';
import {
  approveInvoice,
  createManualInvoice,
  deleteInvoice,
  invoice,
  invoiceReading,
  invoices,
  updateInvoice,
} from './invoice.service';
import { mailInvoice } from './invoiceMail.service';

export const invoiceResolver = resolver(
  field(invoices, InvoicePage),
  field(invoice, Invoice, { description: 'An invoice, even if deleted.' }),
  field(invoiceReading, InvoiceReading, {
    description: 'Which reading of invoice statuses and types is configured (INVOICE_READING).',
  }),
  field(invoicePreview, InvoicePreview),
  keyedField(generateInvoice, Invoice),
  field(invoicePreviewsByState, [StateInvoicePreview], {
    description: "As `generateInvoicesByState` would make them. The company's own state comes first.",
  }),
  keyedField(generateInvoicesByState, [Invoice], {
    description:
      'One invoice for each service and place of supply: bookings of an unregistered customer are billed by the state in which the goods were handed over. All are made, or none.',
  }),
  keyedField(createManualInvoice, Invoice),
  field(updateInvoice, Invoice),
  field(approveInvoice, Invoice, {
    description: 'Moves the invoice to its next status. Leaving Generated assigns the invoice number.',
  }),
  field(deleteInvoice, Invoice),
  field(cancelInvoice, Invoice, {
    description:
      'Cancels an approved invoice without payments and credit notes: its number stays used, its consignments are released.',
  }),
  field(mailInvoice, Invoice, { description: 'Mails an approved invoice to its customer, through the outbox.' }),
);
