import { aGeneratedInvoice, aManualInvoice, approve } from '../../../testing/invoices';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ invoiceReading: 'B' });
});
afterAll(() => server.close());

describe('reading B of the invoice states', () => {
  test('numbers Pending 3 and Paid 4, and lets an approved invoice wait', async () => {
    const today = server.app.clock.today();
    const invoice = await aManualInvoice(server);
    await approve(server, invoice);
    expect((await approve(server, invoice, { invoiceStatus: 3 })).body.resultObject.invoiceStatus).toBe(3);
    const edit = (body: object) => server.admin.rest('PUT', `invoices/${invoice.uniqueId}`, body);
    const locked = await edit({ actualAmount: 5 });
    expect(locked).toMatchObject({ status: 409, body: { errors: ['Amounts are locked: the invoice is Pending'] } });
    const paid = await edit({ invoiceStatus: 4, paymentDate: today });
    expect(paid.body.resultObject).toMatchObject({ invoiceStatus: 4, paymentDate: today });
    expect((await server.admin.rest('GET', 'invoices?invoiceStatus=4')).body.rowCount).toBe(1);
    const { data } = await server.admin.graphql(
      '{ invoiceReading invoices(search: { invoiceStatus: [Paid] }) { rowCount } }',
    );
    expect(data).toEqual({ invoiceReading: 'B', invoices: { rowCount: 1 } });
  });

  test('takes an edit from Generated to Pending or Paid, each with a number of its own', async () => {
    const paymentDate = server.app.clock.today();
    const edit = async (body: object) =>
      (await server.admin.rest('PUT', `invoices/${(await aGeneratedInvoice(server)).uniqueId}`, body)).body
        .resultObject;
    const approved = await edit({ invoiceStatus: 2 });
    const pending = await edit({ invoiceStatus: 3 });
    const paid = await edit({ invoiceStatus: 4, paymentDate });
    const states = [approved, pending, paid];
    expect(states.map(({ invoiceStatus }) => invoiceStatus)).toEqual([2, 3, 4]);
    expect(new Set(states.map(({ invoiceNumber }) => String(invoiceNumber))).size).toBe(3);
    expect(states.every(({ invoiceNumber }) => /^INV\/\d\d-\d\d\/\d+$/.test(invoiceNumber))).toBe(true);
    const { data } = await server.admin.graphql(
      'mutation($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoiceStatus } }',
      { input: { uniqueId: (await aManualInvoice(server)).uniqueId, invoiceStatus: 'Pending' } },
    );
    expect(data.updateInvoice.invoiceStatus).toBe('Pending');
  });

  test('lets it be paid at once, and takes no other way round', async () => {
    const paymentDate = server.app.clock.today();
    const invoice = await aGeneratedInvoice(server);
    const early = await approve(server, invoice, { invoiceStatus: 3 });
    expect(early).toMatchObject({ status: 409, body: { errors: ['Invoice cannot go from Generated to Pending'] } });
    await approve(server, invoice);
    expect((await approve(server, invoice, { invoiceStatus: 4, paymentDate })).body.resultObject.invoiceStatus).toBe(4);
    expect((await approve(server, invoice, { invoiceStatus: 3 })).status).toBe(409);
    const born = await aManualInvoice(server, { invoiceStatus: 4, invoiceNumber: 'B-1', paymentDate });
    expect(born.invoiceStatus).toBe(4);
  });
});
