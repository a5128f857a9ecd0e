import { addDays, addMonths, firstOfMonth } from '../../../domain/values/dates';
import { aCargo, aConsignment } from '../../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

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
  await aCargo(server, {}, { bookingDate: today, toPayAmount: 750.5 });
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

async function told(query: string, by: Client = server.admin): Promise<Json> {
  const { status, body } = await by.rest('GET', `reports/${query}`);
  if (status !== 200) throw new Error(body.errors.join());
  return body.resultObject;
}

const sql = async (text: string): Promise<Json[]> => {
  const rows: Json[] = await server.app.database.reader.query(text);
  return rows.map((row) => ({ ...row }));
};

/** Figures by the values of their keys. */
const byKey = ({ rows }: Json, figure: string, of: 'figures' | 'compared' = 'figures'): Record<string, number> =>
  Object.fromEntries(
    rows.map((row: Json) => [row.keys.map(({ value }: Json) => value).join(' '), row[of][figure]] as const),
  );

/** What a statement with `k` and `n` answers, with `n` in this part of its unit. */
const summed = async (select: string, unit = 1): Promise<Record<string, number>> =>
  Object.fromEntries((await sql(select)).map(({ k, n }) => [String(k), Number(n) / unit]));

/** A sum of rupees, to the paisa. */
const rupees = (all: readonly number[]): number => all.reduce((sum, each) => sum + Math.round(100 * each), 0) / 100;

const live = () =>
  `FROM consignment WHERE deleted_on IS NULL AND booking_date BETWEEN '${addDays(today, -365)}' AND '${today}'`;

describe('consignments', () => {
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

describe('a comparison', () => {
  const from = '2025-02-01';
  const before = '2025-01-01';
  beforeAll(async () => {
    for (const bookingDate of [from, from, '2025-02-28', before, '2025-01-28', '2025-01-31'])
      await aConsignment(server, {}, { bookingDate, deliveryCityId: bookingDate < from ? 4 : 5 });
  });
  const periods = `fromDate=${from}&toDate=2025-02-28&compareFrom=${before}&compareTo=2025-01-31`;

  test('lays the days of the other period beside ours; those without a counterpart are in the rest', async () => {
    const answer = await told(`consignments?${periods}&groups=1`);
    expect(byKey(answer, 'count')).toEqual({ '2025-02-01': 2, '2025-02-28': 1 });
    expect(byKey(answer, 'count', 'compared')).toEqual({ '2025-02-01': 1, '2025-02-28': 1 });
    expect(answer.rest).toMatchObject({ figures: { count: 0 }, compared: { count: 1 } });
    expect(answer.total).toMatchObject({ figures: { count: 3 }, compared: { count: 3 } });
  });

  test('and its months; a group that only one of them has is 0 in the other', async () => {
    const months = await told(`consignments?${periods}&groups=3&measures=4`);
    expect(byKey(months, 'freight', 'compared')).toEqual({ '2025-02': 361.5 });
    const cities = await told(`consignments?${periods}&groups=7`);
    expect(byKey(cities, 'count')).toEqual({ 4: 0, 5: 3 });
    expect(byKey(cities, 'count', 'compared')).toEqual({ 4: 3, 5: 0 });
  });

  test('needs both of its dates', async () => {
    const { status, body } = await server.admin.rest('GET', `reports/consignments?compareFrom=${before}`);
    expect([status, body.errors]).toEqual([400, ['A comparison needs both of its dates']]);
  });
});

describe('who sees what', () => {
  test('members see counts, weights and freight, but neither costs nor who booked', async () => {
    expect(await told(`consignments?${year}&groups=9&measures=1,2,3,4`, server.member)).toMatchObject({
      total: { figures: { cost: null, margin: null } },
    });
    for (const query of ['measures=6', 'measures=1,7', 'groups=14']) {
      const { status, body } = await server.member.rest('GET', `reports/consignments?${query}`);
      expect([query, status, body.errors]).toEqual([query, 403, ['You are not authorized']]);
    }
    const { errors } = await server.member.graphql(
      '{ consignmentTotals(search: { measures: [Margin] }) { total { figures { margin } } } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('invoices and payments are for admins, cargo is for everybody', async () => {
    for (const [report, status] of Object.entries({ invoices: 403, payments: 403, cargo: 200 }))
      expect([report, (await server.member.rest('GET', `reports/${report}`)).status]).toEqual([report, status]);
    expect((await server.nobody.rest('GET', 'reports/cargo')).status).toBe(401);
  });
});

describe('what is refused', () => {
  test.each([
    ['consignments?fromDate=2024-01-01&toDate=2025-01-01', 'A report covers at most 366 days'],
    ['consignments?fromDate=2025-02-02&toDate=2025-02-01', 'To date cannot be before From date'],
    ['consignments?fromDate=2022-12-31&toDate=2023-02-01', 'From date cannot be before 01-Jan-2023'],
    ['consignments?groups=1,2,4', 'A report has at most two groups'],
    ['consignments?groups=4,4', 'Groups must differ'],
    ['consignments?measures=1,1', 'Measures must differ'],
    ['consignments?measures=9', 'The report of consignments has no Tax'],
    ['invoices?groups=9', 'The report of invoices has no Lane'],
  ])('%s', async (query, message) => {
    const { status, body } = await server.admin.rest('GET', `reports/${query}`);
    expect([status, body.errors]).toEqual([400, [message]]);
  });

  test('a year and a leap day are not', async () => {
    expect(await told('consignments?fromDate=2024-01-01&toDate=2024-12-31')).toMatchObject({ rows: [] });
  });
});

describe('the other reports', () => {
  const within = (day: string) => `${day} BETWEEN '${addDays(today, -365)}' AND '${today}'`;

  test('invoices by customer', async () => {
    const answer = await told(`invoices?${year}&groups=4&measures=1,4,9,10,11`);
    const from = `FROM invoice WHERE deleted_on IS NULL AND cancelled_on IS NULL AND ${within('invoice_date')} GROUP BY customer_id`;
    const of = (sum: string, unit = 100) => summed(`SELECT customer_id AS k, ${sum} AS n ${from}`, unit);
    expect(Object.keys(byKey(answer, 'count')).length).toBeGreaterThan(1);
    expect(byKey(answer, 'count')).toEqual(await of('COUNT(*)', 1));
    expect(byKey(answer, 'freight')).toEqual(await of('SUM(actual_amount)'));
    expect(byKey(answer, 'tax')).toEqual(await of('SUM(igst + cgst + sgst)'));
    expect(byKey(answer, 'amount')).toEqual(await of('SUM(total_amount)'));
    expect(byKey(answer, 'outstanding')).toEqual(await of('SUM(outstanding)'));
  });

  test('payments by how they were paid', async () => {
    const answer = await told(`payments?${year}&groups=12&measures=10,12,13`);
    const from = `FROM customer_payment WHERE reversed_on IS NULL AND ${within('received_on')} GROUP BY mode`;
    const of = (sum: string) => summed(`SELECT mode AS k, ${sum} AS n ${from}`, 100);
    expect(answer.rows.length).toBeGreaterThan(1);
    expect(byKey(answer, 'amount')).toEqual(await of('SUM(amount)'));
    expect(byKey(answer, 'tds')).toEqual(await of('SUM(tds_amount)'));
    expect(byKey(answer, 'unallocated')).toEqual(await of('SUM(amount + tds_amount - allocated_cash - allocated_tds)'));
  });

  test('cargo by carrier and month', async () => {
    const answer = await told(`cargo?${year}&groups=5,3&measures=4,1,2,3`);
    const total = await sql(`SELECT COUNT(*) AS n, SUM(packet) AS packets, SUM(chargeable_weight) AS weight,
      SUM(COALESCE(to_pay_amount, 0)) AS freight FROM cargo_consignment WHERE deleted_on IS NULL AND ${within('booking_date')}`);
    const [{ n, packets, weight, freight } = {} as Json] = total;
    expect(answer.total.figures).toMatchObject({
      count: Number(n),
      packets: Number(packets),
      weight: Number(weight) / 1000,
      freight: Number(freight) / 100,
    });
    expect(answer.rows[0].keys[0].label).not.toBe('None');
  });
});

test('of many groups the largest are answered, and rows and rest are the total', async () => {
  const answer = await told(`consignments?${year}&groups=1,9&measures=4`);
  expect(answer.rowCount).toBeGreaterThan(500);
  expect(answer.rows).toHaveLength(500);
  const paise = ({ figures }: Json) => Math.round(100 * figures.freight);
  const least = Math.min(...answer.rows.map(paise));
  const sum = answer.rows.reduce((all: number, row: Json) => all + paise(row), paise(answer.rest));
  expect(sum).toBe(paise(answer.total));
  expect(paise(answer.rest)).toBeLessThanOrEqual(least * (answer.rowCount - 500));
});
