import { Field, InputType } from 'type-graphql';
import { DateOnly } from '../../core/scalars';

@InputType()
export class DashboardSearch {
  @Field(() => DateOnly, { nullable: true, description: 'The day that counts as today; today when left out.' })
  date?: string | null;
}
