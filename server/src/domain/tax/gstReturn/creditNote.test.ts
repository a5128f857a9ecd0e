import fc from 'fast-check';
import { karnataka, maharashtra, returnInvoice } from '../../../testing/gstReturn';
import { excessOf, lastNoteDate, minus, noteAmounts, nothing, plus, type TaxedAmounts } from './creditNote';

describe('credit notes', () => {
  it('case 7: give back all tax with the last rupee', () => {
    const of = returnInvoice(1_000_10, { number: 'INV/26-27/1' });
    expect(of.cgst).toBe(90_01);
    const first = noteAmounts(500_05, of, nothing);
    expect(first.cgst).toBe(45_00);
    const second = noteAmounts(500_05, of, first);
    expect(second.cgst).toBe(45_01);
    expect(plus(first, second)).toEqual({ taxable: of.taxable, igst: 0, cgst: of.cgst, sgst: of.sgst });
    expect(excessOf(1, of, plus(first, second))).toBe(1);
    expect(excessOf(500_05, of, first)).toBe(0);
  });

  it('case 14: are possible until 30 November after the year', () => {
    expect(lastNoteDate('2026-11-10')).toBe('2027-11-30');
    expect(lastNoteDate('2027-03-31')).toBe('2027-11-30');
    expect(lastNoteDate('2027-04-01')).toBe('2028-11-30');
  });

  it('never exceed any tax of the invoice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        (taxable, shares, away) => {
          const of = returnInvoice(taxable, { number: 'INV/26-27/1', gstin: away ? karnataka : maharashtra });
          let credited: TaxedAmounts = nothing;
          for (const share of [...shares, 1000]) {
            const part = Math.min(taxable - credited.taxable, Math.ceil((taxable * share) / 1000));
            if (part <= 0) continue;
            credited = plus(credited, noteAmounts(part, of, credited));
            const left = minus(of, credited);
            expect([left.taxable, left.igst, left.cgst, left.sgst].every((amount) => amount >= 0)).toBe(true);
          }
          expect(credited).toEqual({ taxable, igst: of.igst, cgst: of.cgst, sgst: of.sgst });
        },
      ),
    );
  });
});
