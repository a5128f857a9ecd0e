import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { seriesFields as fields } from '../../../domain/parties/seriesFields';
import type { SeriesKind } from '../../../domain/billing/enums';
import { HasFields } from '../../../domain/values/fields';
import { RecordField } from '../../../core/record/recordFields';

@ObjectType({
  description: 'How documents of a kind are numbered, from a financial year until the next series of the owner.',
})
@Entity()
@HasFields(fields)
export class NumberSeries extends RecordEntity {
  @RecordField(fields.kind)
  kind: SeriesKind;

  /** Neither a registration nor a branch is ever deleted. */
  @Field(() => SafeInt, { nullable: true, description: 'Whose branches number by it.' })
  @LooseRefColumn('Registration', { nullable: true })
  registrationId: number | null;

  @Field(() => SafeInt, { nullable: true, description: 'Which numbers by it, whatever its registration does.' })
  @LooseRefColumn('Branch', { nullable: true })
  branchId: number | null;

  @RecordField(fields.pattern, { description: 'With the tokens {FY}, {YY}, {MM}, {BR} and, at its end, {n}.' })
  pattern: string;

  @RecordField(fields.width, { description: 'The running number has at least so many digits.' })
  width: number;

  @RecordField(fields.nextNumber, { description: 'With which its first financial year begins.' })
  nextNumber: number;

  @RecordField(fields.validFrom, { description: '1 April of its first financial year.' })
  validFrom: string;

  /** Kind, owner and financial year. */
  @Index({ unique: true })
  @TextColumn(60, { nullable: true })
  liveKey: string | null;
}
