import { refused } from '../../../testing/answers';
import { aCustomer } from '../../../testing/factories';
import { aManualInvoice, manualBody, type MadeInvoice } from '../../../testing/invoices';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const approve = ({ uniqueId }: MadeInvoice, given: object) =>
  server.admin.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 2, ...given });
const ofKarnataka = async () => (await aCustomer(server, { gst: '29ABACS0877M1ZS' })).id;
const taxed = async (taxes: { igst: number; cgst: number; sgst: number }, given: Record<string, unknown> = {}) => {
  const totalAmount = 100 + taxes.igst + taxes.cgst + taxes.sgst;
  return aManualInvoice(server, {
    customerId: await ofKarnataka(),
    actualAmount: 100,
    ...taxes,
    totalAmount,
    ...given,
  });
};
const every = { igst: 18, cgst: 9, sgst: 9 };
const contradicts = 'CGST 9 and IGST 18 cannot stand together';

test('case 11: IGST beside CGST and SGST is refused; with a reason it is approved, and the checks list it', async () => {
  const day = { invoiceDate: '2024-02-05', invoiceMonth: '2024-02' };
  const draft = await taxed(every, day);
  expect(await approve(draft, {})).toMatchObject(refused(409, contradicts));
  expect(await approve(draft, { taxReason: ' ' })).toMatchObject(refused(409, contradicts));
  const { body } = await approve(draft, { taxReason: 'Agreed with the auditor' });
  expect(body).toMatchObject({ errors: [], resultObject: { invoiceStatus: 2 } });
  const { invoiceNumber } = body.resultObject;
  const { body: month } = await server.admin.rest('GET', 'gst/gstr1?month=2024-02');
  const { findings } = month.resultObject.checks.find(
    ({ rule }: Json) => rule === 'Every invoice has the taxes of its place of supply',
  );
  expect(findings).toEqual([
    expect.stringMatching(new RegExp(`^${invoiceNumber}: .*kept because: Agreed with the auditor$`)),
  ]);
});

test('an edit does not approve it either', async () => {
  const draft = await taxed(every);
  const edited = await server.admin.rest('PUT', `invoices/${draft.uniqueId}`, { invoiceStatus: 2 });
  expect(edited).toMatchObject(refused(409, contradicts));
});

test('taxes that are not due are refused when they are checked, one by one and in bulk', async () => {
  const body = await manualBody(server, {
    customerId: await ofKarnataka(),
    igst: 500,
    cgst: 0,
    sgst: 0,
    totalAmount: 1500,
  });
  const draft = await aManualInvoice(server, body);
  const text = 'IGST 180.00 expected, 500.00 given';
  expect(await approve(draft, { checkTaxes: true })).toMatchObject(refused(409, text));
  const { errors } = await server.admin.graphql(
    'mutation($input: ApproveInvoiceInput!) { approveInvoice(input: $input) { uniqueId } }',
    { input: { uniqueId: draft.uniqueId, invoiceStatus: 'Approved', checkTaxes: true } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: { taxReason: [text] } });
  const items = [{ uniqueId: draft.uniqueId }];
  const bulk = await server.admin.rest('POST', 'invoices/bulk/approve', { items, checkTaxes: true });
  expect(bulk.body.resultObject).toMatchObject([{ ok: false, message: text }]);
  expect((await approve(draft, {})).status).toBe(200);
});

test('taxes that are due pass', async () => {
  const draft = await taxed({ igst: 18, cgst: 0, sgst: 0 });
  expect(await approve(draft, { checkTaxes: true })).toMatchObject({ status: 200 });
});

test('a number that is dated before the last one is listed', async () => {
  for (const invoiceDate of ['2024-03-20', '2024-03-10'])
    expect(
      (await approve(await taxed({ igst: 18, cgst: 0, sgst: 0 }, { invoiceDate, invoiceMonth: '2024-03' }), {})).status,
    ).toBe(200);
  const { body } = await server.admin.rest('GET', 'gst/gstr1?month=2024-03');
  const { findings } = body.resultObject.checks.find(
    ({ rule }: Json) => rule === 'Invoices are dated in the order of their numbers',
  );
  expect(findings).toEqual([expect.stringMatching(/^INV\/23-24\/\d+ of 10-Mar-2024 follows one of a later date$/)]);
});
