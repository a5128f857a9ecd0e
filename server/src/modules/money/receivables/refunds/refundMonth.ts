import { closedWithItsMonth } from '../../../system/periods/filedMonth';
import { firstBranchId } from '../../../../db/schema/columns';
import type { Reader } from '../../../../db/read/reader';
import { branchOfNote } from '../../../billing/creditnotes/creditNoteMonth';
import { CreditNote } from '../../../billing/creditnotes/creditNote.entity';
import { CustomerPayment } from '../payment.entity';
import type { Refund } from './refund.entity';

/** That of the paper whose money it gives back. */
async function branchOfRefund(db: Reader, { paymentId, creditNoteId }: Refund): Promise<number> {
  if (paymentId !== null) return (await db.get(CustomerPayment, paymentId)).branchId;
  return creditNoteId === null ? firstBranchId : branchOfNote(db, await db.get(CreditNote, creditNoteId));
}

/** The return of a month lists its vouchers. */
export const refuseRefundOfFiledMonth = closedWithItsMonth<Refund>({
  date: ({ refundedOn }) => refundedOn,
  branchId: branchOfRefund,
  isIssued: () => true,
  free: [],
});
