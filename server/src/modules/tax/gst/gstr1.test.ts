import { aConsignment, aCustomer } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const month = '2023-11';
const maharashtra = '27AABCM1234F1ZX';
const karnataka = '29ABACS0877M1ZS';

async function anApproved(
  customerId: number,
  actualAmount: number,
  taxes: { igst: number; cgst: number; sgst: number },
  given: Record<string, unknown> = {},
) {
  const totalAmount = Math.round((actualAmount + taxes.igst + taxes.cgst + taxes.sgst) * 100) / 100;
  const dates = { invoiceDate: `${month}-10`, invoiceMonth: '2023-10' };
  const invoice = await aManualInvoice(server, { customerId, actualAmount, totalAmount, ...taxes, ...dates, ...given });
  const { status, body } = await approve(server, invoice);
  expect([status, body.errors]).toEqual([200, []]);
  return body.resultObject.invoiceNumber as string;
}

const returnOf = async (wanted: string) =>
  (await server.admin.rest('GET', `gst/gstr1?month=${wanted}`)).body.resultObject;
const findings = (checks: { rule: string; findings: string[] }[]) =>
  Object.fromEntries(checks.map((check) => [check.rule, check.findings]));

describe('GSTR-1', () => {
  test('has the tables of the approved invoices of the month', async () => {
    const [near, far, other] = [
      (await aCustomer(server, { gst: maharashtra })).id,
      (await aCustomer(server, { gst: karnataka, company: 'Silk Board' })).id,
      (await aCustomer(server)).id,
    ];
    const first = await anApproved(near, 12_345.5, { igst: 0, cgst: 1_111.1, sgst: 1_111.1 });
    const second = await anApproved(far, 8_000, { igst: 1_440, cgst: 0, sgst: 0 });
    await anApproved(other, 2_500, { igst: 0, cgst: 225, sgst: 225 });
    const last = await anApproved(other, 999.99, { igst: 0, cgst: 90, sgst: 90 });
    await aManualInvoice(server, { customerId: near, invoiceDate: `${month}-11` });

    const found = await returnOf(month);
    expect(found.b2b).toMatchObject([
      { number: first, gstin: maharashtra, placeOfSupply: '27', taxable: 12_345.5, cgst: 1_111.1, value: 14_567.7 },
      { number: second, receiver: 'Silk Board', placeOfSupply: '29', taxable: 8_000, igst: 1_440, value: 9_440 },
    ]);
    expect(found.b2cs).toEqual([
      { placeOfSupply: '27', isInterState: false, rate: 18, taxable: 3_499.99, igst: 0, cgst: 315, sgst: 315 },
    ]);
    expect([found.b2cl, found.hsnB2b.length, found.hsnB2c.length]).toEqual([[], 1, 1]);
    expect(found.hsnB2b[0]).toMatchObject({
      code: '996812',
      rate: 18,
      taxable: 20_345.5,
      igst: 1_440,
      value: 24_007.7,
    });
    expect(found.docs).toEqual([
      { nature: 'Invoices for outward supply', from: first, to: last, total: 4, cancelled: 0, net: 4 },
    ]);
    expect(Object.values(findings(found.checks)).flat()).toEqual([]);
    const json = JSON.parse(found.offlineTool) as { fp: string; b2b: { ctin: string }[] };
    expect([json.fp, json.b2b.map(({ ctin }) => ctin)]).toEqual(['112023', [maharashtra, karnataka]]);
    const { data } = await server.admin.graphql(
      `{ gstr1(search: { month: "${month}" }) { b2b { number } offlineTool } }`,
    );
    expect(data.gstr1).toEqual({
      b2b: found.b2b.map(({ number }: { number: string }) => ({ number })),
      offlineTool: found.offlineTool,
    });
  });

  test('names what is missing or wrong', async () => {
    const customerId = (await aCustomer(server, { gst: karnataka })).id;
    const wanted = { invoiceDate: '2023-12-05' };
    const wrong = await anApproved(customerId, 100, { igst: 0, cgst: 9, sgst: 9 }, wanted);
    await anApproved(customerId, 100, { igst: 18, cgst: 0, sgst: 0 }, { ...wanted, invoiceNumber: 'TP-77' });
    await aConsignment(server, {}, { bookingDate: '2023-12-06', customerAmount: 250, paymentMode: 3 });

    const { b2b, checks } = await returnOf('2023-12');
    expect(b2b.map(({ number }: { number: string }) => number)).toEqual([wrong]);
    const of = findings(checks);
    expect(of['Every invoice number belongs to a series of the company']).toEqual(['TP-77: ₹ 118.00']);
    expect(of['Every invoice has the taxes of its place of supply']).toEqual([
      expect.stringMatching(new RegExp(`^${wrong}: IGST 18%: the place of supply is Karnataka`)),
    ]);
    expect(of['Every booking of the month is on an approved invoice']).toEqual([
      'ToPay: 1 booking, ₹ 250.00 (taxable ₹ 211.86, GST inside ₹ 38.14)',
    ]);
    expect(of['The tables and the services have the same sums']).toEqual([]);
  });

  test('case 5: an advance is reported with its tax inside, and adjusted in the month of the invoice that it pays', async () => {
    const [near, far] = [(await aCustomer(server)).id, (await aCustomer(server, { gst: karnataka })).id];
    const payment = async (customerId: number, amount: number) => {
      const body = { customerId, amount, receivedOn: '2024-11-25', mode: 3 };
      return (await server.admin.rest('POST', 'payments', body)).body.resultObject.uniqueId as string;
    };
    const first = await payment(near, 11_800);
    await payment(near, 5_000);
    await payment(far, 1_180);
    const local = { placeOfSupply: '27', isInterState: false, rate: 18, igst: 0 };
    const at = [
      { ...local, taxable: 14_237.28, cgst: 1_281.36, sgst: 1_281.36 },
      { placeOfSupply: '29', isInterState: true, rate: 18, taxable: 1_000, igst: 180, cgst: 0, sgst: 0 },
    ];
    expect(await returnOf('2024-11')).toMatchObject({ at, atadj: [] });
    const wanted = { invoiceDate: '2024-12-03', invoiceMonth: '2024-12' };
    await anApproved(near, 10_000, { igst: 0, cgst: 900, sgst: 900 }, wanted);
    const { body } = await server.admin.rest('POST', `payments/${first}/allocations`, { auto: true });
    expect(body.errors).toEqual([]);
    const november = await returnOf('2024-11');
    expect(november.at).toEqual(at);
    const { at: none, atadj, checks, offlineTool } = await returnOf('2024-12');
    expect([none, atadj]).toEqual([[], [{ ...local, taxable: 10_000, cgst: 900, sgst: 900 }]]);
    expect(findings(checks)['The tables and the services have the same sums']).toEqual([]);
    expect(JSON.parse(offlineTool).txpd).toMatchObject([
      { pos: '27', itms: [{ ad_amt: 10_000, camt: 900, samt: 900 }] },
    ]);
    await server.admin.rest('PUT', `payments/${first}/reverse`, {
      kind: 1,
      reversedOn: '2025-01-10',
      reason: 'Bounced',
    });
    expect((await returnOf('2024-11')).at).toEqual(at);
    expect((await returnOf('2025-01')).atadj).toEqual([]);
  });

  test('is for admins, and for a month', async () => {
    expect((await server.member.rest('GET', `gst/gstr1?month=${month}`)).status).toBe(403);
    const { errors } = await server.member.graphql(`{ gstr1(search: { month: "${month}" }) { month } }`);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    for (const wrong of ['2023', '2022-12', '2023-13', 'November']) {
      const { status, body } = await server.admin.rest('GET', `gst/gstr1?month=${wrong}`);
      expect([status, body.errors]).toEqual([400, ['Select a month since January 2023']]);
    }
    expect((await returnOf('2023-01')).b2b).toEqual([]);
  });
});
