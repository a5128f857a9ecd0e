import { Field, ID, InputType, Int } from 'type-graphql';
import { Optional, Required } from '../domain/rules';

/** Identifies one record, for reading or deleting it. */
@InputType()
export class RecordInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked.',
  })
  @Optional()
  version?: number | null;
}
