import fc from 'fast-check';
import { formatWeight, formatWeightShort, gramsToKg, kgToGrams, maxWeightGrams } from './weight';

describe('weights', () => {
  it.each([
    [1, 1000],
    [0.001, 1],
    [1.25, 1250],
    ['2.005', 2005],
    [99999.999, 99999999],
    [4.35, 4350],
  ])('%p Kg is %d g', (kilograms, grams) => {
    expect(kgToGrams(kilograms)).toBe(grams);
  });

  it.each([0.0001, '1.0000', '', 'heavy', NaN])('refuses %p', (value) => {
    expect(() => kgToGrams(value)).toThrow(RangeError);
  });

  it('takes back what it gave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxWeightGrams }), (grams) => {
        expect(kgToGrams(gramsToKg(grams))).toBe(grams);
      }),
    );
  });

  it('has no fractions of a gram', () => {
    expect(() => gramsToKg(0.5)).toThrow(RangeError);
  });

  it.each([
    [1250, '1.250 Kg'],
    [5, '0.005 Kg'],
    [0, '0.000 Kg'],
    [123456789, '1,23,456.789 Kg'],
  ])('%d g reads %s', (grams, text) => {
    expect(formatWeight(grams)).toBe(text);
  });

  it.each([
    [999_999, '999.999 Kg'],
    [1_500_000, '1.5K Kg'],
    [123_400_000, '1.2L Kg'],
  ])('%d g on a card reads %s', (grams, text) => {
    expect(formatWeightShort(grams)).toBe(text);
  });
});
