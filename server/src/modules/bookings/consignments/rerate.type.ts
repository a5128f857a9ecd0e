import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../../../domain/values/money';
import type { RerateOutcome } from '../../../domain/rating/rerating';
import { DateOnly, Money } from '../../../core/record/scalars';

@ObjectType({ description: 'A consignment with its amounts before and after re-rating.' })
export class RerateRow {
  @Field(() => ID)
  uniqueId: string;

  @Field(() => Int, { nullable: true, description: 'Null if there is no such consignment.' })
  version: number | null;

  @Field(() => String, { nullable: true })
  awbNo: string | null;

  @Field(() => DateOnly, { nullable: true })
  bookingDate: string | null;

  @Field(() => String, { nullable: true, description: 'Company of the sender.' })
  sender: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the vendor.' })
  vendor: string | null;

  @Field(() => Money, { nullable: true })
  oldCustomerAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  newCustomerAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  oldVendorAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  newVendorAmount: Paise | null;

  @Field(() => String, {
    description:
      'Changed, Unchanged, No rate, or Skipped with the reason: approved, invoiced, paid, overridden, changed since the preview.',
  })
  outcome: RerateOutcome;
}

@ObjectType({ description: 'A page of the preview of re-rating, or the rows that were changed.' })
export class RerateResult {
  @Field(() => [RerateRow])
  rows: RerateRow[];

  @Field(() => Int, { nullable: true, description: 'All rows of the preview; told on its first page only.' })
  rowCount: number | null;

  @Field(() => ID, { nullable: true, description: 'Pass as `after` for the next page; null on the last one.' })
  next: string | null;
}
