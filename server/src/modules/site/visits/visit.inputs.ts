import { Field, InputType } from 'type-graphql';
import { MaxLength, Required } from '../../../domain/rules/rules';

@InputType()
export class CountVisitInput {
  @Field(() => String, { nullable: true, description: 'Path of the page, e.g. /contact.' })
  @MaxLength(200, 'Page')
  @Required('Page is required')
  page: string;
}
