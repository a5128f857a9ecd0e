import { Field, ID, InputType, Int } from 'type-graphql';
import { textOrNull } from '../../domain/values/text';
import { allOf, Optional, Required, rule } from '../../domain/rules/rules';
import { RecordRef } from './scalars';

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

/** Most records of one call; the web sends a longer selection in parts. */
export const maxBulkRows = 200;

const SomeRows = () =>
  rule(
    'someRows',
    `Select from 1 to ${maxBulkRows} rows`,
    (value) => Array.isArray(value) && value.length > 0 && value.length <= maxBulkRows,
  );

/** The records of a bulk operation. */
export const BulkItems = () =>
  allOf(
    Field(() => [RecordInput], {
      nullable: true,
      description: 'From 1 to 200 records, in the order of their execution.',
    }),
    SomeRows(),
  );

@InputType()
export class BulkInput {
  @BulkItems()
  items: RecordInput[];
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

const identity: readonly string[] = ['uniqueId', 'version'] satisfies (keyof RecordInput)[];

/** A value that may be left out is named nevertheless: an insert stores null for it, an update keeps what is stored. */
type Stored<Input, Other extends keyof Input> = {
  [Name in Exclude<keyof Input, Other | keyof RecordInput>]: Input[Name];
};

/**
 * All values of an input but `others`, which are stored in another form, and those that identify the record. Texts are trimmed, blank
 * ones are null. A new field of the input is thus stored by itself; without a column of its name the insert does not compile.
 */
export function storedValues<Input extends object, Other extends keyof Input & string = never>(
  input: Input,
  others: readonly Other[] = [],
): Stored<Input, Other> {
  const excluded = new Set<string>([...identity, ...others]);
  const values = Object.entries(input)
    .filter(([name]) => !excluded.has(name))
    .map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? textOrNull(value) : value]);
  return Object.fromEntries(values) as Stored<Input, Other>;
}

/** Of figures: they are counted as if the company had no other branches (`db/read/branchScope.ts`). */
@InputType()
export abstract class BranchInput {
  @Field(() => [RecordRef], {
    nullable: true,
    description: 'Branches of which the figures are. Default: all that the caller sees.',
  })
  @Optional()
  branchId?: string[] | null;
}

/** References of the branches; none: all. */
export const branchesIn = (type: object, input: object): readonly string[] =>
  type instanceof Function && type.prototype instanceof BranchInput ? ((input as BranchInput).branchId ?? []) : [];
