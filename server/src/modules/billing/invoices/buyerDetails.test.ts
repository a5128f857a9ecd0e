import { aCreditNote } from '../../../testing/creditNotes';
import { aCustomer, cityNamed } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { lastMailTo } from '../../../testing/mailbox';
import { startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const [karnataka, maharashtra] = ['29ABACS0877M1ZS', '27AABCM1234F1ZX'];
const email = 'accounts@silkboard.example';
const before = {
  gst: karnataka,
  company: 'Silk Board',
  address: '12 MG Road',
  cityId: cityNamed('Bengaluru'),
  pinCode: '560001',
  email,
};
const after = {
  company: 'Mulberry',
  name: 'Asha',
  contact: '9',
  gst: maharashtra,
  address: '7 Link Road',
  cityId: cityNamed('Mumbai'),
  pinCode: '400050',
};
const ofKarnataka = { igst: 180, cgst: 0, sgst: 0 };

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-12-12');
});
afterAll(() => server.close());

const answer = async (path: string): Promise<Json> => {
  const { body } = await server.admin.rest('GET', path);
  expect(body.errors).toEqual([]);
  return body.resultObject;
};
const edit = async ({ uniqueId }: { uniqueId: string }, body: object) =>
  expect((await server.admin.rest('PUT', `customers/${uniqueId}`, body)).status).toBe(200);
const buyer = '{ buyerName buyerGstin buyerCategory buyerAddress buyerCity buyerPinCode }';
const buyerOf = async ({ uniqueId }: { uniqueId: string }) =>
  (await server.admin.graphql(`{ invoice(uniqueId: "${uniqueId}") ${buyer} }`)).data.invoice;

test('a customer who changes after the approval changes neither return, e-invoice nor mail', async () => {
  const customer = await aCustomer(server, before);
  const given = { customerId: customer.id, ...ofKarnataka, invoiceDate: '2026-11-05' };
  const { body } = await approve(server, await aManualInvoice(server, given));
  const invoice = body.resultObject;
  const note = await aCreditNote(server, { invoiceId: invoice.id, taxable: 100, noteDate: '2026-11-06' });
  const read = async () => ({
    gstr1: await answer('gst/gstr1?month=2026-11'),
    form: await answer(`invoices/einvoice?ids=${invoice.id}`),
    note: await answer(`invoices/einvoice?noteIds=${note.uniqueId}`),
    buyer: await buyerOf(invoice),
  });
  const then = await read();
  expect(then.gstr1.b2b).toMatchObject([{ gstin: karnataka, receiver: 'Silk Board' }]);
  expect(then.gstr1.cdnr).toMatchObject([{ gstin: karnataka, receiver: 'Silk Board' }]);
  await edit(customer, after);
  expect(await read()).toEqual(then);
  expect((await server.admin.rest('POST', `invoices/${invoice.uniqueId}/mail`)).status).toBe(200);
  const [, page = ''] =
    /filename=\S*\.html"?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec((await lastMailTo(server, email)).raw) ?? [];
  const sent = Buffer.from(page, 'base64').toString();
  expect(sent).toContain('To Silk Board');
  expect(sent).toContain(karnataka);
});

test('a draft takes its buyer again when it is approved; a check names taxes that do not follow from it', async () => {
  const customer = await aCustomer(server, before);
  const draft = await aManualInvoice(server, { customerId: customer.id, ...ofKarnataka, invoiceDate: '2026-10-05' });
  expect(await buyerOf(draft)).toEqual({
    buyerName: 'Silk Board',
    buyerGstin: karnataka,
    buyerCategory: null,
    buyerAddress: '12 MG Road',
    buyerCity: expect.any(String),
    buyerPinCode: '560001',
  });
  await edit(customer, after);
  const { body } = await approve(server, draft);
  expect(await buyerOf(draft)).toMatchObject({
    buyerName: 'Mulberry',
    buyerGstin: maharashtra,
    buyerPinCode: '400050',
  });
  const { checks } = await answer('gst/gstr1?month=2026-10');
  const { findings } = checks.find(({ rule }: Json) => rule === 'Every invoice has the taxes of its place of supply');
  expect(findings).toEqual([expect.stringContaining(body.resultObject.invoiceNumber)]);
});

test('what is missing of the address is completed from the customer', async () => {
  const customer = await aCustomer(server, { ...before, address: null, pinCode: null });
  const given = { customerId: customer.id, ...ofKarnataka, invoiceDate: '2026-09-05' };
  const invoice = (await approve(server, await aManualInvoice(server, given))).body.resultObject;
  const path = `invoices/einvoice?ids=${invoice.id}`;
  expect((await server.admin.rest('GET', path)).body.errors).toEqual([
    `${invoice.invoiceNumber}: Buyer address is required`,
    `${invoice.invoiceNumber}: Buyer PIN is required`,
  ]);
  await edit(customer, after);
  const [form] = JSON.parse((await answer(path)).json);
  expect(form.BuyerDtls).toMatchObject({ Gstin: karnataka, LglNm: 'Silk Board', Addr1: '7 Link Road', Pin: 400050 });
});
