import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { Invoice } from '../invoice.entity';
import { CargoInvoicePreview, cargoInvoicePreviews, generateCargoInvoices } from './cargoBilling.service';

export const cargoBillingResolver = resolver(
  field(cargoInvoicePreviews, [CargoInvoicePreview], { description: 'As `generateCargoInvoices` would make them.' }),
  keyedField(generateCargoInvoices, [Invoice], {
    description:
      'Over cargo consignments an invoice for each customer who pays and each service; what is paid already is on cash invoices. All are made, or none.',
  }),
);
