import Ajv from 'ajv';
import fc from 'fast-check';
import {
  karnataka,
  maharashtra,
  offlineTool,
  returnInput,
  returnInvoice,
  returnNote,
} from '../../../testing/gstReturn';
import { gstinWithCheckDigit } from '../gstin';
import { stateNames } from '../stateCodes';
import { minus, nothing, plus, type TaxedAmounts } from './creditNote';
import { gstr1Of, returnFileName, tablesTotal, type ReturnInvoice } from './gstr1';
import { gstr1Json } from './gstr1Json';
import { gstr1Schema } from '../../../testing/gstr1.schema';

const isReturn = new Ajv({ allErrors: true }).compile(gstr1Schema);

describe('the return of November 2026', () => {
  const [first, second, third, fourth] = [
    returnInvoice(12_345_50, { number: 'INV/26-27/101', gstin: maharashtra }),
    returnInvoice(8_000_00, { number: 'INV/26-27/102', gstin: karnataka }),
    returnInvoice(2_500_00, { number: 'INV/26-27/103' }),
    returnInvoice(999_99, { number: 'INV/26-27/104' }),
  ];
  const month = gstr1Of(
    returnInput({
      invoices: [first, second, third, fourth],
      notes: [returnNote('CRN/26-27/1', 1_000_00, second), returnNote('CRN/26-27/2', 500_00, third)],
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
      { placeOfSupply: '27', isInterState: false, rate: 18, taxable: 2_999_99, igst: 0, cgst: 270_00, sgst: 270_00 },
    ]);
    expect(month.cdnr).toMatchObject([
      { taxable: 1_000_00, igst: 180_00, value: 1_180_00, kind: 'Credit', invoiceKind: 'R' },
    ]);
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
    const { docs } = gstr1Of(returnInput({ series: [{ nature: 'Invoices for outward supply', documents }] }));
    expect(docs.map(({ from, to, total, net }) => [from, to, total, net])).toEqual([
      ['INV/26-27/9', 'INV/26-27/10', 2, 2],
      ['INV/26-27/12', 'INV/26-27/12', 1, 0],
      ['INV/26-27/99', 'INV/26-27/100', 2, 2],
    ]);
    const { doc_issue: written } = gstr1Json(
      offlineTool,
      gstr1Of(returnInput({ series: [{ nature: 'Invoices for outward supply', documents }] })),
    );
    expect(written.doc_det).toMatchObject([
      { doc_num: 1, docs: [{ num: 1, totnum: 2 }, { num: 2 }, { num: 3, totnum: 2 }] },
    ]);
  });

  it('is written as the offline tool reads it', () => {
    const json = gstr1Json(offlineTool, month);
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
    const empty = gstr1Of(returnInput({ series: [{ nature: 'Credit Note', documents: [] }] }));
    expect(empty).toMatchObject({ b2b: [], b2cs: [], hsnB2b: [], hsnB2c: [], docs: [] });
    expect(returnFileName('2026-11')).toBe('GSTR1-112026');
  });
});

test('case 4: sums of two rates stand apart, each with its own rate', () => {
  const [before, after] = [1800, 500].map((taxPercent) =>
    returnInvoice(1_000_00, { number: `INV/26-27/${taxPercent}`, taxPercent }),
  ) as [ReturnInvoice, ReturnInvoice];
  const advance = { placeOfSupply: '27', isInterState: false };
  const tables = gstr1Of(
    returnInput({
      invoices: [before, after],
      notes: [returnNote('CRN/26-27/1', 100_00, after)],
      advances: [
        { ...advance, taxPercent: 1800, amount: 1_180_00 },
        { ...advance, taxPercent: 500, amount: 1_050_00 },
      ],
    }),
  );
  const [old, changed] = [{ rate: 18, taxable: 1_000_00, cgst: 90_00 }, { rate: 5 }];
  expect(tables.b2cs).toMatchObject([old, { ...changed, taxable: 900_00, cgst: 22_50, sgst: 22_50 }]);
  expect(tables.at).toMatchObject([old, { ...changed, taxable: 1_000_00, cgst: 25_00, sgst: 25_00 }]);
  expect(tables.hsnB2c).toMatchObject([old, { ...changed, taxable: 900_00, cgst: 22_50 }]);
  const json = gstr1Json(offlineTool, tables);
  expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
  expect(json).toMatchObject({
    b2cs: [{ rt: 18 }, { rt: 5 }],
    at: [{ itms: [{ rt: 18 }] }, { itms: [{ rt: 5 }] }],
    hsn: { hsn_b2c: [{ rt: 18 }, { rt: 5 }] },
  });
});

describe('large invoices to unregistered customers', () => {
  it('case 6: are those above the limit from another state', () => {
    const sale = (taxable: number) => returnInvoice(taxable, { number: 'INV/26-27/1', handedOverIn: '24' });
    expect(sale(84_745_77).value).toBe(1_00_000_01);
    expect(sale(84_745_76).value).toBe(1_00_000_00);
    const above = gstr1Of(
      returnInput({ invoices: [sale(84_745_77)], notes: [returnNote('CRN/26-27/1', 100, sale(84_745_77))] }),
    );
    expect([above.b2cl.length, above.b2cs.length, above.cdnur.length]).toEqual([1, 0, 1]);
    const upTo = gstr1Of(returnInput({ invoices: [sale(84_745_76)] }));
    expect([upTo.b2cl.length, upTo.b2cs.length]).toEqual([0, 1]);
  });

  it('have the limit of their own date, also where a note is about one of an earlier month', () => {
    const sale = returnInvoice(1_00_000_00, { number: 'INV/24-25/1', date: '2024-07-31', handedOverIn: '24' });
    const notes = [returnNote('CRN/24-25/1', 100, sale)];
    const largeInvoiceAbove = (date: string) => (date < '2024-08-01' ? 2_50_000_00 : 1_00_000_00);
    const { cdnur, b2cs } = gstr1Of(returnInput({ month: '2024-09', notes, largeInvoiceAbove }));
    expect([cdnur.length, b2cs.length]).toEqual([0, 1]);
  });
});

test('case 10: a supply to a special economic zone is inter-state wherever it is', () => {
  const sale = returnInvoice(1_000_00, { number: 'INV/26-27/1', gstin: maharashtra, category: 'Sez' });
  expect(sale).toMatchObject({ igst: 180_00, cgst: 0, sgst: 0, supplyType: 'SEZWP', placeOfSupply: '27' });
  expect(gstr1Of(returnInput({ invoices: [sale] })).b2b).toMatchObject([{ kind: 'SEWP' }]);
});

test('a supply to a special economic zone without tax is of rate 0, apart from those with tax', () => {
  const taxed = returnInvoice(1_000_00, { number: 'INV/26-27/1', gstin: maharashtra, category: 'Sez' });
  const untaxed = {
    ...taxed,
    number: 'INV/26-27/2',
    supplyType: 'SEZWOP' as const,
    igst: 0,
    value: taxed.taxable,
  };
  const tables = gstr1Of(returnInput({ invoices: [taxed, untaxed] }));
  expect(tables.hsnB2b).toMatchObject([
    { rate: 18, taxable: 1_000_00, igst: 180_00 },
    { rate: 0, taxable: 1_000_00, igst: 0 },
  ]);
  expect(gstr1Json(offlineTool, tables).b2b).toMatchObject([
    {
      inv: [
        { inv_typ: 'SEWP', itms: [{ itm_det: { rt: 18, iamt: 180 } }] },
        { inv_typ: 'SEWOP', itms: [{ itm_det: { rt: 0, iamt: 0 } }] },
      ],
    },
  ]);
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
      /** A cancelled invoice has no notes, and only its number is left. */
      isCancelled: fc.boolean(),
    }),
    { maxLength: 40 },
  );

  it('are the invoices less the notes, to the paisa, in 200 months', () => {
    fc.assert(
      fc.property(sales, (made) => {
        const invoices: ReturnInvoice[] = [];
        const notes: ReturnType<typeof returnNote>[] = [];
        const documents = made.map(({ isCancelled }, at) => ({ number: `INV/26-27/${at + 1}`, isCancelled }));
        for (const [at, { taxable, gstin, isZone, handedOverIn, notes: shares, isCancelled }] of made.entries()) {
          if (isCancelled) continue;
          const number = `INV/26-27/${at + 1}`;
          const category = gstin === null ? 'Unregistered' : isZone ? 'Sez' : 'Regular';
          const sale = returnInvoice(taxable, { number, gstin, category, handedOverIn });
          invoices.push(sale);
          let credited: TaxedAmounts = nothing;
          for (const share of shares) {
            const part = Math.min(taxable - credited.taxable, Math.ceil((taxable * share) / 1000));
            if (part <= 0) continue;
            const next = returnNote(`CRN/26-27/${notes.length + 1}`, part, sale, credited);
            notes.push(next);
            credited = plus(credited, next);
          }
        }
        const series = [{ nature: 'Invoices for outward supply' as const, documents }];
        const tables = gstr1Of(returnInput({ invoices, notes, series }));
        const sum = (rows: readonly TaxedAmounts[]) => rows.reduce(plus, nothing);
        const whole = minus(sum(invoices), sum(notes));
        expect(tablesTotal(tables)).toEqual(whole);
        const json = gstr1Json(offlineTool, tables);
        expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
        expect(sum([...tables.hsnB2b, ...tables.hsnB2c])).toEqual(whole);
        expect(tables.docs.reduce((total, { net }) => total + net, 0)).toBe(invoices.length);
      }),
      { numRuns: 200 },
    );
  });
});
