import { Field, ID, InputType, Int } from 'type-graphql';
import { seriesFields } from '../../../domain/parties/seriesFields';
import { SeriesKind } from '../../../domain/billing/enums';
import { normalizePattern, patternRefusal } from '../../../domain/billing/numberSeries';
import { Optional, rule, whenGiven, Within } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordRef } from '../../../core/record/scalars';

@InputType()
export class NumberSeriesSearch {
  @Field(() => SeriesKind, { nullable: true, description: 'Default: all kinds.' })
  @Optional()
  kind?: SeriesKind | null;
}

interface Owner {
  registrationId?: string | null;
  branchId?: string | null;
}

/** Each text of `patternRefusal` is a rule, so that the form shows it under the field. */
const ValidPattern = () =>
  whenGiven(
    'pattern',
    'Pattern has a year ({FY}, or {YY} and {MM}) and ends with {n}: {BR}/{FY}/{n}',
    (text) => patternRefusal(normalizePattern(text)) === null,
  );

@InputType({
  description: 'A new number series, or a change of one that has no document. Kind, owner and year of one stay.',
})
@HasFields(seriesFields, ['uniqueId', 'version', 'registrationId', 'branchId'])
export class SaveNumberSeriesInput {
  @Field(() => ID, { nullable: true, description: 'The series to change. Omitted: a new one.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the client has read; omitted: not checked.' })
  @Optional()
  version?: number | null;

  @InputField(seriesFields.kind)
  kind: SeriesKind;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'For the branches of this registration; or a branch is named.',
  })
  @rule<Owner>('oneOwner', 'Please select a registration or a branch', (value, { branchId }) => !value !== !branchId)
  registrationId?: string | null;

  @Field(() => RecordRef, { nullable: true, description: 'For this branch alone.' })
  @Optional()
  branchId?: string | null;

  @ValidPattern()
  @InputField(seriesFields.pattern, {
    description:
      'Letters, digits, -, / and the tokens {FY} (26-27), {YY}, {MM}, {BR} (code of the branch) and, at its end, {n}.',
  })
  pattern: string;

  @Within('Digits', 1, 10)
  @InputField(seriesFields.width, { description: 'The running number has at least so many digits. Default: 1.' })
  width?: number | null;

  @Within('Next Number', 1, 999_999)
  @InputField(seriesFields.nextNumber, {
    description:
      'Of the first financial year: only forward, and only while the series has no document. Default: it stays.',
  })
  nextNumber?: number | null;

  @whenGiven('yearStart', 'It is chosen for a financial year: from 1 April on', (date) => date.endsWith('-04-01'))
  @InputField(seriesFields.validFrom, {
    description: 'The 1 April of a financial year, of this one or of a later one.',
  })
  validFrom: string;
}
