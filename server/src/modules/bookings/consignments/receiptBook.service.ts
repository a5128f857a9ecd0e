import { Field, ObjectType } from 'type-graphql';
import { NoInput, query } from '../../../core/operation/operation';
import { peekReceiptNumber } from './receiptBook';

@ObjectType({ description: 'The next number of the own-cargo receipt book.' })
export class Receipt {
  @Field(() => String, { description: 'The next AWB number. It is not reserved: a booking takes its number itself.' })
  id: string;
}

export const nextReceipt = query({
  action: 'nextReceipt',
  input: NoInput,
  run: async ({ db }) => ({ id: await peekReceiptNumber(db) }),
});
