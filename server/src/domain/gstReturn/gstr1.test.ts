import Ajv from 'ajv';
import fc from 'fast-check';
import { gstinWithCheckDigit } from '../gstin';
import type { GstCategory } from '../enums';
import { gstOf } from '../gst';
import { stateNames } from '../stateCodes';
import { excessOf, lastNoteDate, minus, noteAmounts, nothing, plus, totalOf, type TaxedAmounts } from './creditNote';
import { gstr1Of, returnFileName, tablesTotal, taxWithin, type ReturnFacts, type ReturnInvoice } from './gstr1';
import { gstr1Json } from './gstr1Json';
import { gstr1Schema } from './gstr1.schema';

const isReturn = new Ajv({ allErrors: true }).compile(gstr1Schema);

const companyGstin = '27AAPFU0939F1ZV';
const maharashtra = '27AABCM1234F1ZX';
const karnataka = '29ABACS0877M1ZS';
const limit = 1_00_000_00;

interface Sale {
  number: string;
  date?: string;
  gstin?: string | null;
  category?: GstCategory;
  handedOverIn?: string;
}

function invoice(taxable: number, { number, date = '2026-11-10', gstin = null, category, handedOverIn }: Sale) {
  const { igst, cgst, sgst, placeOfSupply, supplyType } = gstOf({
    taxablePaise: taxable,
    companyGstin,
    customerGstin: gstin,
    category,
    handedOverIn,
  });
  const amounts = { taxable, igst, cgst, sgst };
  return { number, date, gstin, receiver: 'Somebody', supplyType, placeOfSupply, value: totalOf(amounts), ...amounts };
}

function note(number: string, taxable: number, of: ReturnInvoice, credited = nothing) {
  const amounts = noteAmounts(taxable, of, credited);
  return { number, date: '2026-11-20', value: totalOf(amounts), invoice: of, ...amounts };
}

const facts = (given: Partial<ReturnFacts>): ReturnFacts => ({
  month: '2026-11',
  companyState: '27',
  invoices: [],
  notes: [],
  advances: [],
  adjustedAdvances: [],
  series: [],
  largeInvoiceAbove: limit,
  ...given,
});

describe('the return of November 2026', () => {
  const [first, second, third, fourth] = [
    invoice(12_345_50, { number: 'INV/26-27/101', gstin: maharashtra }),
    invoice(8_000_00, { number: 'INV/26-27/102', gstin: karnataka }),
    invoice(2_500_00, { number: 'INV/26-27/103' }),
    invoice(999_99, { number: 'INV/26-27/104' }),
  ];
  const month = gstr1Of(
    facts({
      invoices: [first, second, third, fourth],
      notes: [note('CRN/26-27/1', 1_000_00, second), note('CRN/26-27/2', 500_00, third)],
      series: [
        {
          nature: 'Invoices for outward supply',
          documents: [105, 101, 102, 103, 104].map((serial) => ({
            number: `INV/26-27/${serial}`,
            isCancelled: serial === 105,
          })),
        },
        {
          nature: 'Credit Note',
          documents: ['CRN/26-27/1', 'CRN/26-27/2'].map((number) => ({ number, isCancelled: false })),
        },
      ],
    }),
  );

  it('case 1: has the taxes of its invoices', () => {
    expect(first).toMatchObject({ cgst: 1_111_10, sgst: 1_111_10, value: 14_567_70 });
    expect(second).toMatchObject({ igst: 1_440_00, value: 9_440_00 });
    expect(third).toMatchObject({ cgst: 225_00, sgst: 225_00 });
    expect(fourth).toMatchObject({ cgst: 90_00, sgst: 90_00 });
  });

  it('case 2: lists registered customers one by one and others by place', () => {
    expect(month.b2b.map(({ number, kind }) => [number, kind])).toEqual([
      ['INV/26-27/101', 'R'],
      ['INV/26-27/102', 'R'],
    ]);
    expect(month.b2b.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(20_345_50);
    expect(month.b2cs).toEqual([
      { placeOfSupply: '27', isInterState: false, taxable: 2_999_99, igst: 0, cgst: 270_00, sgst: 270_00 },
    ]);
    expect(month.cdnr).toMatchObject([{ taxable: 1_000_00, igst: 180_00, value: 1_180_00, kind: 'R' }]);
    expect([month.b2cl, month.cdnur]).toEqual([[], []]);
  });

  it('case 3: sums the service of registered and other customers apart', () => {
    expect(month.hsnB2b).toMatchObject([{ taxable: 19_345_50, igst: 1_260_00, cgst: 1_111_10, sgst: 1_111_10 }]);
    expect(month.hsnB2c).toMatchObject([{ taxable: 2_999_99, igst: 0, cgst: 270_00, sgst: 270_00 }]);
  });

  it('case 4: counts its documents', () => {
    expect(month.docs).toEqual([
      {
        nature: 'Invoices for outward supply',
        from: 'INV/26-27/101',
        to: 'INV/26-27/105',
        total: 5,
        cancelled: 1,
        net: 4,
      },
      { nature: 'Credit Note', from: 'CRN/26-27/1', to: 'CRN/26-27/2', total: 2, cancelled: 0, net: 2 },
    ]);
  });

  it('lists each run of numbers by itself', () => {
    const documents = [9, 10, 12, 99, 100].map((serial) => ({
      number: `INV/26-27/${serial}`,
      isCancelled: serial === 12,
    }));
    const { docs } = gstr1Of(facts({ series: [{ nature: 'Invoices for outward supply', documents }] }));
    expect(docs.map(({ from, to, total, net }) => [from, to, total, net])).toEqual([
      ['INV/26-27/9', 'INV/26-27/10', 2, 2],
      ['INV/26-27/12', 'INV/26-27/12', 1, 0],
      ['INV/26-27/99', 'INV/26-27/100', 2, 2],
    ]);
  });

  it('is written as the offline tool reads it', () => {
    const json = gstr1Json(companyGstin, month);
    expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
    expect(json).toMatchObject({
      fp: '112026',
      b2b: [
        { ctin: maharashtra, inv: [{ inum: 'INV/26-27/101', idt: '10-11-2026', val: 14567.7 }] },
        { ctin: karnataka },
      ],
      cdnr: [{ ctin: karnataka, nt: [{ nt_num: 'CRN/26-27/1', val: 1180 }] }],
      doc_issue: { doc_det: [{ doc_num: 1, docs: [{ totnum: 5, cancel: 1, net_issue: 4 }] }, { doc_num: 5 }] },
    });
    expect(isReturn({ ...json, fp: '2026-11' })).toBe(false);
  });

  it('is empty without documents', () => {
    const empty = gstr1Of(facts({ series: [{ nature: 'Credit Note', documents: [] }] }));
    expect(empty).toMatchObject({ b2b: [], b2cs: [], hsnB2b: [], hsnB2c: [], docs: [] });
    expect(returnFileName('2026-11')).toBe('GSTR1-112026');
  });
});

describe('advances', () => {
  it('case 5: contain their tax, and the sum is exact', () => {
    expect(taxWithin(11_800_00, false)).toEqual({ taxable: 10_000_00, igst: 0, cgst: 900_00, sgst: 900_00 });
    expect(taxWithin(5_000_00, false)).toEqual({ taxable: 4_237_28, igst: 0, cgst: 381_36, sgst: 381_36 });
    const { at, atadj } = gstr1Of(facts({ advances: [{ placeOfSupply: '29', amount: 11_800_00 }] }));
    expect(at).toEqual([
      { placeOfSupply: '29', isInterState: true, taxable: 10_000_00, igst: 1_800_00, cgst: 0, sgst: 0 },
    ]);
    expect(atadj).toEqual([]);
  });
});

describe('large invoices to unregistered customers', () => {
  it('case 6: are those above the limit from another state', () => {
    const sale = (taxable: number) => invoice(taxable, { number: 'INV/26-27/1', handedOverIn: '24' });
    expect(sale(84_745_77).value).toBe(1_00_000_01);
    expect(sale(84_745_76).value).toBe(1_00_000_00);
    const above = gstr1Of(facts({ invoices: [sale(84_745_77)], notes: [note('CRN/26-27/1', 100, sale(84_745_77))] }));
    expect([above.b2cl.length, above.b2cs.length, above.cdnur.length]).toEqual([1, 0, 1]);
    const upTo = gstr1Of(facts({ invoices: [sale(84_745_76)] }));
    expect([upTo.b2cl.length, upTo.b2cs.length]).toEqual([0, 1]);
  });
});

describe('credit notes', () => {
  it('case 7: give back all tax with the last rupee', () => {
    const of = invoice(1_000_10, { number: 'INV/26-27/1' });
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
          const of = invoice(taxable, { number: 'INV/26-27/1', gstin: away ? karnataka : maharashtra });
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

test('case 10: a supply to a special economic zone is inter-state wherever it is', () => {
  const sale = invoice(1_000_00, { number: 'INV/26-27/1', gstin: maharashtra, category: 'Sez' });
  expect(sale).toMatchObject({ igst: 180_00, cgst: 0, sgst: 0, supplyType: 'SEZWP', placeOfSupply: '27' });
  expect(gstr1Of(facts({ invoices: [sale] })).b2b).toMatchObject([{ kind: 'SEWP' }]);
});

describe('the tables together', () => {
  const gstins = Object.keys(stateNames).map((code) => gstinWithCheckDigit(`${code}AABCM1234F1Z`));
  const sales = fc.array(
    fc.record({
      taxable: fc.integer({ min: 1, max: 20_000_000 }),
      gstin: fc.option(fc.constantFrom(...gstins)),
      isZone: fc.boolean(),
      handedOverIn: fc.constantFrom(...Object.keys(stateNames)),
      /** Thousandths of the invoice that each note credits. */
      notes: fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 3 }),
    }),
    { maxLength: 40 },
  );

  it('are the invoices less the notes, to the paisa, in 200 months', () => {
    fc.assert(
      fc.property(sales, (made) => {
        const invoices: ReturnInvoice[] = [];
        const notes: ReturnType<typeof note>[] = [];
        for (const { taxable, gstin, isZone, handedOverIn, notes: shares } of made) {
          const number = `INV/26-27/${invoices.length + 1}`;
          const category = gstin === null ? 'Unregistered' : isZone ? 'Sez' : 'Regular';
          const sale = invoice(taxable, { number, gstin, category, handedOverIn });
          invoices.push(sale);
          let credited: TaxedAmounts = nothing;
          for (const share of shares) {
            const part = Math.min(taxable - credited.taxable, Math.ceil((taxable * share) / 1000));
            if (part <= 0) continue;
            const next = note(`CRN/26-27/${notes.length + 1}`, part, sale, credited);
            notes.push(next);
            credited = plus(credited, next);
          }
        }
        const tables = gstr1Of(facts({ invoices, notes }));
        const sum = (rows: readonly TaxedAmounts[]) => rows.reduce(plus, nothing);
        const whole = minus(sum(invoices), sum(notes));
        expect(tablesTotal(tables)).toEqual(whole);
        const json = gstr1Json(companyGstin, tables);
        expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
        expect(sum([...tables.hsnB2b, ...tables.hsnB2c])).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  });
});
