/** Rules 1 and 2 of complete billing: what is earned, and what of it stands on no document. */
import { refused } from '../../../../testing/answers';
import { aBranch } from '../../../../testing/branches';
import { aConsignment, aCustomer, bookingOf, unused, type MadeConsignment } from '../../../../testing/factories';
import { approve, generationOf } from '../../../../testing/invoices';
import { aUser } from '../../../../testing/people';
import { startServerOn } from '../../../../testing/receivables';
import type { Client, Json, TestServer } from '../../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-11-22');
});
afterAll(() => server.close());

const modes = { Cash: 1, Credit: 2, ToPay: 3 };
const states = { Unbilled: 1, Billed: 2, Cancelled: 3 };
const kinds = { Freight: 1, VppCommission: 2, InsuranceCommission: 3 };

const booked = (bookingDate: string, customerAmount: number | null, given: object = {}): Promise<MadeConsignment> =>
  aConsignment(server, {}, { bookingDate, customerAmount, paymentMode: modes.Credit, ...given });
const vpp = (vppCommission: number) => ({ isVPP: true, vppAmount: 1_000, vppCommission });
const insured = (insuranceCommission: number) => ({ isInsurance: true, insuranceAmount: 5_000, insuranceCommission });

const earned = async (from: string, to: string, more = ''): Promise<Json[]> =>
  (await server.admin.rest('GET', `earnings?fromDate=${from}&toDate=${to}${more}`)).body.resultObject;
const unbilled = async (month: string, more = ''): Promise<Json> =>
  (await server.admin.rest('GET', `earnings/unbilled?month=${month}${more}`)).body;
const awbsOf = ({ resultObject }: Json) => (resultObject as Json[]).map(({ awbNo }) => awbNo as string);

test('case 1: freight is billed by its invoice, commissions by the counter bill of the day on which they are collected', async () => {
  const day = '2025-02-03';
  const one = await booked(day, 100, { ...vpp(75), ...insured(50) });
  const all = (state: number) => [
    { period: day, branchId: null, kind: kinds.Freight, state, consignments: 1, amount: 100 },
  ];
  const commissionsAre = (state: number) => [
    { period: day, branchId: null, kind: kinds.VppCommission, state, consignments: 1, amount: 75 },
    { period: day, branchId: null, kind: kinds.InsuranceCommission, state, consignments: 1, amount: 50 },
  ];
  const commissions = commissionsAre(states.Unbilled);
  expect(await earned(day, day)).toEqual([...all(states.Unbilled), ...commissions]);
  const { body } = await server.admin.rest('POST', 'invoices', generationOf(server, one.senderId, [one]));
  expect(body.resultObject).toMatchObject({ totalAmount: 118 });
  expect(await earned(day, day)).toEqual([...all(states.Billed), ...commissions]);
  const { resultObject, rowCount } = await unbilled('2025-02');
  expect(rowCount).toBe(1);
  expect(resultObject).toMatchObject([{ awbNo: one.awbNo, customerAmount: 100, vppCommission: 75 }]);
  await server.admin.rest('POST', `consignments/${one.uniqueId}/histories`, {
    action: 'Handed over',
    city: 'Pune',
    deliveryStatus: 3,
    actionDate: '2025-02-05T12:00:00+05:30',
  });
  const collected = { day: '2025-02-05', placeOfSupply: '27' };
  expect((await server.admin.rest('POST', 'invoices/counterbills', collected)).status).toBe(200);
  expect(await earned(day, day)).toEqual([...all(states.Billed), ...commissionsAre(states.Billed)]);
  expect((await unbilled('2025-02')).rowCount).toBe(0);
  expect((await approve(server, body.resultObject)).body.errors).toEqual([]);
  const returned = async (date: string): Promise<Json> =>
    (await server.admin.rest('GET', `gst/gstr1?month=${date.slice(0, 7)}`)).body.resultObject.b2cs;
  expect(await returned(body.resultObject.invoiceDate)).toMatchObject([{ taxable: 100, cgst: 9, sgst: 9 }]);
  expect(await returned(day)).toMatchObject([{ taxable: 105.94, cgst: 9.53, sgst: 9.53 }]);
  const reason = { reason: 'Made twice' };
  await server.admin.rest('PUT', `invoices/${body.resultObject.uniqueId}/cancel`, reason);
  expect(await earned(day, day)).toEqual([...all(states.Unbilled), ...commissionsAre(states.Billed)]);
});

test('a counter bill bills cash; a deleted booking is cancelled', async () => {
  const day = '2025-03-04';
  await booked(day, 118, { paymentMode: modes.Cash });
  const gone = await booked(day, 50, vpp(5));
  await server.admin.rest('DELETE', `consignments/${gone.uniqueId}`);
  await server.admin.rest('POST', 'invoices/counterbills', { day, placeOfSupply: '27' });
  expect(await earned(day, day)).toEqual([
    { period: day, branchId: null, kind: kinds.Freight, state: states.Billed, consignments: 1, amount: 118 },
    { period: day, branchId: null, kind: kinds.Freight, state: states.Cancelled, consignments: 1, amount: 50 },
    { period: day, branchId: null, kind: kinds.VppCommission, state: states.Cancelled, consignments: 1, amount: 5 },
  ]);
  expect((await unbilled('2025-03')).rowCount).toBe(0);
});

test('days are summed by month', async () => {
  for (const [day, amount] of [
    ['2025-04-30', 10],
    ['2025-05-01', 20],
    ['2025-05-31', 40.05],
  ] as const)
    await booked(day, amount);
  const freight = { branchId: null, kind: kinds.Freight, state: states.Unbilled };
  expect(await earned('2025-04-01', '2025-05-31', '&monthly=true')).toEqual([
    { ...freight, period: '2025-04', consignments: 1, amount: 10 },
    { ...freight, period: '2025-05', consignments: 2, amount: 60.05 },
  ]);
});

test('a branch is one of several whose sums are those of all', async () => {
  const [day, month] = ['2025-09-10', '2025-09'];
  const { id: second } = (await server.admin.rest('POST', 'branches', aBranch())).body.resultObject;
  const { client: elsewhere } = await aUser(server, { branchId: second });
  await booked(day, 10);
  const there = await bookingOf(server, { bookingDate: day, customerAmount: 20, paymentMode: modes.Credit, ...vpp(3) });
  const { awbNo } = (await elsewhere.rest('POST', 'consignments', there)).body.resultObject;
  const freight = { period: day, branchId: null, kind: kinds.Freight, state: states.Unbilled, consignments: 1 };
  const commission = { ...freight, kind: kinds.VppCommission, amount: 3 };
  expect(await earned(day, day)).toEqual([{ ...freight, consignments: 2, amount: 30 }, commission]);
  expect(await earned(day, day, '&byBranch=true')).toEqual([
    { ...freight, branchId: 1, amount: 10 },
    { ...freight, branchId: second, amount: 20 },
    { ...commission, branchId: second },
  ]);
  expect(await earned(day, day, `&branchId=${second}`)).toEqual([{ ...freight, amount: 20 }, commission]);
  expect(await earned(day, day, `&branchId=${unused()}`)).toEqual([]);
  expect(awbsOf(await unbilled(month, `&branchId=${second}`))).toEqual([awbNo]);
});

test('the list has the bookings of one month, by kind, mode and sender, page by page', async () => {
  const { id: senderId } = await aCustomer(server);
  const first = await booked('2025-06-01', 10, { senderId });
  const last = await booked('2025-06-30', 20, { paymentMode: modes.ToPay, ...vpp(3) });
  await booked('2025-07-01', 30);
  await booked('2025-06-15', null);
  const both = [last.awbNo, first.awbNo];
  expect(awbsOf(await unbilled('2025-06'))).toEqual(both);
  expect(awbsOf(await unbilled('2025-06', '&sortBy=customerAmount&sortOrder=ASC'))).toEqual([...both].reverse());
  const page = await unbilled('2025-06', '&take=1&skip=1');
  expect([awbsOf(page), page.rowCount]).toEqual([[first.awbNo], 2]);
  expect(awbsOf(await unbilled('2025-06', `&kind=${kinds.VppCommission}`))).toEqual([last.awbNo]);
  expect(awbsOf(await unbilled('2025-06', `&paymentMode=${modes.ToPay},${modes.Cash}`))).toEqual([last.awbNo]);
  expect(awbsOf(await unbilled('2025-06', `&senderId=${senderId}`))).toEqual([first.awbNo]);
  const { data } = await server.admin.graphql(
    '{ unbilledEarnings(search: { month: "2025-06", kind: [Freight] }) { rowCount rows { awbNo sender { company } } } }',
  );
  expect(data.unbilledEarnings).toMatchObject({ rowCount: 2, rows: both.map((awbNo) => ({ awbNo })) });
});

test('wrong days and months are refused, and members and strangers read neither', async () => {
  const get = (path: string, who: Client = server.admin) => who.rest('GET', path);
  const days = (from: string, to: string) => get(`earnings?fromDate=${from}&toDate=${to}`);
  expect(await days('2025-02-02', '2025-02-01')).toMatchObject(refused(400, 'To date cannot be before From date'));
  expect(await days('2024-01-01', '2025-01-01')).toMatchObject(
    refused(400, 'To date must be within a year of From date'),
  );
  expect((await days('2024-01-01', '2024-12-31')).status).toBe(200);
  const noMonth = refused(400, 'Select a month since January 2023');
  for (const month of ['2025-13', '2022-12', ''])
    expect(await get(`earnings/unbilled?month=${month}`)).toMatchObject(noMonth);
  for (const path of ['earnings', 'earnings/unbilled?month=2025-06']) {
    expect(await get(path, server.member)).toMatchObject(refused(403, 'You are not authorized'));
    expect((await get(path, server.nobody)).status).toBe(401);
  }
});

test('a month is one range of one index', async () => {
  const { embedded, reader } = server.app.database;
  const plan = async (sql: string) =>
    JSON.stringify(await reader.query(`${embedded ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${sql}`));
  const sums = await plan(
    `SELECT booking_date, SUM(customer_amount), SUM(vpp_commission), SUM(insurance_commission), COUNT(invoice_id), MAX(branch_id)
     FROM consignment WHERE deleted_on IS NULL AND booking_date BETWEEN '2025-06-01' AND '2025-06-30' GROUP BY booking_date`,
  );
  expect(sums).toContain('ix_consignment__deleted_on__booking_date__id__branch_id__invoice');
  expect(sums).toMatch(embedded ? /USING COVERING INDEX/ : /Using index/);
});
