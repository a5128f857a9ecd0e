import type { Choice } from './lineFields';
import { namesLike } from './matchName';

const gateway: Choice = { id: 7, name: 'Gateway Print House' };
const all: readonly Choice[] = [gateway, { id: 8, name: 'Meera Traders' }, { id: 9, name: 'Meera & Sons' }];

test('names are found by their beginning, then by a word; recent ones first', () => {
  expect(namesLike(all, 'MEERA').map(({ id }) => id)).toEqual([8, 9]);
  expect(namesLike(all, 'meera', [9]).map(({ id }) => id)).toEqual([9, 8]);
  expect(namesLike(all, 'pri')[0]).toBe(gateway);
  expect(namesLike(all, 'gate house')[0]).toBe(gateway);
  expect(namesLike(all, 'ateway')).toEqual([]);
});
