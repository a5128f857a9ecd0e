/** Case 4 of complete billing: the rate of tax is that of the date of each document. */
import type { Inv01 } from '../../../domain/tax/gstReturn/inv01';
import { aCreditNote } from '../../../testing/creditNotes';
import { aConsignment, aCustomer, cityNamed } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { paid, startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-11-22');
  const body = { validFrom: '2026-11-12', value: '5' };
  const { status } = await server.admin.rest('PUT', 'settings/gst.percent', body);
  expect(status).toBe(200);
});
afterAll(() => server.close());

const dates = { before: '2026-11-11', after: '2026-11-15' } as const;
const reachable = { gst: '29ABACS0877M1ZS', address: '12 MG Road', cityId: cityNamed('Bengaluru'), pinCode: '560001' };

async function billed(
  invoiceDate: string,
  customerAmount: number,
  customer: Record<string, unknown> = {},
): Promise<Json> {
  const { id: customerId } = await aCustomer(server, customer);
  const { id } = await aConsignment(server, {}, { senderId: customerId, customerAmount, bookingDate: '2026-11-10' });
  const body = { customerId, consignmentIds: [id], invoiceDate, invoiceMonth: '2026-11' };
  const answer = await server.admin.rest('POST', 'invoices', body);
  expect(answer.body.errors).toEqual([]);
  return answer.body.resultObject;
}
const approved = async (invoice: Json): Promise<Json> =>
  (await approve(server, { uniqueId: invoice.uniqueId })).body.resultObject;

test('case 4: an invoice bears the rate of its date', async () => {
  expect(await billed(dates.before, 1_000)).toMatchObject({ cgst: 90, sgst: 90, taxPercent: 18, totalAmount: 1_180 });
  expect(await billed(dates.after, 1_000)).toMatchObject({
    cgst: 25,
    sgst: 25,
    igst: 0,
    taxPercent: 5,
    totalAmount: 1_050,
    taxExplanation: expect.stringMatching(/^CGST 2.5% and SGST 2.5%: /),
  });
});

test('case 4: taxes that are left out follow an invoice to another date; given ones stay', async () => {
  const invoice = await billed(dates.before, 1_000);
  const edit = (body: object) => server.admin.rest('PUT', `invoices/${invoice.uniqueId}`, body);
  expect((await edit({ invoiceDate: dates.after })).body.resultObject).toMatchObject({
    cgst: 25,
    sgst: 25,
    taxPercent: 5,
    totalAmount: 1_050,
  });
  expect((await edit({ invoiceDate: dates.before, cgst: 30 })).body.resultObject).toMatchObject({
    cgst: 30,
    sgst: 30,
    taxPercent: 18,
  });
});

test('case 4: a counter bill has the rate of its day inside', async () => {
  const amounts = { customerAmount: 1_050, paymentMode: 1 };
  const bill = async (day: string) => {
    const { senderId } = await aConsignment(server, {}, { bookingDate: day, ...amounts });
    const body = { day, placeOfSupply: '27', senderId };
    return (await server.admin.rest('POST', 'invoices/counterbills', body)).body.resultObject;
  };
  expect(await bill(dates.before)).toMatchObject({ actualAmount: 889.84, cgst: 80.08, taxPercent: 18 });
  expect(await bill(dates.after)).toMatchObject({ actualAmount: 1_000, cgst: 25, sgst: 25, taxPercent: 5 });
});

test('case 4: a note has the rate of its invoice, also after the change', async () => {
  const { id: invoiceId } = await approved(await billed(dates.before, 1_000));
  expect(await aCreditNote(server, { invoiceId, taxable: 100, noteDate: dates.after })).toMatchObject({
    cgst: 9,
    sgst: 9,
    total: 118,
  });
});

test('case 4: the e-invoice and the place of supply name the rate of the date', async () => {
  const form = async (day: string): Promise<Inv01> => {
    const { id } = await approved(await billed(day, 1_000, reachable));
    const { body } = await server.admin.rest('GET', `invoices/einvoice?ids=${id}`);
    expect(body.errors).toEqual([]);
    return (JSON.parse(body.resultObject.json) as [Inv01])[0];
  };
  const items = [(await form(dates.before)).ItemList[0], (await form(dates.after)).ItemList[0]];
  expect(items).toMatchObject([
    { GstRt: 18, IgstAmt: 180 },
    { GstRt: 5, IgstAmt: 50 },
  ]);
  const customer = await aCustomer(server, reachable);
  const { body } = await server.admin.rest('GET', `gst/placeofsupply?customerId=${customer.id}`);
  expect(body.resultObject.result).toBe('Karnataka: IGST 5%');
  const manual = await aManualInvoice(server, { customerId: customer.id, igst: 180, cgst: 0, sgst: 0 });
  const { body: refused } = await server.admin.rest('GET', `invoices/einvoice?ids=${(await approved(manual)).id}`);
  expect(refused.errors).toEqual([expect.stringMatching(/IGST 180.00 is not 5 % of 1,000.00$/)]);
});

test('case 4: the return has a row for each rate, advances by the day of receipt', async () => {
  const month = async (): Promise<Json> =>
    (await server.admin.rest('GET', 'gst/gstr1?month=2026-11')).body.resultObject;
  const { at: none } = await month();
  expect(none).toEqual([]);
  const { id: customerId } = await aCustomer(server);
  await paid(server, { customerId, amount: 1_180, receivedOn: dates.before });
  await paid(server, { customerId, amount: 1_050, receivedOn: dates.after });
  const found = await month();
  const local = { placeOfSupply: '27', isInterState: false, igst: 0, taxable: 1_000 };
  expect(found.at).toEqual([
    { ...local, rate: 18, cgst: 90, sgst: 90 },
    { ...local, rate: 5, cgst: 25, sgst: 25 },
  ]);
  expect(found.b2cs).toMatchObject([{ rate: 18 }, { rate: 5, taxable: 1_000, cgst: 25 }]);
  expect(found.hsnB2b).toMatchObject([{ rate: 18 }, { rate: 5 }]);
  const json = JSON.parse(found.offlineTool) as Json;
  expect(json.b2cs).toMatchObject([{ rt: 18 }, { rt: 5, txval: 1_000 }]);
  expect(json.at).toMatchObject([{ itms: [{ rt: 18, ad_amt: 1_000 }] }, { itms: [{ rt: 5, ad_amt: 1_000 }] }]);
  const wrong = (found.checks as Json[]).find(
    ({ rule }) => rule === 'Every invoice has the taxes of its place of supply',
  );
  expect(wrong?.findings).toEqual([expect.stringMatching(/: IGST 5%: /)]);
});
