import { closedWithItsMonth } from '../../../system/periods/filedMonth';
import type { Refund } from './refund.entity';

/** The return of a month lists its vouchers. */
export const refuseRefundOfFiledMonth = closedWithItsMonth<Refund>({
  date: ({ refundedOn }) => refundedOn,
  isIssued: () => true,
  free: [],
});
