import Ajv from 'ajv';
import type { Inv01 } from '../../../domain/tax/gstReturn/inv01';
import { inv01Schema } from '../../../domain/tax/gstReturn/inv01.schema';
import { aCreditNote } from '../../../testing/creditNotes';
import { aCity, aConsignment, aCustomer, cityNamed } from '../../../testing/factories';
import { aManualInvoice, approve, generationOf } from '../../../testing/invoices';
import { startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const [month, today] = ['2026-11', '2026-11-30'];
const maharashtra = '27AABCM1234F1ZX';
const karnataka = '29ABACS0877M1ZS';
const paise = (rupees: number) => Math.round(rupees * 100);

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

interface Approved {
  id: number;
  uniqueId: string;
  customerId: number;
  invoiceNumber: string;
}

async function sold(customerId: number, taxable: number, { igst = 0, half = 0 }, given: Json = {}): Promise<Approved> {
  const totalAmount = (paise(taxable) + paise(igst) + 2 * paise(half)) / 100;
  const amounts = { actualAmount: taxable, igst, cgst: half, sgst: half, totalAmount };
  const invoice = await aManualInvoice(server, { customerId, ...amounts, invoiceDate: `${month}-10`, ...given });
  const { status, body } = await approve(server, invoice);
  expect([status, body.errors]).toEqual([200, []]);
  return body.resultObject;
}

const returnOf = async (wanted = month): Promise<Json> =>
  (await server.admin.rest('GET', `gst/gstr1?month=${wanted}`)).body.resultObject;

describe('the return of November 2026', () => {
  let found: Json;
  let numbers: string[];
  let notes: Json[];
  beforeAll(async () => {
    const customer = async (given: Json = {}) => (await aCustomer(server, given)).id;
    const reachable = { address: '12 MG Road', cityId: cityNamed('Bengaluru'), pinCode: '560001' };
    const invoices = [
      await sold(await customer({ gst: maharashtra }), 12_345.5, { half: 1_111.1 }),
      await sold(await customer({ gst: karnataka, ...reachable }), 8_000, { igst: 1_440 }),
      await sold(await customer(), 2_500, { half: 225 }),
      await sold(await customer(), 999.99, { half: 90 }),
      await sold(await customer(), 4_000, { half: 360 }),
    ];
    numbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
    const [, second, third, , fifth] = invoices as [Approved, Approved, Approved, Approved, Approved];
    notes = [
      await aCreditNote(server, { invoiceId: second.id, taxable: 1_000, noteDate: `${month}-20` }),
      await aCreditNote(server, { invoiceId: third.id, taxable: 500, noteDate: `${month}-21` }),
    ];
    await server.admin.rest('PUT', `invoices/${fifth.uniqueId}/cancel`, { reason: 'Made twice' });
    found = await returnOf();
  });

  test('case 1: each note has the tax at the rate of its invoice', () => {
    expect(notes).toMatchObject([
      { taxable: 1_000, igst: 180, cgst: 0, sgst: 0, total: 1_180 },
      { taxable: 500, igst: 0, cgst: 45, sgst: 45, total: 590 },
    ]);
  });

  test('case 2: b2b, b2cs less its notes, and cdnr', () => {
    expect(found.b2b.map(({ number }: Json) => number)).toEqual(numbers.slice(0, 2));
    expect(found.b2b.reduce((sum: number, row: Json) => sum + paise(row.taxable), 0)).toBe(paise(20_345.5));
    expect(found.b2cs).toEqual([
      { placeOfSupply: '27', isInterState: false, rate: 18, taxable: 2_999.99, igst: 0, cgst: 270, sgst: 270 },
    ]);
    expect(found.cdnr).toEqual([
      expect.objectContaining({
        number: notes[0]?.number,
        invoiceNumber: numbers[1],
        gstin: karnataka,
        taxable: 1_000,
        igst: 180,
        value: 1_180,
      }),
    ]);
    expect([found.b2cl, found.cdnur]).toEqual([[], []]);
  });

  test('case 3: the services of registered customers and of others, less their notes', () => {
    expect(found.hsnB2b).toMatchObject([{ taxable: 19_345.5, igst: 1_260, cgst: 1_111.1, sgst: 1_111.1 }]);
    expect(found.hsnB2c).toMatchObject([{ taxable: 2_999.99, igst: 0, cgst: 270, sgst: 270 }]);
  });

  test('case 4: the documents, with the cancelled one', () => {
    expect(found.docs).toEqual([
      { nature: 'Invoices for outward supply', from: numbers[0], to: numbers[4], total: 5, cancelled: 1, net: 4 },
      { nature: 'Credit Note', from: notes[0]?.number, to: notes[1]?.number, total: 2, cancelled: 0, net: 2 },
    ]);
    const { doc_issue } = JSON.parse(found.offlineTool) as Json;
    expect(doc_issue.doc_det.map(({ doc_num }: Json) => doc_num)).toEqual([1, 5]);
  });

  test('all checks hold', () => {
    expect(found.checks.flatMap(({ findings }: Json) => findings)).toEqual([]);
  });

  test('case 12: a note is a document of the e-invoice with the invoice that it is about', async () => {
    const path = `invoices/einvoice?noteIds=${notes[0]?.uniqueId}`;
    const { status, body } = await server.admin.rest('GET', path);
    expect([status, body.errors]).toEqual([200, []]);
    const [document] = JSON.parse(body.resultObject.json) as [Inv01];
    const isReportable = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01Schema);
    expect([isReportable(document), isReportable.errors]).toEqual([true, null]);
    expect(document).toMatchObject({
      DocDtls: { Typ: 'CRN', No: notes[0]?.number, Dt: '20/11/2026' },
      ValDtls: { AssVal: 1_000, IgstVal: 180, OthChrg: 0, TotInvVal: 1_180 },
      RefDtls: { PrecDocDtls: [{ InvNo: numbers[1], InvDt: '10/11/2026' }] },
    });
    const other = await server.admin.rest('GET', `invoices/einvoice?noteIds=${notes[1]?.uniqueId}`);
    expect(other.body.errors).toEqual([`${notes[1]?.number}: The customer has no GSTIN`]);
  });

  test('lists invoices without an IRN once the company has to report them', async () => {
    const set = (key: string, value: string) =>
      server.admin.rest('PUT', `settings/${key}`, { value, validFrom: '2026-11-01' });
    expect((await set('einvoice.from', 'soon')).body.errors).toEqual(['Value must be a date (YYYY-MM-DD) or None']);
    await set('einvoice.from', '2026-11-01');
    const late = async (): Promise<string[]> =>
      (await returnOf()).checks.find(({ rule }: Json) => rule.endsWith('has an IRN')).findings;
    expect(await late()).toEqual([]);
    await set('einvoice.withinDays', '7');
    expect(await late()).toEqual([`${numbers[0]}: ₹ 14,567.70`, `${numbers[1]}: ₹ 9,440.00`]);
    await set('einvoice.from', 'None');
    expect(await late()).toEqual([]);
  });
});

describe('case 6: an unregistered customer that hands over in Gujarat', () => {
  test('is in b2cl above the limit, with its note in cdnur, and in b2cs up to it', async () => {
    const states: Json[] = (await server.member.rest('GET', 'states?take=100')).body.resultObject;
    const stateId = states.find(({ name }) => name === 'Gujarat')?.id;
    const bookingCityId = (await aCity(server, { stateId })).id;
    const { id: customerId } = await aCustomer(server);
    const billed = async (customerAmount: number): Promise<Approved> => {
      const booked = { senderId: customerId, customerAmount, bookingCityId, bookingDate: '2026-10-10', paymentMode: 1 };
      const generation = generationOf(server, customerId, [await aConsignment(server, {}, booked)]);
      const { body } = await server.admin.rest('POST', 'invoices', { ...generation, invoiceDate: '2026-10-12' });
      return (await approve(server, body.resultObject)).body.resultObject;
    };
    const [large, small] = [await billed(84_745.77), await billed(84_745.76)];
    await aCreditNote(server, { invoiceId: large.id, taxable: 1_000, noteDate: '2026-10-20' });
    const found = await returnOf('2026-10');
    expect(found.b2cl).toMatchObject([{ number: large.invoiceNumber, placeOfSupply: '24', value: 1_00_000.01 }]);
    expect(found.cdnur).toMatchObject([{ invoiceNumber: large.invoiceNumber, igst: 180, value: 1_180 }]);
    expect(found.b2cs).toMatchObject([{ placeOfSupply: '24', isInterState: true, taxable: 84_745.76 }]);
    expect(small.invoiceNumber).not.toBe(large.invoiceNumber);
    const { cdnur } = JSON.parse(found.offlineTool) as Json;
    expect(cdnur).toMatchObject([{ typ: 'B2CL', ntty: 'C', val: 1180, pos: '24' }]);
  });
});

test('case 10: a supply to a special economic zone within the state is of kind SEWP', async () => {
  const { id: customerId } = await aCustomer(server, { gst: maharashtra, gstCategory: 3 });
  const booked = await aConsignment(
    server,
    {},
    { senderId: customerId, customerAmount: 1000, bookingDate: '2026-09-10' },
  );
  const generation = generationOf(server, customerId, [booked]);
  const { body } = await server.admin.rest('POST', 'invoices', { ...generation, invoiceDate: '2026-09-12' });
  const { body: approved } = await approve(server, body.resultObject);
  expect(approved.resultObject).toMatchObject({ igst: 180, cgst: 0, supplyType: 2 });
  const { b2b } = JSON.parse((await returnOf('2026-09')).offlineTool) as Json;
  expect(b2b[0].inv).toMatchObject([{ inum: approved.resultObject.invoiceNumber, inv_typ: 'SEWP' }]);
});
