import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isNonNullType, isObjectType } from 'graphql';
import { recordKinds } from '../../records.generated';

/** Answers that name a record but are none: the same one may be told differently in each. */
const answers = [
  'AwbMatch',
  'BulkBilledMonth',
  'BulkCargo',
  'BulkConsignment',
  'BulkInvoice',
  'Label',
  'MonthInvoice',
  'MonthToBill',
  'NotBilledRow',
  'OpenSession',
  'OutboxMail',
  'ReceiptBookInUse',
  'RerateRow',
  'SalesRegisterRow',
  'VendorAmountRow',
];

test('every type with a uniqueId is kept under it, and no other', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));
  const identified = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && isNonNullType(type.getFields().uniqueId?.type))
    .map(({ name }) => name);
  // Some kinds are in no answer.
  const answered = recordKinds.filter((kind) => schema.getType(kind));
  expect([...answered, ...answers].sort()).toEqual(identified.sort());
});
