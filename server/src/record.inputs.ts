import { Field, ID, InputType, Int } from 'type-graphql';
import { Optional, Present } from './domain/rules';

/** Names one record, for reading and for deleting it. */
@InputType()
export class RecordInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true, description: 'The version that the client saw; an older one is refused.' })
  @Optional()
  version?: number | null;
}
