import { one, route } from '../../../core/module/route';
import { einvoiceJson } from './einvoice.service';
import { EinvoiceFile } from './einvoice.type';

export const einvoiceRoutes = [
  route('GET', 'invoices/einvoice', {
    run: einvoiceJson,
    answer: one(EinvoiceFile),
  }),
];
