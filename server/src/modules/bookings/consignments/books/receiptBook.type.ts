import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../../core/list/list';
import { SafeInt } from '../../../../db/schema/columns';

@ObjectType({ description: 'A range of a branch, and how far it is used.' })
export class ReceiptBookInUse {
  @Field(() => SafeInt)
  id: number;

  @Field(() => ID)
  uniqueId: string;

  @Field(() => Int)
  version: number;

  @Field(() => SafeInt)
  branchId: number;

  @Field(() => String)
  branch: string;

  @Field(() => SafeInt)
  vendorId: number;

  @Field(() => String)
  vendor: string;

  @Field(() => String)
  prefix: string;

  @Field(() => Int)
  fromNumber: number;

  @Field(() => Int)
  toNumber: number;

  @Field(() => String, { nullable: true, description: 'Null: it is used up.' })
  next: string | null;

  @Field(() => Int, { description: 'Numbers that have not been given yet.' })
  left: number;

  @Field(() => [String], { description: 'Numbers before the next one that no consignment has; at most 100.' })
  unused: string[];
}

export const ReceiptBookPage = pageOf(ReceiptBookInUse, 'ReceiptBookInUse');

@ObjectType({ description: 'What is odd about an AWB number of own cargo that is typed.' })
export class ReceiptCheck {
  @Field(() => String, { nullable: true, description: 'Null: nothing. The booking is not refused.' })
  warning: string | null;
}
