import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { statusOf } from '../../../../server/src/domain/rules/errorCodes';
import { entriesOf, found, namedIn } from './schemaEntries';

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));
const entries = entriesOf(introspectionFromSchema(schema));
const entry = (name: string) => entries.find((each) => each.name === name);

test('every operation, type and error of the product has an entry', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((name) => !entry(name))).toEqual([]);
  expect(entries.filter(({ group }) => group === 'Errors').map(({ name }) => name)).toEqual(
    Object.keys(statusOf).sort(),
  );
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

test('an entry says what is answered, and of each field type and meaning', () => {
  expect(entry('consignments')).toMatchObject({
    group: 'Queries',
    answers: 'ConsignmentPage!',
    rows: [{ name: 'search', type: 'ConsignmentSearch!', meaning: 'Default: {}.' }],
  });
  expect(entry('Consignment')?.rows).toContainEqual({
    name: 'goodsValue',
    type: 'Money',
    meaning: 'Value of the goods with GST.',
  });
  expect(entry('DeliveryStatus')?.rows.map(({ name }) => name)).toContain('Intransit');
  expect(entry('CONFLICT')?.meaning).toMatch(/HTTP status 409\.$/);
});

test('is found by every word of name, fields or meaning, by name first', () => {
  const names = (search: string) => found(entries, search).map(({ name }) => name);
  expect(names('')).toHaveLength(entries.length);
  expect(names('consignment')[0]).toMatch(/^consignment/i);
  expect(names('value goods')).toContain('Consignment');
  expect(names('nosuchword')).toEqual([]);
});

test('a type names its entry without list and null', () => {
  expect(namedIn('[Consignment!]!')).toBe('Consignment');
});
