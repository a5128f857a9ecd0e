import { daysAgo, listNeed, type Need } from '../../../core/module/need';
import { vendorBillList, type VendorBillSearch } from './vendorBill.list';

/** The days before the last one for claims in which a bill is asked for. */
const noticeDays = 7;

export const vendorBillNeeds: readonly Need[] = [
  listNeed('ClaimsEnding', vendorBillList, (context): VendorBillSearch => ({
    status: ['Draft', 'Matched', 'Disputed'],
    fromDate: context.today(),
    toDate: daysAgo(context, -noticeDays),
  })),
];
