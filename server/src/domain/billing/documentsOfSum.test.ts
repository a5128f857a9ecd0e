import { random } from '../../seed/data/random';
import { documentsOfSum } from './documentsOfSum';

test('case 13: the fewest documents whose sum it is to the paisa', () => {
  const amounts = [5_000_00, 6_475_50, 1_180_00, 5_000_00, 4_295_50];
  expect(documentsOfSum(amounts, 11_475_50)).toEqual([0, 1]);
  expect(documentsOfSum(amounts, 1_180_00)).toEqual([2]);
  expect(documentsOfSum(amounts, 10_475_50)).toEqual([0, 2, 4]);
  expect(documentsOfSum(amounts, 11_475_49)).toBeNull();
  expect(documentsOfSum(amounts, 0)).toBeNull();
  expect(documentsOfSum([], 1)).toBeNull();
});

test('no document is taken twice, and what is found has the sum', () => {
  const choice = random(7);
  let found = 0;
  for (let round = 0; round < 300; round += 1) {
    const amounts = Array.from({ length: choice.int(1, 12) }, () => choice.int(1, 60));
    const total = choice.int(1, 180);
    const places = documentsOfSum(amounts, total);
    const all = [1, 2, 3].flatMap((size) => choices(amounts, size)).filter((sum) => sum === total);
    expect(places !== null).toBe(all.length > 0);
    if (!places) continue;
    found += 1;
    expect(new Set(places).size).toBe(places.length);
    expect(places.reduce((sum, at) => sum + (amounts[at] ?? 0), 0)).toBe(total);
  }
  expect(found).toBeGreaterThan(50);
});

/** Sums of all choices of so many amounts. */
function choices(amounts: readonly number[], size: number): number[] {
  if (size === 0) return [0];
  return amounts.flatMap((amount, at) => choices(amounts.slice(at + 1), size - 1).map((rest) => rest + amount));
}
