import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { billMonth, BulkBilledMonth, bulkBillMonth } from './billMonth.service';
import { Invoice } from '../invoice.entity';
import { MonthPreview, monthPreview } from './monthPreview';
import { MonthToBill, monthToBill } from './monthToBill';

export const monthResolver = resolver(
  field(monthToBill, [MonthToBill]),
  field(monthPreview, MonthPreview),
  keyedField(billMonth, [Invoice]),
  keyedField(bulkBillMonth, [BulkBilledMonth]),
);
