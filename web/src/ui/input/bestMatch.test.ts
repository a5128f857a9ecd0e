import { namesLike, takenOf } from '../../features/counter/matchName';
import { bestMatch, searchByLabel } from './bestMatch';

const named = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name }));

test.each([
  ['ram', ['Ramesh Kumar'], 'Ramesh Kumar'],
  ['ram', ['Ramesh Kumar', 'Ram'], 'Ram'],
  ['ram', ['Ramesh Kumar', 'Shri Ram'], 'Ramesh Kumar'],
  ['ram', ['Shri Ram'], undefined],
  ['ram', ['Ramesh Kumar', 'Ram Traders'], undefined],
  ['elan', ['Élan Studio'], 'Élan Studio'],
])('“%s” among %j means %s', (text, names, wanted) => {
  expect(bestMatch(named(...names), text)?.name).toBe(wanted);
});

test.each([
  ['411001', 'Pune'],
  ['411038', 'Pune'],
  ['4110', 'Pune'],
  ['682001', 'Kochi'],
  ['682', undefined],
  ['682038', undefined],
  ['68', undefined],
  ['999999', undefined],
])('PIN code %s means %s', (text, wanted) => {
  const cities = [
    { id: 1, name: 'Pune', pinCode: '411001' },
    { id: 2, name: 'Kochi', pinCode: '682001' },
    { id: 3, name: 'Kakkanad', pinCode: '682030' },
  ];
  expect(bestMatch(cities, text)?.name).toBe(wanted);
  expect(takenOf(namesLike(cities, text), text)?.name).toBe(wanted);
});

test('of the options of a select those that begin with the letters stand first', () => {
  const options = ['Out for Delivery', 'Undelivered', 'Delivered'].map((label) => ({ label }));
  const sorted = options.sort((one, other) => searchByLabel.filterSort(one, other, { searchValue: 'Deliv' }));
  expect(sorted.map(({ label }) => label)).toEqual(['Delivered', 'Out for Delivery', 'Undelivered']);
});
