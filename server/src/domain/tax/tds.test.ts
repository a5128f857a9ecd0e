import { tdsRateOf } from './tds';

test('companies deduct what is set, individuals and Hindu undivided families at most 1 %', () => {
  expect(tdsRateOf('29ABACS0877M1ZS', 200)).toBe(200);
  expect(tdsRateOf('27AAPPU0939F1ZV', 200)).toBe(100);
  expect(tdsRateOf('27AAPHU0939F1ZV', 200)).toBe(100);
  expect(tdsRateOf('27AAPPU0939F1ZV', 0)).toBe(0);
  expect(tdsRateOf(null, 200)).toBe(200);
});
