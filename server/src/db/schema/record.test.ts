import { idOfRef, splitRefs } from '../../db/schema/record';

test('digits alone are an id; anything else is a uniqueId', () => {
  expect(idOfRef('0042')).toBe(42);
  expect(idOfRef(42)).toBe(42);
  expect(idOfRef('3f2b7c9e-1')).toBeNull();
  expect(idOfRef('-1')).toBeNull();
  expect(splitRefs(['7', 'a1', '3'])).toEqual({ ids: [7, 3], uniqueIds: ['a1'] });
});
