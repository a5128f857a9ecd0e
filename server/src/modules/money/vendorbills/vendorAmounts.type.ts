import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../../../domain/values/money';
import { Money } from '../../../core/record/scalars';

export type VendorAmountOutcome =
  | 'Changed'
  | 'Unchanged'
  | 'Skipped: approved'
  | 'Skipped: invoiced'
  | 'Skipped: not decided'
  | 'Skipped: deleted'
  | 'Skipped: other vendor';

@ObjectType({ description: 'A consignment of the bill, with what it costs before and after.' })
export class VendorAmountRow {
  @Field(() => ID, { description: 'Of the line.' })
  uniqueId: string;

  @Field(() => Int)
  rowNo: number;

  @Field(() => String)
  awbNo: string;

  @Field(() => Money, { description: 'Its cost so far: that of an earlier correction, else the booked amount.' })
  oldCost: Paise;

  @Field(() => Money, { description: 'What was accepted; the cost so far of a row that is skipped.' })
  newCost: Paise;

  @Field(() => String, {
    description:
      'Changed, Unchanged, or Skipped with the reason: approved, invoiced, not decided, deleted, other vendor.',
  })
  outcome: VendorAmountOutcome;
}

@ObjectType({ description: "What a bill's accepted amounts change of its consignments' costs." })
export class VendorAmounts {
  @Field(() => Int)
  changed: number;

  @Field(() => Int)
  skipped: number;

  @Field(() => Money, { description: 'By how much the costs rise; profit falls by as much.' })
  difference: Paise;

  @Field(() => [VendorAmountRow])
  rows: VendorAmountRow[];
}
