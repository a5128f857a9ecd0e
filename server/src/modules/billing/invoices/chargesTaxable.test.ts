import { refused } from '../../../testing/answers';
import { aManualInvoice, approve, type MadeInvoice } from '../../../testing/invoices';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = async ({ uniqueId }: MadeInvoice, body: object): Promise<Json> =>
  (await server.admin.rest('PUT', `invoices/${uniqueId}`, body)).body.resultObject;

test('left out, additional charges stay outside the tax', async () => {
  const invoice = await aManualInvoice(server, { additionalCharges: 50, totalAmount: 1230 });
  expect(invoice).toMatchObject({ chargesTaxable: false });
  expect(await change(invoice, { additionalCharges: 100 })).toMatchObject({
    chargesTaxable: false,
    cgst: 90,
    sgst: 90,
    totalAmount: 1280,
  });
});

test('taxable charges take the taxes that are left out along', async () => {
  const invoice = await aManualInvoice(server);
  const taxed = await change(invoice, { additionalCharges: 50, chargesTaxable: true });
  expect(taxed).toMatchObject({ chargesTaxable: true, cgst: 94.5, sgst: 94.5, igst: 0, totalAmount: 1239 });
  expect(await change(invoice, { additionalCharges: 100.05 })).toMatchObject({ cgst: 99, totalAmount: 1298.05 });
  expect(await change(invoice, { actualAmount: 2000 })).toMatchObject({ cgst: 189, sgst: 189, totalAmount: 2478.05 });
  expect(await change(invoice, { chargesTaxable: false })).toMatchObject({ cgst: 180, totalAmount: 2460.05 });
});

test('taxes that are given, or were typed otherwise, stay', async () => {
  const across = await aManualInvoice(server, { cgst: 0, sgst: 0, igst: 180 });
  expect(await change(across, { additionalCharges: 50, chargesTaxable: true })).toMatchObject({ igst: 189, cgst: 0 });
  expect(await change(across, { additionalCharges: 60, igst: 180 })).toMatchObject({ igst: 180, totalAmount: 1240 });
  expect(await change(across, { additionalCharges: 70 })).toMatchObject({ igst: 180, totalAmount: 1250 });
});

test('the tick is locked with the amounts', async () => {
  const invoice = await aManualInvoice(server, { additionalCharges: 50, totalAmount: 1230 });
  await approve(server, invoice);
  const answer = await server.admin.rest('PUT', `invoices/${invoice.uniqueId}`, { chargesTaxable: true });
  expect(answer).toMatchObject(refused(409, 'Amounts are locked: the invoice is Approved'));
});
