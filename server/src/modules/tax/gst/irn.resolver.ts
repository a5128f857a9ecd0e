import { field, resolver } from '../../../core/operation/resolver';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { recordCreditNoteIrn, recordIrn, recordIrnCancelled } from './irn.service';

export const irnResolver = resolver(
  field(recordIrn, Invoice, { description: 'Records what the e-invoice portal has answered about an invoice.' }),
  field(recordCreditNoteIrn, CreditNote, {
    description: 'Records what the e-invoice portal has answered about a credit note.',
  }),
  field(recordIrnCancelled, Invoice, {
    description: 'Records that the IRN was cancelled on the portal, within 24 hours of its acknowledgement.',
  }),
);
