/** Values of an input that are stored under their own names. */
import { textOrNull } from '../../domain/values/text';
import type { RecordInput } from '../record/record.inputs';

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
