import { aCreditNote } from '../../../testing/creditNotes';
import { aCustomer } from '../../../testing/factories';
import { aBill, ageingAt, customerK, ledgerOf, paid, startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-11-30');
});
afterAll(() => server.close());

const paymentsOf = async ({ uniqueId }: { uniqueId: string }): Promise<Json[]> =>
  (await server.admin.rest('GET', `invoices/${uniqueId}/payments`)).body.resultObject;

const reverse = (payment: Json, kind: number, reversedOn: string) =>
  server.admin.rest('PUT', `payments/${payment.uniqueId}/reverse`, { kind, reversedOn, reason: 'As the bank says' });

test('a line of the ledger names its invoice, its payment or its credit note', async () => {
  const customer = await aCustomer(server);
  await server.admin.rest('PUT', `customers/${customer.uniqueId}/opening`, { date: '2026-04-01', amount: 100 });
  const bill = await aBill(server, customer.id, 1000, { invoiceDate: '2026-10-01' });
  const payment = await paid(server, { customerId: customer.id, amount: 500, tdsAmount: 20, receivedOn: '2026-10-20' });
  await reverse(payment, 2, '2026-10-25');
  const note = await aCreditNote(server, { invoiceId: bill.id, taxable: 50, noteDate: '2026-11-02' });
  const { lines } = await ledgerOf(server, customer, '2026-11-30');
  const none = { invoiceUniqueId: null, paymentUniqueId: null, creditNoteUniqueId: null, remittanceUniqueId: null };
  expect(
    lines.map(({ day, kind, invoiceUniqueId, paymentUniqueId, creditNoteUniqueId, remittanceUniqueId }: Json) => [
      day,
      kind,
      { invoiceUniqueId, paymentUniqueId, creditNoteUniqueId, remittanceUniqueId },
    ]),
  ).toEqual([
    ['2026-04-01', 1, none],
    ['2026-10-01', 2, { ...none, invoiceUniqueId: bill.uniqueId }],
    ['2026-10-20', 3, { ...none, paymentUniqueId: payment.uniqueId }],
    ['2026-10-20', 4, { ...none, paymentUniqueId: payment.uniqueId }],
    ['2026-10-25', 5, { ...none, paymentUniqueId: payment.uniqueId }],
    ['2026-11-02', expect.any(Number), { ...none, creditNoteUniqueId: note.uniqueId }],
  ]);
});

describe('what paid an invoice', () => {
  test('case 5: has the payment that bounced, as reversed and with what it paid', async () => {
    const { customer, one } = await customerK(server);
    const bounced = await paid(server, { customerId: customer.id, amount: 30_000, auto: true });
    await reverse(bounced, 1, '2026-11-30');
    const allocations = [{ invoiceId: one.id, cash: 11_600, tds: 200 }];
    const second = await paid(server, { customerId: customer.id, amount: 11_600, tdsAmount: 200, allocations });
    const common = { receivedOn: '2026-11-30', mode: 3, creditNoteUniqueId: null, writeOffUniqueId: null };
    expect(await paymentsOf(one)).toEqual([
      {
        ...common,
        paymentUniqueId: bounced.uniqueId,
        number: bounced.number,
        cash: 11_800,
        tds: 0,
        reversedOn: '2026-11-30',
        reversalKind: 1,
      },
      {
        ...common,
        paymentUniqueId: second.uniqueId,
        number: second.number,
        cash: 11_600,
        tds: 200,
        reversedOn: null,
        reversalKind: null,
      },
    ]);
  });

  test('is without what was taken back, also if that payment was reversed later', async () => {
    const { customer, one, two } = await customerK(server);
    const allocations = [{ invoiceId: one.id, cash: 100 }];
    const receivedOn = '2026-11-20';
    const payment = await paid(server, { customerId: customer.id, amount: 100, receivedOn, allocations });
    await server.admin.rest('DELETE', `payments/${payment.uniqueId}/allocations`);
    expect(await paymentsOf(one)).toEqual([]);
    await server.admin.rest('POST', `payments/${payment.uniqueId}/allocations`, {
      allocations: [{ invoiceId: two.id, cash: 60 }],
    });
    await reverse(payment, 2, '2026-11-25');
    expect(await paymentsOf(one)).toEqual([]);
    expect(await paymentsOf(two)).toMatchObject([{ cash: 60, reversedOn: '2026-11-25', reversalKind: 2 }]);
  });
});

test('the figures of the dashboard are those of the ageing of today', async () => {
  const customer = await aCustomer(server);
  for (const [invoiceDate, taxable] of [
    ['2026-11-25', 1000],
    ['2026-10-01', 500],
    ['2026-05-01', 250],
  ] as const)
    await aBill(server, customer.id, taxable, { invoiceDate });
  await server.admin.rest('PUT', `customers/${customer.uniqueId}/opening`, { date: '2026-01-01', amount: 77.5 });
  await paid(server, { customerId: customer.id, amount: 40, tdsAmount: 2 });
  const { body } = await server.admin.rest('GET', 'receivables/ageing');
  const { total } = body.resultObject;
  const { resultObject: summary } = (await server.admin.rest('GET', 'receivables/summary')).body;
  const owed = Math.round((total.balance + total.advances) * 100) / 100;
  expect(summary.ageing).toEqual(total);
  expect(summary).toMatchObject({ receivable: owed, advances: total.advances });
  expect(Math.round((summary.overdue + total.notDue) * 100) / 100).toBe(owed);
  expect(summary.trend.at(-1)).toEqual({ day: '2026-11-30', balance: total.balance });
  expect((await ageingAt(server, customer.id, '2026-11-30')).total.older).toBe(372.5);
});

test('case 4: an advance is found in the list until it is allocated', async () => {
  const { customer, one } = await customerK(server);
  const advances = async (isAdvance: boolean): Promise<string[]> => {
    const { body } = await server.admin.rest('GET', `payments?customerId=${customer.id}&isAdvance=${isAdvance}`);
    return body.resultObject.map(({ uniqueId }: Json) => uniqueId);
  };
  const payment = await paid(server, { customerId: customer.id, amount: 11_800 });
  expect([await advances(true), await advances(false)]).toEqual([[payment.uniqueId], []]);
  const allocations = [{ invoiceId: one.id, cash: 11_800 }];
  await server.admin.rest('POST', `payments/${payment.uniqueId}/allocations`, { allocations });
  expect([await advances(true), await advances(false)]).toEqual([[], [payment.uniqueId]]);
});

test('case 10: section and percentage of the tax deducted are those in force on the day', async () => {
  const { customer, one, two } = await customerK(server, '2026-03-01');
  const taxed = (receivedOn: string, invoiceId: number, tds: number) =>
    paid(server, { customerId: customer.id, receivedOn, amount: 0, tdsAmount: tds, allocations: [{ invoiceId, tds }] });
  expect((await taxed('2026-03-31', one.id, 200)).tdsSection).toBe('194C');
  const lower = await taxed('2026-04-01', two.id, 250);
  expect(lower).toMatchObject({ tdsSection: '393(1) Table 6(i)', warnings: ['TDS is 5 % of the taxable amount'] });
  expect((await paid(server, { customerId: customer.id, amount: 1 })).tdsSection).toBeNull();

  const percents = async () => {
    const { body } = await server.admin.rest('GET', `receivables/openitems?customerId=${customer.id}`);
    return [...new Set(body.resultObject.map(({ tdsPercent }: Json) => tdsPercent))];
  };
  expect(await percents()).toEqual([2]);
  const { status } = await server.admin.rest('PUT', 'settings/tds.percent', { validFrom: '2026-11-30', value: '5' });
  expect(status).toBe(200);
  expect(await percents()).toEqual([5]);
  const { customer: other, one: third } = await customerK(server);
  const allocations = [{ invoiceId: third.id, tds: 500 }];
  const payment = await paid(server, { customerId: other.id, amount: 0, tdsAmount: 500, allocations });
  expect(payment.warnings).toEqual([]);
  const { body } = await server.admin.rest('GET', `payments/${lower.uniqueId}`);
  expect(body.resultObject.warnings).toEqual(['TDS is 5 % of the taxable amount']);
});

test('the tax deducted is summed by quarter, without what was reversed', async () => {
  const quarters = async () => (await server.admin.rest('GET', 'receivables/tdsquarters')).body.resultObject as Json[];
  const quarter = async (first: string) => {
    const none = { quarter: first, payments: 0, tdsAmount: 0, withoutCertificate: 0 };
    return (await quarters()).find((each) => each.quarter === first) ?? none;
  };
  const [before, third] = [await quarter('2025-07-01'), await quarter('2025-10-01')];
  const customer = await aCustomer(server);
  const taxed = (receivedOn: string, tdsAmount: number) =>
    paid(server, { customerId: customer.id, amount: 10, tdsAmount, receivedOn });
  await taxed('2025-07-01', 0.05);
  const certified = await taxed('2025-09-30', 200.1);
  await taxed('2025-10-01', 7);
  await reverse(await taxed('2025-08-15', 50), 2, '2026-11-30');
  await taxed('2023-12-31', 9);
  expect(
    (await server.admin.rest('PUT', `payments/${certified.uniqueId}/certificate`, { certificateNo: 'T1' })).status,
  ).toBe(200);
  expect(await quarter('2025-07-01')).toEqual({
    quarter: '2025-07-01',
    payments: before.payments + 2,
    tdsAmount: before.tdsAmount + 200.15,
    withoutCertificate: before.withoutCertificate + 0.05,
  });
  expect(await quarter('2025-10-01')).toMatchObject({ tdsAmount: third.tdsAmount + 7 });
  const found = (await quarters()).map(({ quarter: first }) => String(first));
  expect(found).toEqual([...found].sort().reverse());
  expect(found.at(-1)).toBe('2025-07-01');
  expect((await server.member.rest('GET', 'receivables/tdsquarters')).status).toBe(403);
});
