import { aConsignment } from '../../../testing/factories';
import { startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const insured = { isInsurance: true, insuranceAmount: 5_000, insuranceCommission: 50.05 };

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-11-22');
  for (const [bookingDate, customerAmount] of [
    ['2024-05-31', 1_000],
    ['2024-06-01', 10],
    ['2024-06-30', 20.5],
    ['2024-07-01', 100],
    ['2024-07-30', 50],
    ['2024-07-31', null],
    ['2024-08-01', 7],
  ] as const)
    await aConsignment(server, {}, { bookingDate, customerAmount, chargeableWeight: 1.25 });
  for (const [bookingDate, given] of [
    ['2024-09-05', { isVPP: true, vppAmount: 1_000, vppCommission: 12.5 }],
    ['2024-10-05', { isVPP: true, vppAmount: 1_000, vppCommission: 75, ...insured }],
  ] as const)
    await aConsignment(server, {}, { bookingDate, customerAmount: 100, ...given });
  const gone = await aConsignment(server, {}, { bookingDate: '2024-10-05', ...insured });
  await server.admin.rest('DELETE', `consignments/${gone.uniqueId}`);
});
afterAll(() => server.close());

const figures = async (date: string): Promise<Json[]> =>
  (await server.member.rest('GET', `dashboard/figures?date=${date}`)).body.resultObject;
const compared = (found: Json[]) => found.map(({ title, month, lastMonth }) => [title, month, lastMonth]);

test('the month to date stands beside the same days of the month before', async () => {
  expect(compared(await figures('2024-07-15'))).toEqual([
    ['Bookings', 1, 1],
    ['Weight (Kg)', 1.25, 1.25],
    ['Amount', 100, 10],
    ['Per booking', 100, 10],
    ['Commissions', 0, 0],
  ]);
  // A month with fewer days is compared as a whole.
  expect(compared(await figures('2024-07-31'))).toEqual([
    ['Bookings', 3, 2],
    ['Weight (Kg)', 3.75, 2.5],
    ['Amount', 150, 30.5],
    ['Per booking', 50, 15.25],
    ['Commissions', 0, 0],
  ]);
});

test('commissions are those of VPP and insurance, apart from the amount', async () => {
  const found = await figures('2024-10-31');
  expect(compared(found).slice(2)).toEqual([
    ['Amount', 100, 100],
    ['Per booking', 100, 100],
    ['Commissions', 125.05, 12.5],
  ]);
  expect(found.at(-1)?.days.filter((amount: number) => amount > 0)).toEqual([125.05]);
});

test('each figure has its last thirty days, those without bookings too', async () => {
  const [bookings, , amount, perBooking] = await figures('2024-07-31');
  expect(bookings.days).toHaveLength(30);
  expect(bookings.days.slice(-3)).toEqual([0, 1, 1]);
  expect(amount.days.slice(-2)).toEqual([50, 0]);
  expect(perBooking.days.slice(-3)).toEqual([0, 50, 0]);
  expect((await figures('2023-01-31')).every(({ month, lastMonth }) => month === 0 && lastMonth === 0)).toBe(true);
});

test('both APIs answer alike; a day before all bookings is refused', async () => {
  const { data } = await server.member.graphql(
    '{ monthFigures(search: { date: "2024-07-15" }) { title unit month lastMonth days } }',
  );
  expect(data.monthFigures.map(({ title, days }: Json) => [title, days])).toEqual(
    (await figures('2024-07-15')).map(({ title, days }) => [title, days]),
  );
  expect((await server.member.rest('GET', 'dashboard/figures?date=2022-12-31')).status).toBe(400);
  expect((await server.nobody.rest('GET', 'dashboard/figures')).status).toBe(401);
});
