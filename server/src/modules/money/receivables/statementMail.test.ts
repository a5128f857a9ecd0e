import { aConsignment, aCustomer, type Made } from '../../../testing/factories';
import { lastMailTo, mailsTo } from '../../../testing/mailbox';
import { aBill, karnataka, paid, startServerOn } from '../../../testing/receivables';
import type { TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const mail = ({ uniqueId }: Made, body: object = {}) =>
  server.admin.rest('POST', `customers/${uniqueId}/statement`, body);

/** The rows of the attachment, which is base64, as texts. */
function attachedRows(raw: string): string[] {
  const [, content = ''] = /filename=\S*\.html"?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  const page = Buffer.from(content, 'base64').toString();
  return [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row.replace(/(<[^>]*>)+/g, ' ').trim());
}

describe('the mail with a statement', () => {
  test('has the movements of the days and what is to be paid', async () => {
    const email = 'accounts@kodagu.example';
    const customer = await aCustomer(server, { ...karnataka, email, company: 'Kodagu & Sons' });
    await aBill(server, customer.id, 500, { invoiceDate: '2026-10-20' });
    const bill = await aBill(server, customer.id, 1000, { invoiceDate: '2026-11-02' });
    const payment = await paid(server, { customerId: customer.id, receivedOn: '2026-11-10', amount: 200.5 });
    expect((await mail(customer)).status).toBe(200);
    const { subject, raw } = await lastMailTo(server, email);
    expect(subject).toBe('Statement of account, 01-Nov-2026 to 22-Nov-2026');
    expect(raw).toContain('filename=Statement-2026-11-01-2026-11-22.html');
    expect(attachedRows(raw)).toEqual([
      'Date Document Debit Credit Balance',
      '01-Nov-2026 Brought forward ₹ 590.00',
      `02-Nov-2026 Invoice ${bill.invoiceNumber} ₹ 1,180.00 ₹ 1,770.00`,
      `10-Nov-2026 Payment ${payment.number} ₹ 200.50 ₹ 1,569.50`,
      '22-Nov-2026 To be paid ₹ 1,569.50',
    ]);
  });

  test('says that an advance stands to the credit of the customer, and has VPP money in a section of its own', async () => {
    const email = 'accounts@nilgiri.example';
    const customer = await aCustomer(server, { email });
    const payment = await paid(server, { customerId: customer.id, receivedOn: '2026-11-10', amount: 3200 });
    const given = { senderId: customer.id, bookingDate: '2026-11-05', isVpp: true, vppAmount: 1500, vppCommission: 20 };
    const made = await aConsignment(server, {}, given);
    const movement = { action: 'Handed over', city: 'Pune', deliveryStatus: 3, actionDate: '2026-11-12' };
    await server.admin.rest('POST', `consignments/${made.uniqueId}/histories`, movement);
    const document = 'mutation($input: CustomerLedgerInput!) { mailStatement(input: $input) { uniqueId } }';
    const input = { uniqueId: customer.uniqueId, from: '2026-11-01', to: '2026-11-20' };
    expect((await server.admin.graphql(document, { input })).errors).toBeUndefined();
    const { raw } = await lastMailTo(server, email);
    expect(attachedRows(raw)).toEqual([
      'Date Document Debit Credit Balance',
      '01-Nov-2026 Brought forward ₹ 0.00',
      `10-Nov-2026 Payment ${payment.number} ₹ 3,200.00 -₹ 3,200.00`,
      '20-Nov-2026 Advance ₹ 3,200.00',
      'VPP money collected for you Remitted Collected Owed to you',
      '01-Nov-2026 Brought forward ₹ 0.00',
      `12-Nov-2026 VPP collected ${made.awbNo} ₹ 1,500.00 ₹ 1,500.00`,
      '20-Nov-2026 Owed to you ₹ 1,500.00',
    ]);
  });

  test('is refused without an address, for days in the wrong order, and to members', async () => {
    const customer = await aCustomer(server);
    expect(await mail(customer)).toMatchObject({ status: 409, body: { errors: ['Customer has no email address'] } });
    const known = await aCustomer(server, { email: 'wrong@days.example' });
    expect(await mail(known, { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      status: 400,
      body: { errors: ['To date cannot be before From date'] },
    });
    expect((await server.member.rest('POST', `customers/${known.uniqueId}/statement`)).status).toBe(403);
    expect(await mailsTo(server, 'wrong@days.example')).toEqual([]);
  });
});
