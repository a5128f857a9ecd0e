import { addDays } from '../../domain/dates';
import { random, type Random } from '../../seed/data/random';
import { aCustomer, bookingOf } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Move = (chance: Random, uniqueId: string) => Promise<number>;

const keys = 'delivery_status, payment_status, payment_mode, service_type, parcel_type';
const sums = 'SUM(chargeable_weight) AS grams, SUM(customer_amount) AS customer, SUM(vendor_amount) AS vendor';
const statusOf = ({ status }: { status: number }) => status;

/** Rows as texts, so that both databases' kinds of number compare. */
async function rowsOf(sql: string): Promise<string[]> {
  const rows = await server.app.database.writer.query(sql) as Record<string, unknown>[];
  return rows.map((row) => Object.values(row).map((value) => String(value ?? 0)).join(' ')).sort();
}

const recounted = () => rowsOf(
  `SELECT booking_date AS day, ${keys}, COUNT(*) AS bookings, ${sums} FROM consignment WHERE deleted_on IS NULL
   GROUP BY booking_date, ${keys}`,
);
const rolledUp = () => rowsOf(
  `SELECT day, ${keys}, SUM(bookings) AS bookings, ${sums} FROM consignment_day
   GROUP BY day, ${keys} HAVING SUM(bookings) <> 0`,
);
const leftBehind = () => rowsOf(
  `SELECT day FROM consignment_day
   WHERE bookings < 0 OR (bookings = 0 AND (chargeable_weight <> 0 OR customer_amount <> 0 OR vendor_amount <> 0))`,
);

describe('the daily rollup', () => {
  test('equals a recount of the rows after hundreds of random changes, many of them at the same moment', async () => {
    const chance = random(20_241_120);
    const today = server.app.clock.today();
    const sender = await aCustomer(server);
    const booked: string[] = [];

    const booking = () => bookingOf(server, {
      senderId: sender.id, bookingDate: addDays(today, -chance.int(0, 3)), serviceType: chance.int(1, 2),
      parcelType: chance.int(1, 2), paymentMode: chance.int(1, 4), actualWeight: 1,
      chargeableWeight: chance.int(1000, 9999) / 1000, vendorAmount: chance.int(1, 99_999) / 100,
      customerAmount: chance.chance(0.2) ? null : chance.int(1, 99_999) / 100,
    });
    const book = async () => {
      const answer = await server.member.rest('POST', 'consignments', await booking());
      if (answer.status === 200) booked.push(answer.body.resultObject.uniqueId);
      return answer.status;
    };
    const moves: readonly Move[] = [
      book,
      book,
      async (_, id) => statusOf(await server.member.rest('PUT', `consignments/${id}`, await booking())),
      async ({ int }, id) => statusOf(await server.admin.rest('PUT', `consignments/${id}/payment`, {
        customerAmount: int(1, 99_999) / 100, vendorAmount: int(1, 99_999) / 100, paymentRecivedDate: today,
        paymentStatus: 2, isApproved: int(1, 4) === 1,
      })),
      async ({ int }, id) => statusOf(await server.member.rest('POST', `consignments/${id}/histories`, {
        action: 'Moved', city: 'Pune', deliveryStatus: int(2, 8),
      })),
      async (_, id) => {
        const { body } = await server.member.rest('GET', `consignments/${id}`);
        const [newest] = body.resultObject?.consignmentHistories ?? [];
        const path = `consignments/${id}/histories/${newest?.uniqueId ?? 'none'}`;
        return statusOf(await server.member.rest('DELETE', path));
      },
      async (_, id) => statusOf(await server.member.rest('DELETE', `consignments/${id}`)),
    ];

    for (let count = 0; count < 6; count += 1) await book();
    const statuses: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      const now = Array.from({ length: 6 }, () => chance.pick(moves)(chance, chance.pick(booked)));
      statuses.push(...await Promise.all(now));
    }

    expect([...new Set(statuses)].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(150);
    const expected = await recounted();
    expect(expected.length).toBeGreaterThan(30);
    expect(await rolledUp()).toEqual(expected);
    expect(await leftBehind()).toEqual([]);

    const { body } = await server.member.rest('GET', 'consignments?take=1');
    const { body: summary } = await server.member.rest('GET', 'dashboard/summary');
    const [live] = await rowsOf('SELECT COUNT(*) AS live FROM consignment WHERE deleted_on IS NULL');
    expect(body.rowCount).toBe(Number(live));
    expect(summary.resultObject[0].total).toBe(Number(live));
  });
});
