import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../core/list/list';
import { DateOnly } from '../../../core/record/scalars';
import { SafeInt } from '../../../db/schema/columns';
import { SeriesKind } from '../../../domain/billing/enums';

@ObjectType({ description: 'A number series, and the number that it would give next.' })
export class SeriesInForce {
  @Field(() => SafeInt, { nullable: true })
  id: number | null;

  @Field(() => ID, { nullable: true, description: 'Null: the series with which every company begins.' })
  uniqueId: string | null;

  @Field(() => Int, { nullable: true })
  version: number | null;

  @Field(() => SeriesKind)
  kind: SeriesKind;

  @Field(() => SafeInt, { nullable: true })
  registrationId: number | null;

  @Field(() => SafeInt, { nullable: true })
  branchId: number | null;

  @Field(() => String, {
    description: 'GSTIN of the registration or name of the branch; empty for all that have none.',
  })
  owner: string;

  @Field(() => String)
  pattern: string;

  @Field(() => Int)
  width: number;

  @Field(() => DateOnly, { nullable: true, description: 'Null: it has always held.' })
  validFrom: string | null;

  @Field(() => DateOnly, { description: '1 April of the financial year that is shown.' })
  year: string;

  @Field(() => Int, { description: 'In that year.' })
  nextNumber: number;

  @Field(() => [String], { description: 'The next number of that year, for each branch that the pattern names.' })
  next: string[];

  @Field(() => Boolean, { description: 'It has numbered a document of that year.' })
  isUsed: boolean;
}

export const SeriesInForcePage = pageOf(SeriesInForce, 'SeriesInForce');
