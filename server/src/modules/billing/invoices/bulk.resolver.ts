import { keyedField, resolver } from '../../../core/operation/resolver';
import { BulkInvoice, bulkApproveInvoices, bulkMailInvoices } from './bulk.service';

export const invoiceBulkResolver = resolver(
  keyedField(bulkApproveInvoices, [BulkInvoice]),
  keyedField(bulkMailInvoices, [BulkInvoice]),
);
