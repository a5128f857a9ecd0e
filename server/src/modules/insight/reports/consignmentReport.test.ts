import { addDays, addMonths, firstOfMonth } from '../../../domain/values/dates';
import { aConsignment } from '../../../testing/factories';
import { byKey, report, sqlRows, summedBySql } from '../../../testing/reports';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let today: string;
let year: string;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  today = server.app.clock.today();
  year = `fromDate=${addDays(today, -365)}&toDate=${today}`;
  const [here, there] = [{ bookingCityId: 2 }, { bookingCityId: 2, deliveryCityId: 3 }];
  for (const [at, given] of [{}, here, there, there, here].entries()) {
    const amounts = { customerAmount: 100.05 + at, vendorAmount: 60.1 };
    // The demo has filed the return of last month.
    const bookingDate = addMonths(today, at === 0 ? 0 : -at - 1);
    await aConsignment(server, { delivered: at % 2 === 0 }, { ...given, ...amounts, bookingDate });
  }
  await aConsignment(server, {}, { ...there, customerAmount: null, isVpp: true, vppAmount: 900, vppCommission: 20 });
  await aConsignment(server, {}, { ...here, bookingDate: today });
  const deleted = await aConsignment(server, {}, there);
  await server.member.rest('DELETE', `consignments/${deleted.uniqueId}`);
}, 120_000);
afterAll(() => server.close());

const measureCode = {
  Count: 1,
  Packets: 2,
  Weight: 3,
  Freight: 4,
  Commissions: 5,
  Cost: 6,
  Margin: 7,
  DaysToDeliver: 8,
};
const groupCode = {
  Day: 1,
  Week: 2,
  Month: 3,
  Customer: 4,
  Vendor: 5,
  City: 6,
  DeliveryCity: 7,
  State: 8,
  Lane: 9,
  Service: 10,
  Parcel: 11,
  PaymentMode: 12,
  DeliveryStatus: 13,
  Clerk: 14,
};

const told = (query: string) => report(server, query);
const sql = (text: string) => sqlRows(server, text);
const summed = (select: string, unit?: number) => summedBySql(server, select, unit);

/** A sum of rupees, to the paisa. */
const rupees = (all: readonly number[]): number => all.reduce((sum, each) => sum + Math.round(100 * each), 0) / 100;

const live = () =>
  `FROM consignment WHERE deleted_on IS NULL AND booking_date BETWEEN '${addDays(today, -365)}' AND '${today}'`;

describe('the report of consignments', () => {
  test('case: margin by lane and month equals an SQL sum, through both APIs', async () => {
    const rows = await sql(`SELECT booking_city_id AS a, delivery_city_id AS b, SUBSTR(booking_date, 1, 7) AS m,
      SUM(COALESCE(customer_amount, 0)) - SUM(COALESCE(vendor_cost, vendor_amount)) AS n
      ${live()} GROUP BY booking_city_id, delivery_city_id, SUBSTR(booking_date, 1, 7)`);
    const expected = Object.fromEntries(rows.map(({ a, b, m, n }) => [`${a}-${b} ${m}`, Number(n) / 100]));
    expect(Object.keys(expected).length).toBeGreaterThan(20);
    const answer = await told(`consignments?${year}&groups=9,3&measures=7`);
    const shown = byKey(answer, 'margin');
    const total = rupees(Object.values(expected));
    const rest = rupees(Object.entries(expected).flatMap(([key, margin]) => (key in shown ? [] : [margin])));
    const keys = Object.keys(shown);
    expect(keys.length).toBeGreaterThan(100);
    expect(shown).toEqual(Object.fromEntries(keys.map((key) => [key, expected[key]])));
    expect(answer.rowCount).toBe(rows.length);
    expect(answer.rest?.figures.margin ?? 0).toBe(rest);
    expect(answer.total.figures).toMatchObject({ margin: total, freight: null, count: null });
    const query = `query($search: ReportSearch!) { consignmentTotals(search: $search) {
      rowCount rows { keys { value label } figures { margin } } total { figures { margin } } } }`;
    const search = { fromDate: addDays(today, -365), toDate: today, groups: ['Lane', 'Month'], measures: ['Margin'] };
    const { data } = await server.admin.graphql(query, { search });
    expect(byKey(data.consignmentTotals, 'margin')).toEqual(shown);
    expect(data.consignmentTotals.total.figures.margin).toBe(total);
  });

  test('lanes are named by their cities, the one with the largest sum first, its months in their order', async () => {
    const { rows } = await told(`consignments?${year}&groups=9,3&measures=4`);
    const lanes: string[] = rows.map(({ keys }: Json) => keys[0].label);
    expect(lanes[0]).toMatch(/^\S.* → \S/);
    const sums = new Map<string, number>();
    for (const { keys, figures } of rows)
      sums.set(keys[0].label, (sums.get(keys[0].label) ?? 0) + Math.round(100 * figures.freight));
    const distinct = [...new Set(lanes)];
    expect(distinct.map((lane) => sums.get(lane))).toEqual([...sums.values()].sort((a, b) => b - a));
    const own = rows.filter(({ keys }: Json) => keys[0].label === distinct[0]).map(({ keys }: Json) => keys[1].value);
    expect(own).toEqual(own.slice().sort());
    expect(own.length).toBeGreaterThan(1);
  });

  test('what was accepted of bills is in the costs', async () => {
    const [row] = await sql(`SELECT COUNT(*) AS n ${live()} AND vendor_cost <> vendor_amount`);
    expect(Number(row?.n)).toBeGreaterThan(0);
  });

  test('case: each filter of the list leaves what the list has, and the other reports take none', async () => {
    const [row] = await sql(
      `SELECT sender_id AS s, vendor_id AS v, delivery_city_id AS d, created_by_id AS u, receiver AS r, receiver_folded AS f ${live()}`,
    );
    const [imported] = await sql(
      `SELECT import_job_id AS job FROM import_row WHERE status = 'Done' AND record_ref IN (SELECT id ${live()})`,
    );
    const [carried] = await sql(
      `SELECT via_cargo_id AS cargo FROM manifest WHERE deleted_on IS NULL AND id IN (SELECT manifest_id ${live()})`,
    );
    const awaits = `manifest_id IS NULL AND delivery_status = 'Booked' AND vendor_id IN (SELECT id FROM vendor WHERE type LIKE 'Own%')`;
    const filters: [query: string, where: string][] = [
      [`senderId=${row?.s}`, `sender_id = ${row?.s}`],
      [`vendorId=${row?.v}`, `vendor_id = ${row?.v}`],
      [`deliveryCityId=${row?.d}`, `delivery_city_id = ${row?.d}`],
      [`createdById=${row?.u}`, `created_by_id = ${row?.u}`],
      ['serviceType=1', "service_type = 'Air'"],
      ['parcelType=2', "parcel_type = 'Box'"],
      ['paymentMode=1', "payment_mode = 'Cash'"],
      ['paymentStatus=1', "payment_status = 'Pending'"],
      ['deliveryStatus=1,3', "delivery_status IN ('Booked', 'Delivered')"],
      ['isInsurance=false', 'is_insurance = 0'],
      ['isVpp=true', 'is_vpp = 1'],
      ['isApproved=true', 'is_approved = 1'],
      ['isPriced=true', 'customer_amount IS NOT NULL'],
      ['isPriced=false', 'customer_amount IS NULL'],
      ['awaitsManifest=true', awaits],
      ['awaitsManifest=false', `NOT (${awaits})`],
      ['awbNo=we', "awb_no LIKE 'WE%'"],
      [`receiver=${encodeURIComponent(String(row?.r).toUpperCase())}`, `receiver_folded LIKE '${row?.f}%'`],
      [
        `importJobId=${imported?.job}`,
        `id IN (SELECT record_ref FROM import_row WHERE status = 'Done' AND import_job_id = ${imported?.job})`,
      ],
      [
        `cargoId=${carried?.cargo}`,
        `manifest_id IN (SELECT id FROM manifest WHERE deleted_on IS NULL AND via_cargo_id = ${carried?.cargo})`,
      ],
    ];
    const all = await told(`consignments?${year}&measures=1`);
    for (const [query, where] of filters) {
      const [found] = await sql(`SELECT COUNT(*) AS n ${live()} AND ${where}`);
      const { total } = await told(`consignments?${year}&measures=1&${query}`);
      expect([query, total.figures.count]).toEqual([query, Number(found?.n)]);
      expect(Number(found?.n)).toBeGreaterThan(0);
      expect(Number(found?.n)).toBeLessThan(all.total.figures.count);
    }
    const together = await told(`consignments?${year}&measures=1&groups=3&serviceType=1&parcelType=2`);
    expect(byKey(together, 'count')).toEqual(
      await summed(`SELECT SUBSTR(booking_date, 1, 7) AS k, COUNT(*) AS n ${live()}
        AND service_type = 'Air' AND parcel_type = 'Box' GROUP BY SUBSTR(booking_date, 1, 7)`),
    );
    const nothing = await told(`consignments?${year}&measures=1&senderId=no-such-customer`);
    expect(nothing.total.figures.count).toBe(0);
    const refused = await server.admin.rest('GET', `reports/cargo?${year}&serviceType=1`);
    expect([refused.status, refused.body.errors]).toEqual([400, ['The report of cargo has no filter serviceType']]);
    expect((await server.member.rest('GET', `reports/consignments?${year}&createdById=1`)).status).toBe(403);
  });

  const columns: [keyof typeof groupCode, string][] = [
    ['Day', 'booking_date'],
    ['Month', 'SUBSTR(booking_date, 1, 7)'],
    ['Customer', 'sender_id'],
    ['Vendor', 'vendor_id'],
    ['City', 'booking_city_id'],
    ['DeliveryCity', 'delivery_city_id'],
    ['State', '(SELECT state_id FROM city WHERE city.id = delivery_city_id)'],
    ['Service', 'service_type'],
    ['Parcel', 'parcel_type'],
    ['PaymentMode', 'payment_mode'],
    ['DeliveryStatus', 'delivery_status'],
    ['Clerk', 'created_by_id'],
  ];
  const sums: [keyof typeof measureCode, string, number][] = [
    ['Count', 'COUNT(*)', 1],
    ['Packets', 'SUM(packet)', 1],
    ['Weight', 'SUM(chargeable_weight)', 1000],
    ['Freight', 'SUM(COALESCE(customer_amount, 0))', 100],
    ['Commissions', 'SUM(COALESCE(vpp_commission, 0) + COALESCE(insurance_commission, 0))', 100],
    ['Cost', 'SUM(COALESCE(vendor_cost, vendor_amount))', 100],
  ];

  test.each(columns)('each measure by %s equals an SQL sum, from the rollup or not', async (group, column) => {
    for (const [measure, expression, unit] of sums) {
      const answer = await told(`consignments?${year}&groups=${groupCode[group]}&measures=${measureCode[measure]}`);
      const expected = await summed(`SELECT ${column} AS k, ${expression} AS n ${live()} GROUP BY ${column}`, unit);
      expect([measure, byKey(answer, measure.toLowerCase())]).toEqual([measure, expected]);
      expect(answer.rows.every(({ keys }: Json) => keys[0].label !== '' && keys[0].label !== 'None')).toBe(true);
    }
  });

  test('two properties of few values are counted by the rollup, too', async () => {
    const expected = await sql(`SELECT service_type AS a, payment_mode AS b, COUNT(*) AS n ${live()}
      GROUP BY service_type, payment_mode`);
    const pairs = Object.fromEntries(expected.map(({ a, b, n }) => [`${a} ${b}`, Number(n)]));
    expect(byKey(await told(`consignments?${year}&groups=10,12`), 'count')).toEqual(pairs);
    // Not by the rollup.
    expect(byKey(await told(`consignments?${year}&groups=10,12&measures=1,2`), 'count')).toEqual(pairs);
  });

  test('a week begins on Monday', async () => {
    const days = await summed(`SELECT booking_date AS k, COUNT(*) AS n ${live()} GROUP BY booking_date`);
    const weeks: Record<string, number> = {};
    for (const [day, count] of Object.entries(days)) {
      const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
      weeks[monday] = (weeks[monday] ?? 0) + count;
    }
    expect(byKey(await told(`consignments?${year}&groups=2`), 'count')).toEqual(weeks);
    expect(byKey(await told(`consignments?${year}&groups=2,9`), 'count')).not.toEqual({});
  });

  test('days to deliver are an average over what is delivered', async () => {
    const rows = await sql(`SELECT vendor_id AS k, booking_date AS booked, delivery_date AS delivered ${live()}
      AND delivery_status = 'Delivered' AND delivery_date IS NOT NULL`);
    const days = new Map<string, number[]>();
    for (const { k, booked, delivered } of rows) {
      const taken = (Date.parse(delivered) - Date.parse(booked)) / 86_400_000;
      days.set(String(k), [...(days.get(String(k)) ?? []), taken]);
    }
    const answer = byKey(await told(`consignments?${year}&groups=5&measures=8`), 'daysToDeliver');
    const average = (all: number[] | undefined) =>
      all ? Math.round((10 * all.reduce((sum, each) => sum + each, 0)) / all.length) / 10 : null;
    expect(days.size).toBeGreaterThan(1);
    for (const [vendor, shown] of Object.entries(answer))
      expect([vendor, shown]).toEqual([vendor, average(days.get(vendor))]);
  });

  test('without groups it is the total alone, of this month', async () => {
    const from = firstOfMonth(today);
    const [row] = await sql(`SELECT COUNT(*) AS n ${live()} AND booking_date >= '${from}'`);
    const answer = await told('consignments');
    expect(answer).toMatchObject({ fromDate: from, toDate: today, rowCount: 0, rows: [], rest: null });
    expect(answer.total).toMatchObject({ figures: { count: Number(row?.n) }, compared: null });
  });
});
