import { many, route } from '../../../../core/module/route';
import { billMonth, BulkBilledMonth, bulkBillMonth } from './billMonth.service';
import { invoicesAnswer } from '../invoice.rest';
import { MonthToBill, monthToBill } from './monthToBill';

export const monthRoutes = [
  route('GET', 'invoices/month', { run: monthToBill, answer: many(MonthToBill) }),
  route('POST', 'invoices/month/:uniqueId', { run: billMonth, answer: invoicesAnswer }),
  route('POST', 'invoices/bulk/month', { run: bulkBillMonth, answer: many(BulkBilledMonth) }),
];
