import fc from 'fast-check';
import { company } from '../../../company';
import { amountInWords } from '../../../domain/billing/amountInWords';
import { gstinStateCode, gstinWithCheckDigit } from '../../../domain/tax/gstin';
import { maxAmountPaise, type Paise } from '../../../domain/values/money';
import { stateNames } from '../../../domain/tax/stateCodes';
import { generatedAmounts, totalled } from './invoiceAmounts';

const anAmount = fc.integer({ min: 0, max: maxAmountPaise });
const homeState = gstinStateCode(company.gstin);
const aGstin = fc.constantFrom(...Object.keys(stateNames)).map((code) => gstinWithCheckDigit(`${code}AAPFU0939F1Z`));
const aCustomer = fc.option(aGstin, { nil: null });

const isExact = (paise: Paise) => Number.isSafeInteger(paise) && paise >= 0;

describe('the amounts of an invoice', () => {
  test('are whole paise, and the total is exactly the sum of its parts', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { minLength: 1, maxLength: 200 }), aCustomer, (amounts, gstin) => {
        const bill = generatedAmounts(amounts, { customerGstin: gstin, companyGstin: company.gstin, taxPercent: 1800 });
        const { actualAmount, additionalCharges, igst, cgst, sgst, totalAmount } = bill;
        expect([actualAmount, igst, cgst, sgst, totalAmount].every(isExact)).toBe(true);
        expect(BigInt(actualAmount)).toBe(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
        expect(totalAmount).toBe(actualAmount + additionalCharges + igst + cgst + sgst);
      }),
    );
  });

  test('carry CGST equal to SGST within the state, IGST across, and never both', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { minLength: 1, maxLength: 20 }), aCustomer, (amounts, gstin) => {
        const { actualAmount, igst, cgst, sgst, taxExplanation } = generatedAmounts(amounts, {
          customerGstin: gstin,
          companyGstin: company.gstin,
          taxPercent: 1800,
        });
        const isWithin = gstin === null || gstinStateCode(gstin) === homeState;
        expect(cgst).toBe(sgst);
        expect(isWithin ? igst : cgst).toBe(0);
        // Rounded half up to the paisa, so each tax differs from its exact value by at most half a paisa.
        const [tax, percent] = isWithin ? [cgst, 9] : [igst, 18];
        expect(Math.abs(tax * 100 - actualAmount * percent)).toBeLessThanOrEqual(50);
        expect(taxExplanation).toContain(company.gstin);
        expect(taxExplanation).toContain(gstin ?? 'no GSTIN');
      }),
    );
  });

  test('entered by hand add up the same way', () => {
    const parts = fc.record({
      actualAmount: anAmount,
      additionalCharges: anAmount,
      igst: anAmount,
      cgst: anAmount,
      sgst: anAmount,
    });
    fc.assert(
      fc.property(parts, (given) => {
        const sum = Object.values(given).reduce((total, part) => total + BigInt(part), 0n);
        expect(BigInt(totalled(given).totalAmount)).toBe(sum);
        expect(totalled({ ...given, additionalCharges: null }).totalAmount).toBe(Number(sum) - given.additionalCharges);
      }),
    );
  });

  test('have a total that can be said in words up to nine digits of rupees', () => {
    const ofEveryMagnitude = fc
      .integer({ min: 0, max: 13 })
      .chain((power) => fc.integer({ min: 10 ** power, max: 10 ** (power + 1) - 1 }));
    fc.assert(
      fc.property(ofEveryMagnitude, (paise) => {
        expect(amountInWords(paise) === 'overflow').toBe(paise >= 100_000_000_000);
      }),
    );
  });
});
