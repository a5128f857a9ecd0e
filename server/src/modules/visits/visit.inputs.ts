import { Field, InputType } from 'type-graphql';
import { AtMost, Present } from '../../domain/rules';

@InputType()
export class CountVisitInput {
  @Field(() => String, { nullable: true, description: 'The path of the page, as /contact.' })
  @AtMost(200, 'Page')
  @Present('Page is required')
  page: string;
}
