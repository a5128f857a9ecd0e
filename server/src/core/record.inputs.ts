import { Field, ID, InputType, Int } from 'type-graphql';
import { Optional, Required } from '../domain/rules';

/** Identifies one record, for reading or deleting it. */
@InputType()
export class RecordInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true, description: 'The version that the client saw; an older one is refused.' })
  @Optional()
  version?: number | null;
}
