import { Field, InputType } from 'type-graphql';
import { DateOnly } from '../../../core/record/scalars';

@InputType()
export class DashboardSearch {
  @Field(() => DateOnly, { nullable: true, description: 'The day to use as today. Default: today.' })
  date?: string | null;
}
