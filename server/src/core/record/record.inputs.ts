import { Field, ID, InputType, Int } from 'type-graphql';
import { allOf, Optional, Required } from '../../domain/rules/rules';

/** The uniqueId of the record that an input is about. */
export const RecordId = (description?: string) =>
  allOf(
    Field(() => ID, { description }),
    Required('uniqueId is required'),
  );

const version =
  'The version that the client has read. An older one than stored is refused (CONFLICT); omitted: not checked.';
const RecordVersion = () =>
  allOf(
    Field(() => Int, { nullable: true, description: version }),
    Optional(),
  );

/** Identifies one record, for reading, changing or deleting it. */
@InputType()
export class RecordInput {
  @RecordId()
  uniqueId: string;

  @RecordVersion()
  version?: number | null;
}

/** Details that a new record is created from, together with the record that they are to change. */
export function changeOf<Details extends object>(details: abstract new () => Details): new () => Details & RecordInput {
  @InputType()
  class Change extends (details as unknown as new () => object) {
    @RecordId()
    uniqueId: string;

    @RecordVersion()
    version?: number | null;
  }
  return Change as new () => Details & RecordInput;
}
