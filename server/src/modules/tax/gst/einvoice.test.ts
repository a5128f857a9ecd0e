import Ajv from 'ajv';
import type { Inv01 } from '../../../domain/tax/gstReturn/inv01';
import { inv01Schema } from '../../../domain/tax/gstReturn/inv01.schema';
import { aCustomer, cityNamed } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const karnataka = '29ABACS0877M1ZS';
const reachable = {
  gst: karnataka,
  company: 'Silk Board',
  address: '12 MG Road',
  cityId: cityNamed('Bengaluru'),
  pinCode: '560001',
};
const byState = { igst: 180, cgst: 0, sgst: 0 };

async function anApproved(customerId: number, given: Record<string, unknown> = {}) {
  const invoice = await aManualInvoice(server, { customerId, ...byState, ...given });
  const { status, body } = await approve(server, invoice);
  expect([status, body.errors]).toEqual([200, []]);
  return body.resultObject as { id: number; invoiceNumber: string; uniqueId: string };
}

const fileOf = (ids: readonly (number | string)[]) =>
  server.admin.rest('GET', `invoices/einvoice?ids=${ids.join(',')}`);

test('approved invoices to registered customers are documents of the form', async () => {
  const customerId = (await aCustomer(server, reachable)).id;
  const one = await anApproved(customerId);
  const other = await anApproved(customerId, { additionalCharges: 50, additionalRemark: 'Packing', totalAmount: 1230 });
  const { status, body } = await fileOf([other.id, one.uniqueId]);
  expect([status, body.resultObject.documents]).toEqual([200, 2]);
  const documents = JSON.parse(body.resultObject.json) as Inv01[];
  const isReportable = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01Schema);
  expect(documents.map((document) => [isReportable(document), isReportable.errors])).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(documents.map(({ DocDtls }) => DocDtls.No)).toEqual([other.invoiceNumber, one.invoiceNumber]);
  expect(documents[0]).toMatchObject({
    SellerDtls: { Gstin: '27AAPFU0939F1ZV', Pin: 400001 },
    BuyerDtls: { Gstin: karnataka, LglNm: 'Silk Board', Addr1: '12 MG Road', Pin: 560001, Pos: '29' },
    ValDtls: { AssVal: 1000, IgstVal: 180, OthChrg: 50, TotInvVal: 1230 },
  });
  const { data } = await server.admin.graphql(`{ einvoiceJson(input: { ids: ["${one.id}"] }) { documents json } }`);
  expect(data.einvoiceJson).toEqual({ documents: 1, json: JSON.stringify([documents[1]]) });
});

test('all reasons are named, and no document is given', async () => {
  const bare = await anApproved((await aCustomer(server, { gst: karnataka, address: null })).id, {
    igst: 180.01,
    totalAmount: 1180.01,
  });
  const unregistered = await anApproved((await aCustomer(server)).id, { igst: 0, cgst: 90, sgst: 90 });
  const generated = await aManualInvoice(server, { customerId: (await aCustomer(server, reachable)).id });
  const { status, body } = await fileOf([bare.id, unregistered.id, generated.id]);
  expect([status, body.resultObject]).toEqual([409, null]);
  expect(body.errors).toEqual([
    `${bare.invoiceNumber}: Buyer address is required`,
    `${bare.invoiceNumber}: Buyer city is required`,
    `${bare.invoiceNumber}: Buyer PIN is required`,
    `${bare.invoiceNumber}: IGST 180.01 is not 18 % of 1,000.00`,
    `${unregistered.invoiceNumber}: The customer has no GSTIN`,
    `Invoice ${generated.id}: Invoice is not approved`,
  ]);
});

test('is for admins, and for 1 to 50 invoices', async () => {
  expect((await server.member.rest('GET', 'invoices/einvoice?ids=1')).status).toBe(403);
  const { errors } = await server.member.graphql('{ einvoiceJson(input: { ids: ["1"] }) { json } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const many = await fileOf(Array.from({ length: 51 }, (_, at) => at + 1));
  expect([many.status, many.body.errors]).toEqual([400, ['Select from 1 to 50 invoices']]);
  expect((await server.admin.rest('GET', 'invoices/einvoice')).status).toBe(400);
  const unknown = await fileOf([987_654]);
  expect([unknown.status, unknown.body.errors]).toEqual([400, ['Invoice not found']]);
});

test('taxable charges are part of the taxable amount; the others stand beside it', async () => {
  const customerId = (await aCustomer(server, reachable)).id;
  const taxed = {
    additionalCharges: 50,
    additionalRemark: 'Packing',
    chargesTaxable: true,
    igst: 189,
    totalAmount: 1239,
  };
  const one = await anApproved(customerId, taxed);
  const { body } = await fileOf([one.id]);
  const [form] = JSON.parse(body.resultObject.json) as Inv01[];
  expect(form?.ValDtls).toMatchObject({ AssVal: 1050, IgstVal: 189, OthChrg: 0, TotInvVal: 1239 });
  const month = server.app.clock.today().slice(0, 7);
  const { b2b } = (await server.admin.rest('GET', `gst/gstr1?month=${month}`)).body.resultObject;
  const row = b2b.find(({ number }: { number: string }) => number === one.invoiceNumber);
  expect(row).toMatchObject({ taxable: 1050, igst: 189, value: 1239 });
});
