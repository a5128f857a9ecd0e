import { changedFields } from './update';

describe('a patch changes', () => {
  test.each([
    ['nothing by the same instant', { at: new Date(5) }, { at: new Date(5) }, []],
    ['the field by another instant', { at: new Date(5) }, { at: new Date(6) }, ['at']],
    ['the field by its first instant', { at: null }, { at: new Date(5) }, ['at']],
    ['the field where the instant is taken away', { at: new Date(5) }, { at: null }, ['at']],
    ['nothing where it says nothing', { at: null }, { at: undefined }, []],
  ])('%s', (_, record: object, patch: object, changed) => {
    expect(Object.keys(changedFields(record, patch))).toEqual(changed);
  });
});
