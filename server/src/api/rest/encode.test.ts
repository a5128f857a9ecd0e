import { GraphQLBoolean, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql';
import { encoderFor } from './encode';

const names = Array.from({ length: 40 }, (_, at) => `field${at}`);
const vendor = new GraphQLObjectType({ name: 'Vendor', fields: { name: { type: GraphQLString } } });
const type = new GraphQLObjectType({
  name: 'Parcel',
  fields: {
    ...Object.fromEntries(names.map((name) => [name, { type: GraphQLString }])),
    count: { type: GraphQLInt },
    flag: { type: GraphQLBoolean },
    vendor: { type: vendor },
  },
});
const selection = { ...Object.fromEntries(names.map((name) => [name, {}])), count: {}, flag: {}, vendor: { name: {} } };
const encode = encoderFor(type, selection, 'A');
const textOf = (given: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.fromEntries([...names, 'count', 'flag', 'vendor'].map((name) => [name, given[name] ?? null])));

test('has all names of the route in its order, and null where a record has nothing', () => {
  expect(JSON.stringify(encode({}))).toBe(textOf({}));
  const given = { vendor: { name: 'DTDC' }, flag: false, count: 0, field39: '', field0: 'first', field7: undefined };
  expect(JSON.stringify(encode({ ...given, other: 'not asked for' }))).toBe(textOf(given));
});

test('keeps nothing of the record before', () => {
  encode({ field3: 'one', count: 1, vendor: { name: 'DTDC' } });
  expect(JSON.stringify(encode({ vendor: {} }))).toBe(textOf({ vendor: { name: null } }));
});
