import fc from 'fast-check';
import { amountInWords } from './amountInWords';

const values: Record<string, number> = Object.fromEntries(
  [
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen',
    'Eighteen Nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value]),
);
['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'].forEach((word, index) => {
  values[word] = (index + 2) * 10;
});
const scales: Record<string, number> = { Hundred: 100, Thousand: 1_000, Lakh: 100_000, Crore: 10_000_000 };

/** Parses the words back to a number. */
function read(words: string): number {
  let total = 0;
  let pending = 0;
  for (const word of words.split(' ')) {
    const scale = scales[word];
    if (scale) {
      total += pending * scale;
      pending = 0;
    } else {
      pending += values[word] ?? NaN;
    }
  }
  return total + pending;
}

describe('amount in words', () => {
  it.each([
    [12345650, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees and Fifty Paise Only'],
    [
      100000000000 - 1,
      'Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees and ' +
        'Ninety Nine Paise Only',
    ],
    [1000000000, 'One Crore Rupees Only'],
    [10000000, 'One Lakh Rupees Only'],
    [100000, 'One Thousand Rupees Only'],
    [10000, 'One Hundred Rupees Only'],
    [1900, 'Nineteen Rupees Only'],
    [2000, 'Twenty Rupees Only'],
    [100, 'One Rupee Only'],
    [1, 'One Paisa Only'],
    [50, 'Fifty Paise Only'],
    [0, 'Zero Rupees Only'],
    [-2500, 'Minus Twenty Five Rupees Only'],
  ])('of %d paise', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  it('overflows past nine digits of rupees', () => {
    expect(amountInWords(100000000000)).toBe('overflow');
    expect(amountInWords(Number.MAX_SAFE_INTEGER)).toBe('overflow');
  });

  // Numbers with an equal share for each number of digits; a uniform choice would rarely be below a crore.
  const ofEveryMagnitude = fc
    .integer({ min: 0, max: 10 })
    .chain((power) => fc.integer({ min: 10 ** power, max: 10 ** (power + 1) - 1 }));

  it('reads back as the same amount, whatever its magnitude', () => {
    fc.assert(
      fc.property(ofEveryMagnitude, (paise) => {
        const words = amountInWords(paise);
        const [, rupees = 'Zero', paisa = 'Zero'] =
          /^(?:(.*?) Rupees?)?(?: and )?(?:([A-Z][A-Za-z ]*) Pais[ae])? Only$/.exec(words) ?? [];
        expect(read(rupees) * 100 + read(paisa)).toBe(paise);
      }),
      { numRuns: 2000 },
    );
  });
});
