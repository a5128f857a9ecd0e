import { many, route } from '../../../../core/module/route';
import { invoicesAnswer } from '../invoice.rest';
import { CargoInvoicePreview, cargoInvoicePreviews, generateCargoInvoices } from './cargoBilling.service';

export const cargoBillingRoutes = [
  route('POST', 'invoices/cargo', { run: generateCargoInvoices, answer: invoicesAnswer }),
  route('POST', 'invoices/cargo/preview', { run: cargoInvoicePreviews, answer: many(CargoInvoicePreview) }),
];
