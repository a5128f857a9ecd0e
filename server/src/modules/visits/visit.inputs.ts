import { Field, InputType } from 'type-graphql';
import { MaxLength, Required } from '../../domain/rules';

@InputType()
export class CountVisitInput {
  @Field(() => String, { nullable: true, description: 'The path of the page, as /contact.' })
  @MaxLength(200, 'Page')
  @Required('Page is required')
  page: string;
}
