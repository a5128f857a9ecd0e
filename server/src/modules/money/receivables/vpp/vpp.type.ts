import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../../db/schema/columns';
import type { Paise } from '../../../../domain/values/money';
import { DateOnly, Money } from '../../../../core/record/scalars';

@ObjectType({ description: 'VPP money that is owed to a sender.' })
export class VppDebt {
  @Field(() => SafeInt)
  customerId: number;

  @Field(() => ID)
  customerUniqueId: string;

  @Field(() => String)
  company: string;

  @Field(() => String)
  contact: string;

  @Field(() => Int)
  consignments: number;

  @Field(() => DateOnly, { description: 'Since when the oldest of it is owed.' })
  since: string;

  @Field(() => Int, { description: 'From then until today.' })
  days: number;

  @Field(() => Money)
  amount: Paise;
}

@ObjectType({ description: 'A consignment of which the price of the goods was collected and is not remitted.' })
export class VppOwed {
  @Field(() => SafeInt)
  consignmentId: number;

  @Field(() => ID)
  consignmentUniqueId: string;

  @Field(() => String)
  awbNo: string;

  @Field(() => String)
  receiver: string;

  @Field(() => DateOnly)
  collectedOn: string;

  @Field(() => Money)
  amount: Paise;
}
