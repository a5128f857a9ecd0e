import fc from 'fast-check';
import type { GstCategory } from '../parties/enums';
import { gstOf, invoiceTotal, taxesFollowing, type SupplyType } from './gst';
import { gstinStateCode, gstinWithCheckDigit, isGstin, normalizeGstin } from './gstin';
import { maxAmountPaise } from '../values/money';
import { isStateCode, stateNameOf, stateNames } from './stateCodes';

const mumbai = '27AAPFU0939F1ZV';
const bengaluru = '29ABACS0877M1ZS';

describe('GSTIN', () => {
  it('holds its check digit', () => {
    expect(isGstin(mumbai)).toBe(true);
    expect(isGstin(bengaluru)).toBe(true);
    expect(isGstin('27AAPFU0939F1ZX')).toBe(false);
    expect(gstinWithCheckDigit('27AAPFU0939F1Z')).toBe(mumbai);
  });

  it.each([
    '',
    mumbai.toLowerCase(),
    ` ${mumbai}`,
    mumbai.slice(0, 14),
    `${mumbai}0`,
    '27AAPF00939F1ZV',
    '2XAAPFU0939F1ZV',
  ])('%p is none', (value) => {
    expect(isGstin(value)).toBe(false);
  });

  it('is stored in capitals', () => {
    expect(normalizeGstin(' 27aapfu0939f1zv ')).toBe(mumbai);
    expect(() => gstinWithCheckDigit('27AAPFU0939F1')).toThrow(RangeError);
  });

  it('betrays every single wrong character', () => {
    const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...alphabet), (place, character) => {
        fc.pre(mumbai.charAt(place) !== character);
        expect(isGstin(mumbai.slice(0, place) + character + mumbai.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('names the state', () => {
    expect(stateNameOf(gstinStateCode(mumbai))).toBe('Maharashtra');
    expect(Object.keys(stateNames)).toHaveLength(36);
    expect(isStateCode('28')).toBe(false);
    expect(isStateCode('toString')).toBe(false);
    expect(stateNameOf('99')).toBeNull();
  });
});

describe('tax by place of supply', () => {
  const tax = (taxablePaise: number, customerGstin?: string | null) =>
    gstOf({ taxablePaise, taxPercent: 1800, companyGstin: mumbai, customerGstin });

  it('is CGST and SGST within the state', () => {
    const customer = gstinWithCheckDigit('27AABCR1234K1Z');
    expect(tax(100000, customer)).toMatchObject({ igst: 0, cgst: 9000, sgst: 9000 });
    expect(tax(100000, customer).explanation).toContain(`${customer} and of company GSTIN ${mumbai}`);
  });

  it.each([undefined, null, ''])('is CGST and SGST for a customer with %p for a GSTIN', (customer) => {
    expect(tax(100000, customer)).toMatchObject({ igst: 0, cgst: 9000, sgst: 9000 });
    expect(tax(100000, customer).explanation).toContain('the customer has no GSTIN');
  });

  it('is IGST to another state', () => {
    expect(tax(100000, bengaluru)).toMatchObject({ igst: 18000, cgst: 0, sgst: 0 });
    expect(tax(100000, bengaluru).explanation).toMatch(/^IGST 18%: the place of supply is Karnataka.*Maharashtra/);
  });

  it('rounds each tax by itself', () => {
    expect(tax(150)).toMatchObject({ cgst: 14, sgst: 14 });
    expect(tax(150, bengaluru)).toMatchObject({ igst: 27 });
    expect(tax(5555)).toMatchObject({ cgst: 500, sgst: 500 });
  });

  it('is of the rate that is given, CGST and SGST by half', () => {
    const of = (taxPercent: number, customerGstin?: string) =>
      gstOf({ taxablePaise: 100_00, taxPercent, companyGstin: mumbai, customerGstin });
    expect(of(500)).toMatchObject({ cgst: 2_50, sgst: 2_50, taxPercent: 500 });
    expect(of(500).explanation).toMatch(/^CGST 2.5% and SGST 2.5%: /);
    expect(of(500, bengaluru)).toMatchObject({ igst: 5_00, explanation: expect.stringMatching(/^IGST 5%: /) });
    expect(of(25)).toMatchObject({ cgst: 13, sgst: 13, explanation: expect.stringMatching(/^CGST 0.125% and/) });
    expect(of(0)).toMatchObject({ igst: 0, cgst: 0, sgst: 0 });
  });

  it('refuses to guess from a GSTIN that does not hold', () => {
    expect(() => tax(100, '27AAPFU0939F1ZX')).toThrow(RangeError);
    expect(() => gstOf({ taxablePaise: 100, taxPercent: 1800, companyGstin: '' })).toThrow(RangeError);
  });

  it('is always one kind or the other, and within a paisa of the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmountPaise }), (paise) => {
        const within = tax(paise);
        const across = tax(paise, bengaluru);
        expect(within.cgst).toBe(within.sgst);
        expect(Math.abs(across.igst - within.cgst - within.sgst)).toBeLessThanOrEqual(1);
        expect(across.igst * 100 - paise * 18).toBeLessThanOrEqual(50);
        expect(across.igst * 100 - paise * 18).toBeGreaterThan(-50);
      }),
    );
  });

  it('follows amount and rate, unless it was given otherwise', () => {
    const before = { taxable: 1_000_00, taxPercent: 1800 };
    const after = { taxable: 2_000_00, taxPercent: 500 };
    expect(taxesFollowing({ igst: 0, cgst: 90_00, sgst: 90_00 }, before, after)).toMatchObject({ cgst: 50_00 });
    expect(taxesFollowing({ igst: 180_00, cgst: 0, sgst: 0 }, before, after)).toMatchObject({ igst: 100_00, cgst: 0 });
    expect(taxesFollowing({ igst: 0, cgst: 90_01, sgst: 90_00 }, before, after)).toBeNull();
  });

  it('adds up to the total', () => {
    const actualAmount = 100000;
    const within = { igst: 0, cgst: 9000, sgst: 9000 };
    expect(invoiceTotal({ actualAmount, additionalCharges: 5050, ...within })).toBe(123050);
    expect(invoiceTotal({ actualAmount, igst: 18000, cgst: 0, sgst: 0 })).toBe(118000);
  });
});

describe('place of supply', () => {
  type Fixture = readonly [
    gstinOf: string | null,
    category: GstCategory | null,
    handedOverIn: string | null,
    sezWithTax: boolean,
    place: string,
    supplyType: SupplyType,
    taxes: 'within' | 'across' | 'none',
  ];
  const fixtures: readonly Fixture[] = [
    ['27', 'Regular', '27', true, '27', 'B2B', 'within'],
    ['29', 'Regular', '27', true, '29', 'B2B', 'across'],
    ['24', 'Regular', '27', true, '24', 'B2B', 'across'],
    ['07', 'Regular', '27', true, '07', 'B2B', 'across'],
    ['33', 'Regular', '27', true, '33', 'B2B', 'across'],
    ['36', 'Regular', '27', true, '36', 'B2B', 'across'],
    ['01', 'Regular', '27', true, '01', 'B2B', 'across'],
    ['38', 'Regular', '27', true, '38', 'B2B', 'across'],
    ['97', 'Regular', '27', true, '97', 'B2B', 'across'],
    ['04', 'Regular', '27', true, '04', 'B2B', 'across'],
    ['30', 'Regular', '27', true, '30', 'B2B', 'across'],
    ['06', 'Regular', '27', true, '06', 'B2B', 'across'],
    ['27', 'Regular', '24', true, '27', 'B2B', 'within'],
    ['29', 'Regular', '29', true, '29', 'B2B', 'across'],
    ['24', 'Regular', '27', true, '24', 'B2B', 'across'],
    ['27', 'Regular', null, true, '27', 'B2B', 'within'],
    ['09', 'Regular', null, true, '09', 'B2B', 'across'],
    ['27', null, '24', true, '27', 'B2B', 'within'],
    ['29', null, null, false, '29', 'B2B', 'across'],
    [null, 'Unregistered', '27', true, '27', 'B2C', 'within'],
    [null, 'Unregistered', '24', true, '24', 'B2C', 'across'],
    [null, 'Unregistered', '29', true, '29', 'B2C', 'across'],
    [null, 'Unregistered', '07', true, '07', 'B2C', 'across'],
    [null, 'Unregistered', '33', true, '33', 'B2C', 'across'],
    [null, 'Unregistered', '26', true, '26', 'B2C', 'across'],
    [null, 'Unregistered', '38', true, '38', 'B2C', 'across'],
    [null, 'Unregistered', '35', true, '35', 'B2C', 'across'],
    [null, null, null, true, '27', 'B2C', 'within'],
    [null, null, '30', true, '30', 'B2C', 'across'],
    [null, 'Regular', '27', true, '27', 'B2C', 'within'],
    ['29', 'Unregistered', '27', true, '27', 'B2C', 'within'],
    ['27', 'Unregistered', '24', true, '24', 'B2C', 'across'],
    ['27', 'Sez', '27', true, '27', 'SEZWP', 'across'],
    ['27', 'Sez', '27', false, '27', 'SEZWOP', 'none'],
    ['29', 'Sez', '27', true, '29', 'SEZWP', 'across'],
    ['29', 'Sez', '27', false, '29', 'SEZWOP', 'none'],
    ['24', 'Sez', '27', true, '24', 'SEZWP', 'across'],
    ['24', 'Sez', '27', false, '24', 'SEZWOP', 'none'],
    ['33', 'Sez', '27', true, '33', 'SEZWP', 'across'],
    ['33', 'Sez', '27', false, '33', 'SEZWOP', 'none'],
  ];
  const taxesOf = {
    within: { igst: 0, cgst: 9000, sgst: 9000 },
    across: { igst: 18000, cgst: 0, sgst: 0 },
    none: { igst: 0, cgst: 0, sgst: 0 },
  };

  it.each(fixtures)(
    'GSTIN of %p, %p, handed over in %p, zone with tax %p: %s, %s, %s',
    (gstinOf, category, handedOverIn, sezWithTax, placeOfSupply, supplyType, taxes) => {
      const customerGstin = gstinOf && gstinWithCheckDigit(`${gstinOf}AABCR1234K1Z`);
      const question = {
        taxablePaise: 100000,
        taxPercent: 1800,
        companyGstin: mumbai,
        customerGstin,
        category,
        handedOverIn,
        sezWithTax,
      };
      const { explanation, ...answer } = gstOf(question);
      expect(answer).toMatchObject({ ...taxesOf[taxes], placeOfSupply, supplyType });
      expect(explanation).toContain(stateNameOf(placeOfSupply) ?? `state code ${placeOfSupply}`);
      expect(explanation).toMatch(/\(IGST Act, sections? .+\)\.$/);
    },
  );
});
