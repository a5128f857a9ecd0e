import Ajv from 'ajv';
import fc from 'fast-check';
import { companyGstin, returnInput } from '../../../testing/gstReturn';
import { gstr1Schema } from '../../../testing/gstr1.schema';
import { minus, nothing, plus, totalOf, type TaxedAmounts } from './creditNote';
import { gstr1Of, taxWithin } from './gstr1';
import { gstr1Json } from './gstr1Json';

const isReturn = new Ajv({ allErrors: true }).compile(gstr1Schema);

describe('advances', () => {
  it('case 5: contain their tax, and the sum is exact', () => {
    expect(taxWithin(11_800_00, 1800, false)).toEqual({ taxable: 10_000_00, igst: 0, cgst: 900_00, sgst: 900_00 });
    expect(taxWithin(5_000_00, 1800, false)).toEqual({ taxable: 4_237_28, igst: 0, cgst: 381_36, sgst: 381_36 });
    const { at, atadj } = gstr1Of(
      returnInput({ advances: [{ placeOfSupply: '29', isInterState: true, taxPercent: 1800, amount: 11_800_00 }] }),
    );
    expect(at).toEqual([
      { placeOfSupply: '29', isInterState: true, rate: 18, taxable: 10_000_00, igst: 1_800_00, cgst: 0, sgst: 0 },
    ]);
    expect(atadj).toEqual([]);
  });

  it('case 5: are adjusted by the same amounts in the month in which an invoice uses them', () => {
    const advance = { placeOfSupply: '27', isInterState: false, taxPercent: 1800 };
    const november = gstr1Of(returnInput({ advances: [{ ...advance, amount: 11_800_00 }] }));
    const december = gstr1Of(returnInput({ month: '2026-12', adjustedAdvances: [{ ...advance, amount: 11_800_00 }] }));
    expect(november.at).toEqual([
      { placeOfSupply: '27', isInterState: false, rate: 18, taxable: 10_000_00, igst: 0, cgst: 900_00, sgst: 900_00 },
    ]);
    expect(december.atadj).toEqual(november.at);
    const json = gstr1Json({ gstin: companyGstin, sac: '996812' }, december);
    expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
    expect(json.txpd).toMatchObject([{ pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 10_000, camt: 900 }] }]);
  });

  it('are reported and adjusted to the paisa, however many parts they are used in', () => {
    const used = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 });
    const advances = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 9_000_000 }), isInterState: fc.boolean(), used }),
    );
    fc.assert(
      fc.property(advances, (made) => {
        const place = ({ isInterState }: { isInterState: boolean }) => ({
          placeOfSupply: isInterState ? '29' : '27',
          isInterState,
          taxPercent: 1800,
        });
        const sum = (rows: readonly TaxedAmounts[]) => rows.reduce(plus, nothing);
        let open = sum(
          gstr1Of(returnInput({ advances: made.map((one) => ({ ...place(one), amount: one.amount })) })).at,
        );
        const lefts = made.map(({ amount }) => amount);
        for (let month = 0; month < 6; month += 1) {
          const adjustedAdvances = made.flatMap((one, at) => {
            const part = Math.min(lefts[at] ?? 0, Math.ceil((one.amount * (one.used[month] ?? 0)) / 1000));
            const left = (lefts[at] ?? 0) - part;
            lefts[at] = left;
            return part > 0 ? [{ ...place(one), amount: part, left }] : [];
          });
          const { atadj, at } = gstr1Of(returnInput({ adjustedAdvances }));
          expect(at).toEqual([]);
          expect(totalOf(sum(atadj))).toBe(adjustedAdvances.reduce((total, { amount }) => total + amount, 0));
          open = minus(open, sum(atadj));
        }
        const still = made.map((one, at) => taxWithin(lefts[at] ?? 0, 1800, one.isInterState));
        expect(open).toEqual(sum(still));
      }),
      { numRuns: 200 },
    );
  });
});
