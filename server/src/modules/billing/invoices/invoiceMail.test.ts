import { aCustomer } from '../../../testing/factories';
import { aMailableInvoice, aManualInvoice, approve, billableOf, generationOf } from '../../../testing/invoices';
import { lastMailTo, mailsTo } from '../../../testing/mailbox';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const mail = (uniqueId: string) => server.admin.rest('POST', `invoices/${uniqueId}/mail`);
/** The attachment is base64. */
const attached = (raw: string) => {
  const [, content = ''] = /filename=\S*\.html"?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  return Buffer.from(content, 'base64').toString();
};

describe('the mail with an invoice', () => {
  test('goes to the customer once, with the invoice attached', async () => {
    const email = 'accounts@meera.example';
    const customer = await aCustomer(server, { email, company: 'Meera & Sons' });
    const consignments = await billableOf(server, customer.id, [120.5, 79.5]);
    const made = await server.admin.rest('POST', 'invoices', generationOf(server, customer.id, consignments));
    const { body } = await approve(server, made.body.resultObject);
    const { uniqueId, invoiceNumber } = body.resultObject;
    for (let time = 0; time < 2; time += 1) expect((await mail(uniqueId)).status).toBe(200);
    const { subject, raw } = await lastMailTo(server, email);
    expect([subject, (await mailsTo(server, email)).length]).toEqual([`Invoice ${invoiceNumber}`, 1]);
    const page = attached(raw);
    for (const text of ['To Meera &amp; Sons', '₹ 120.50', '₹ 79.50', '₹ 236.00', `Invoice ${invoiceNumber}`])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|src=|href=/);
  });

  test('is refused for a deleted invoice in the words of its state', async () => {
    const { uniqueId } = await aManualInvoice(server);
    expect((await server.admin.rest('DELETE', `invoices/${uniqueId}`)).status).toBe(200);
    expect(await mail(uniqueId)).toMatchObject({ status: 409, body: { errors: ['Invoice is deleted'] } });
  });

  test('is refused before the approval, and without an address', async () => {
    const generated = await aManualInvoice(server);
    expect(await mail(generated.uniqueId)).toMatchObject({
      status: 409,
      body: { errors: ['Invoice is not approved'] },
    });
    await approve(server, generated);
    expect(await mail(generated.uniqueId)).toMatchObject({
      status: 409,
      body: { errors: ['Customer has no email address'] },
    });
    expect((await server.member.rest('POST', `invoices/${generated.uniqueId}/mail`)).status).toBe(403);
  });

  test('in bulk tells the outcome of each', async () => {
    const [one, other] = [await aMailableInvoice(server, 'one@bulk.example'), await aManualInvoice(server)];
    const items = [one, other].map(({ uniqueId, version }) => ({ uniqueId, version }));
    const { status, body } = await server.admin.rest('POST', 'invoices/bulk/mail', { items });
    expect(status).toBe(200);
    expect(body.resultObject).toMatchObject([
      { awbNo: one.invoiceNumber, ok: true, message: null },
      { ok: false, message: 'Invoice is not approved' },
    ]);
    expect(await mailsTo(server, 'one@bulk.example')).toHaveLength(1);
    const { data } = await server.admin.graphql(
      'mutation($input: BulkInput!) { bulkMailInvoices(input: $input) { ok message } }',
      { input: { items: items.slice(0, 1) } },
    );
    expect(data.bulkMailInvoices).toEqual([{ ok: true, message: null }]);
  });
});
