import Ajv from 'ajv';
import { gstinWithCheckDigit } from '../gstin';
import type { GstCategory } from '../../parties/enums';
import { gstOf } from '../gst';
import { random } from '../../../seed/data/random';
import { inv01Of, reportRefusals, type Party, type ReportedDocument } from './inv01';
import { inv01Schema } from './inv01.schema';

const isReportable = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01Schema);

const party = (gstin: string): Party => ({
  gstin,
  legalName: 'Meera Traders',
  address: '18 Ballard Estate',
  location: 'Mumbai',
  pinCode: '400001',
  state: gstin.slice(0, 2),
});
const seller = party('27AAPFU0939F1ZV');

function document(taxable: number, customerGstin: string, given: Partial<ReportedDocument> = {}): ReportedDocument {
  const category: GstCategory | null = given.supplyType?.startsWith('SEZ') ? 'Sez' : null;
  const { supplyType, placeOfSupply, igst, cgst, sgst } = gstOf({
    taxablePaise: taxable,
    taxPercent: 1800,
    companyGstin: seller.gstin,
    customerGstin,
    category,
    sezWithTax: given.supplyType !== 'SEZWOP',
  });
  return {
    service: 'Courier',
    sac: '996812',
    charge: 'Forward',
    number: 'INV/26-27/101',
    date: '2026-11-10',
    month: '2026-10',
    supplyType: supplyType === 'B2C' ? 'B2B' : supplyType,
    placeOfSupply,
    otherCharges: 0,
    seller,
    buyer: party(customerGstin),
    about: null,
    taxPercent: 1800,
    taxable,
    igst,
    cgst,
    sgst,
    ...given,
  };
}

const karnataka = '29ABACS0877M1ZS';

it('holds the invoice with one service and its taxes', () => {
  const form = inv01Of(document(8_000_00, karnataka, { otherCharges: 50_00 }));
  expect(isReportable(form) ? [] : isReportable.errors).toEqual([]);
  expect(form).toMatchObject({
    TranDtls: { SupTyp: 'B2B' },
    DocDtls: { Typ: 'INV', No: 'INV/26-27/101', Dt: '10/11/2026' },
    BuyerDtls: { Gstin: karnataka, Pos: '29', Pin: 400001 },
    ItemList: [{ PrdDesc: 'Courier services October-2026', HsnCd: '996812', AssAmt: 8000, IgstAmt: 1440 }],
    ValDtls: { AssVal: 8000, IgstVal: 1440, OthChrg: 50, TotInvVal: 9490 },
  });
  expect(JSON.stringify(form)).not.toMatch(/irn/i);
});

it('names the invoice that a credit note is about', () => {
  const form = inv01Of(
    document(1_000_00, karnataka, {
      number: 'CRN/26-27/1',
      about: { kind: 'Credit', number: 'INV/26-27/102', date: '2026-11-02' },
    }),
  );
  expect(isReportable(form) ? [] : isReportable.errors).toEqual([]);
  expect(form).toMatchObject({
    DocDtls: { Typ: 'CRN' },
    RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/102', InvDt: '02/11/2026' }] },
  });
});

it('case 12: refuses a tax that is off by a paisa, with all reasons', () => {
  const sale = document(8_000_00, karnataka);
  expect(reportRefusals(sale)).toEqual([]);
  expect(
    reportRefusals({
      ...sale,
      igst: sale.igst + 1,
      number: '0INV/1',
      buyer: { ...sale.buyer, address: null, pinCode: null },
    }),
  ).toEqual([
    'Invoice number must not begin with 0, - or /',
    'Buyer address is required',
    'Buyer PIN is required',
    'IGST 1,440.01 is not 18 % of 8,000.00',
  ]);
  expect(reportRefusals({ ...sale, cgst: 1 })).toEqual(['CGST 0.01 is not 0 % of 8,000.00']);
  expect(reportRefusals({ ...sale, igst: 0, cgst: 720_00, sgst: 720_00 })).toEqual([
    'IGST 0.00 is not 18 % of 8,000.00',
    'CGST 720.00 is not 0 % of 8,000.00',
    'SGST 720.00 is not 0 % of 8,000.00',
  ]);
  expect(reportRefusals({ ...document(100_00, seller.gstin), sgst: 0 })).toEqual(['SGST 0.00 is not 9 % of 100.00']);
});

it('case 12: the schema accepts 100 seeded invoices and their notes, and a paisa more is refused', () => {
  const { int, pick } = random(12);
  for (let at = 0; at < 100; at += 1) {
    const supplyType = pick(['B2B', 'SEZWP', 'SEZWOP'] as const);
    const gstin = gstinWithCheckDigit(`${pick(['27', '29', '33', '97'])}AABCM${int(1000, 9999)}F1Z`);
    const serial = int(1, 9999);
    const taxable = int(1, 10 ** int(2, 10));
    const sale = document(taxable, gstin, { supplyType, otherCharges: int(0, 500_00), number: `INV/26-27/${serial}` });
    const about = { kind: pick(['Credit', 'Debit'] as const), number: sale.number, date: sale.date };
    const note = document(int(1, taxable), gstin, { supplyType, number: `CRN/26-27/${serial}`, about });
    for (const each of [sale, note]) {
      expect(reportRefusals(each)).toEqual([]);
      expect(isReportable(inv01Of(each)) ? [] : isReportable.errors).toEqual([]);
    }
    const igst = sale.igst + 1;
    expect(reportRefusals({ ...sale, igst })[0]).toMatch(/^IGST [\d,.]+ is not (0|18) % of [\d,.]+$/);
  }
});

it('does not fit the schema without what the portal requires', () => {
  const form = inv01Of(document(100_00, karnataka));
  const wrong: object[] = [
    { ...form, DocDtls: { ...form.DocDtls, No: '/1' } },
    { ...form, DocDtls: { ...form.DocDtls, Dt: '2026-11-10' } },
    { ...form, BuyerDtls: { ...form.BuyerDtls, Pin: 999 } },
    { ...form, ItemList: [] },
    { ...form, Irn: 'a'.repeat(64) },
  ];
  expect(wrong.map((each) => isReportable(each))).toEqual(wrong.map(() => false));
});
