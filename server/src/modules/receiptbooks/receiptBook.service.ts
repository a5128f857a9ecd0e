import { Field, ObjectType } from 'type-graphql';
import { NoInput, query } from '../../core/operation';
import { peekReceiptNumber } from './receiptBook';

@ObjectType({ description: 'The next page of the own-cargo receipt book.' })
export class Receipt {
  @Field(() => String, { description: 'The AWB number that would be given now.' })
  id: string;
}

export const nextReceipt = query({
  action: 'nextReceipt',
  input: NoInput,
  run: async ({ db }) => ({ id: await peekReceiptNumber(db) }),
});
