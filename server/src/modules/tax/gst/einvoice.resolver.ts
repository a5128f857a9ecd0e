import { field, resolver } from '../../../core/operation/resolver';
import { einvoiceJson } from './einvoice.service';
import { EinvoiceFile } from './einvoice.type';

export const einvoiceResolver = resolver(
  field(einvoiceJson, EinvoiceFile, {
    description: 'Approved invoices and credit notes to registered customers for the e-invoice portal. Admins only.',
  }),
);
