import { Field, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../core/list/list';
import { DateOnly, Instant } from '../../../core/record/scalars';

@ObjectType({ description: 'A place where two stored values disagree.' })
export class ConsistencyFinding {
  @Field(() => String, { description: 'What should hold.' })
  rule: string;

  @Field(() => String)
  place: string;

  @Field(() => String)
  stored: string;

  @Field(() => String, { description: 'The value by a recount.' })
  actual: string;
}

@ObjectType({ description: 'A nightly check: derived values compared with what they are derived from.' })
export class ConsistencyResult {
  @Field(() => DateOnly)
  day: string;

  @Field(() => Instant)
  startedOn: Date;

  @Field(() => Instant, { nullable: true, description: 'Null while the check is running, or if it was interrupted.' })
  finishedOn: Date | null;

  @Field(() => Int, { nullable: true, description: 'Null until the check has finished.' })
  differences: number | null;

  @Field(() => [ConsistencyFinding], { description: 'The first differences, at most 200.' })
  findings: ConsistencyFinding[];
}

export const ConsistencyResultPage = pageOf(ConsistencyResult, 'ConsistencyResult');
