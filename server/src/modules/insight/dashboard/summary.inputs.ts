import { Field, InputType } from 'type-graphql';
import { BranchInput } from '../../../core/record/record.inputs';
import { DateOnly } from '../../../core/record/scalars';

@InputType()
export class DashboardSearch extends BranchInput {
  @Field(() => DateOnly, { nullable: true, description: 'The day to use as today. Default: today.' })
  date?: string | null;
}
