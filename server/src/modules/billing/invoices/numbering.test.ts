import { aCustomer } from '../../../testing/factories';
import { aManualInvoice, approve, type MadeInvoice } from '../../../testing/invoices';
import { startTestServer, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const numbersOf = (answers: readonly RestAnswer[]) =>
  answers.filter(({ status }) => status === 200).map(({ body }) => String(body.resultObject.invoiceNumber));
const series = (year: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `INV/${year}/${from + at}`).sort();

async function some(count: number, invoiceDate: string): Promise<MadeInvoice[]> {
  const customerId = (await aCustomer(server)).id;
  return Promise.all(Array.from({ length: count }, () => aManualInvoice(server, { customerId, invoiceDate })));
}

describe('invoice numbers', () => {
  test('of fifty concurrent approvals are unique and without a gap', async () => {
    const answers = await Promise.all((await some(50, '2023-06-01')).map((invoice) => approve(server, invoice)));
    expect(numbersOf(answers).sort()).toEqual(series('23-24', 1, 50));
  });

  test('of two financial years run side by side', async () => {
    const invoices = [...(await some(10, '2024-03-31')), ...(await some(10, '2024-04-01'))];
    const answers = await Promise.all(invoices.map((invoice) => approve(server, invoice)));
    expect(numbersOf(answers).sort()).toEqual([...series('23-24', 51, 60), ...series('24-25', 1, 10)].sort());
  });

  test('are consumed by no refusal, repetition or edit beside the approvals', async () => {
    // Together below the hundred requests of a user that may wait.
    const invoices = await some(16, '2023-02-01');
    const calls = invoices.flatMap((invoice, at) => {
      const path = `invoices/${invoice.uniqueId}`;
      return [
        approve(server, invoice),
        approve(server, invoice, { invoiceStatus: 3 }),
        approve(server, invoice, { invoiceStatus: 3, paymentDate: '2999-01-01' }),
        approve(server, invoice, { invoiceStatus: 2, version: 99 }),
        server.admin.rest('PUT', path, { invoiceStatus: 2 }),
        server.member.rest('PUT', `${path}/approve`, { invoiceStatus: 2 }),
        at % 5 === 0 ? server.admin.rest('DELETE', path) : server.admin.rest('PUT', path, { remark: 'Called' }),
      ];
    });
    const foreign = await aManualInvoice(server, { invoiceNumber: 'FOREIGN-1', invoiceDate: '2023-02-01' });
    const answers = await Promise.all([approve(server, foreign), ...calls]);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 400, 403, 409]);
    const { body } = await server.admin.rest('GET', 'invoices?fromDate=2023-02-01&toDate=2023-02-01&invoiceStatus=2');
    const given = (body.resultObject as MadeInvoice[]).map((invoice) => String(invoice.invoiceNumber));
    expect(given.sort()).toEqual(['FOREIGN-1', ...series('22-23', 1, given.length - 1)]);
    expect(given.length).toBeGreaterThanOrEqual(13);
  });

  test('are given back when the transaction fails after the number was taken', async () => {
    const [first, second] = await some(2, '2025-04-01');
    if (!first || !second) throw new Error('No invoice');
    const { writer } = server.app.database;
    // Another row already has the next number, so the unique index refuses the approval.
    await writer.query('UPDATE invoice SET live_invoice_number = ? WHERE id = ?', ['INV/25-26/1', second.id]);
    expect((await approve(server, first)).status).toBe(409);
    await writer.query('UPDATE invoice SET live_invoice_number = NULL WHERE id = ?', [second.id]);
    expect(numbersOf([await approve(server, second), await approve(server, first)])).toEqual([
      'INV/25-26/1',
      'INV/25-26/2',
    ]);
  });
});
