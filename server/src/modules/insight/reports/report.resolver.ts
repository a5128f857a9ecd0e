import { field, resolver } from '../../../core/operation/resolver';
import { cargoTotals, consignmentTotals, invoiceTotals, paymentTotals } from './report.service';
import { Report } from './report.type';

export const reportResolver = resolver(
  field(consignmentTotals, Report, { description: 'Sums of consignments by booking date.' }),
  field(cargoTotals, Report, { description: 'Sums of cargo consignments by booking date.' }),
  field(invoiceTotals, Report, { description: 'Sums of invoices by their date; cancelled ones are left out.' }),
  field(paymentTotals, Report, { description: 'Sums of payments by received date; reversed ones are left out.' }),
);
