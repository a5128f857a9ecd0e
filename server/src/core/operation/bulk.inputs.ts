import { Field, InputType } from 'type-graphql';
import { allOf, rule } from '../../domain/rules/rules';
import { RecordInput } from '../record/record.inputs';

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
