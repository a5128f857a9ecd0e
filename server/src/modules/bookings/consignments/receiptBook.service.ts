import { Field, ObjectType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { firstBranchId } from '../../../db/schema/columns';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { NextReceiptSearch } from './books/receiptBook.inputs';
import { peekReceiptNumber } from './books/takeAwb';

@ObjectType({
  description: "The next number of the own-cargo receipt book: of the ranges of the user's branch, if it has any.",
})
export class Receipt {
  @Field(() => String, { description: 'The next AWB number. It is not reserved: a booking takes its number itself.' })
  id: string;
}

export const nextReceipt = query({
  action: 'nextReceipt',
  input: NextReceiptSearch,
  async run({ db, user }, { vendorId }) {
    const vendor = vendorId ? await db.named(Vendor, vendorId, 'Vendor', 'vendorId') : null;
    return { id: await peekReceiptNumber(db, user?.branchId ?? firstBranchId, vendor?.id ?? null) };
  },
});
