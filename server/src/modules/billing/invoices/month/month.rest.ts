import { many, one, route } from '../../../../core/module/route';
import { billMonth, BulkBilledMonth, bulkBillMonth } from './billMonth.service';
import { invoicesAnswer } from '../invoice.rest';
import { MonthPreview, monthPreview } from './monthPreview';
import { MonthToBill, monthToBill } from './monthToBill';

const billedMonths = many(BulkBilledMonth, (lines: readonly BulkBilledMonth[]) => lines, { with: { invoices: 'all' } });

export const monthRoutes = [
  route('GET', 'invoices/month', { run: monthToBill, answer: many(MonthToBill) }),
  route('GET', 'invoices/month/:uniqueId', {
    run: monthPreview,
    answer: one(MonthPreview, { with: { invoices: 'all' } }),
  }),
  route('POST', 'invoices/month/:uniqueId', { run: billMonth, answer: invoicesAnswer }),
  route('POST', 'invoices/bulk/month', { run: bulkBillMonth, answer: billedMonths }),
];
