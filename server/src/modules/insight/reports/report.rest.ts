import { one, route, type Answer } from '../../../core/module/route';
import { cargoTotals, consignmentTotals, invoiceTotals, paymentTotals } from './report.service';
import { Report } from './report.type';

const figures = { figures: 'all', compared: 'all' } as const;

const answer: Answer<Report> = one(Report, {
  with: {
    rows: { with: { keys: ['value', 'label'], ...figures } },
    rest: { with: figures },
    total: { with: figures },
  },
});

export const reportRoutes = [
  route('GET', 'reports/consignments', { run: consignmentTotals, answer }),
  route('GET', 'reports/cargo', { run: cargoTotals, answer }),
  route('GET', 'reports/invoices', { run: invoiceTotals, answer }),
  route('GET', 'reports/payments', { run: paymentTotals, answer }),
];
