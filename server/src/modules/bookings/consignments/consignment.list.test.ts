import { inTransaction } from '../../../db/write/transaction';
import { random } from '../../../seed/data/random';
import { seedConsignments } from '../../../seed/seedConsignments';
import { aConsignment, aCustomer, aManifest } from '../../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';
import { Customer } from '../../parties/customers/customer.entity';

let server: TestServer;
/** All rows, as an export reads them. */
let all: Json[];
const today = '2026-11-20';

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  for (let number = 0; number < 12; number += 1) await aCustomer(server);
  await inTransaction(server.app, (db, { clock }) =>
    seedConsignments(db.internal, {
      count: 10_500,
      seed: 7,
      today,
      now: clock.now(),
      timezone: 'Asia/Kolkata',
      days: 400,
    }),
  );
  const carried = await aConsignment(
    server,
    {},
    { vendorId: 32, isVPP: true, vppAmount: 10, vppCommission: 1, receiver: '100%_sure! Traders' },
  );
  await aManifest(server, [carried, await aConsignment(server, {}, { vendorId: 4 })]);
  await server.member.rest('DELETE', `consignments/${(await aConsignment(server)).uniqueId}`);
  all = (await list('take=200000&sortBy=createdOn')).resultObject;
}, 120_000);
afterAll(() => server.close());

async function list(query: string, client: Client = server.admin): Promise<Json> {
  const { status, body } = await client.rest('GET', `consignments?${query}`);
  if (status !== 200) throw new Error(`${query}: ${body.errors.join()}`);
  return body;
}

const indian = (instant: string) => new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
const ids = (rows: Json[]) => rows.map(({ id }) => id as number);
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

const recently = '2026-10-01';

/** Compares count and rows of a search with those of the predicate, for all rows and for those of the last weeks. */
async function finds(query: string, predicate: (row: Json) => boolean): Promise<void> {
  const expected = all.filter(predicate);
  const isDated = /(from|to)Date=\d/.test(query);
  const { resultObject } = await list(`take=200000&${isDated ? query : `${query}&fromDate=${recently}`}`);
  const found = isDated ? expected : expected.filter(({ bookingDate }) => bookingDate >= recently);
  expect({ query, ids: sorted(ids(resultObject)) }).toEqual({ query, ids: sorted(ids(found)) });
  expect({ query, count: (await list(`take=1&${query}`)).rowCount }).toEqual({ query, count: expected.length });
}

describe('the list of consignments', () => {
  test('shows the newest hundred bookings, live ones alone, with their names', async () => {
    const { resultObject, rowCount } = await list('', server.member);
    expect([resultObject.length, rowCount, all.length]).toEqual([100, 10_502, 10_502]);
    const dates = resultObject.map(({ bookingDate }: Json) => bookingDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(resultObject[0]).toMatchObject({
      vendor: { name: expect.any(String), type: expect.any(Number) },
      sender: { company: expect.any(String) },
      bookingCity: { name: expect.any(String) },
      deliveryCity: { name: expect.any(String) },
      createdBy: { firstName: expect.any(String) },
    });
    const kinds = ({ isApproved, isVpp, actualWeight }: Json) =>
      [typeof isApproved, typeof isVpp, typeof actualWeight].join();
    expect(new Set(all.map(kinds))).toEqual(new Set(['boolean,boolean,number']));
  });

  test('reads only what GraphQL asks for, in the words of GraphQL', async () => {
    const query = `query($search: ConsignmentSearch) {
      consignments(search: $search) { rowCount rows { awbNo paymentMode bookingDate createdOn vendor { name } } }
    }`;
    const { data } = await server.member.graphql(query, {
      search: { take: 2, sortBy: 'awbNo', sortOrder: 'DESC', paymentMode: ['Cash', 'ToPay'] },
    });
    expect(data.consignments.rowCount).toBe(
      all.filter(({ paymentMode }) => paymentMode === 1 || paymentMode === 3).length,
    );
    expect(data.consignments.rows[0]).toEqual({
      awbNo: expect.any(String),
      paymentMode: expect.stringMatching(/^(Cash|ToPay)$/),
      bookingDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      createdOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]+\.\d{3}Z$/),
      vendor: { name: expect.any(String) },
    });
    const onlyCount = await server.member.graphql('{ consignments { rowCount } }');
    expect(onlyCount.data).toEqual({ consignments: { rowCount: all.length } });
  });

  test('filters by each field alone', async () => {
    const [row] = all;
    await finds(`vendorId=${row.vendorId}`, (each) => each.vendorId === row.vendorId);
    await finds(`senderId=${row.senderId}`, (each) => each.senderId === row.senderId);
    await finds(`deliveryCityId=${row.deliveryCityId}`, (each) => each.deliveryCityId === row.deliveryCityId);
    const numbered = { serviceType: 2, parcelType: 2, paymentMode: 4, paymentStatus: 2, deliveryStatus: 8 };
    for (const [name, most] of Object.entries(numbered)) {
      for (let number = 1; number <= most; number += 1)
        await finds(`${name}=${number}`, (each) => each[name] === number);
    }
    for (const [wire, name] of [
      ['isInsurance', 'isInsurance'],
      ['isVPP', 'isVpp'],
    ] as const) {
      await finds(`${wire}=true`, (each) => each[name] === true);
      await finds(`${wire}=false`, (each) => each[name] === false);
    }
    await finds('receiver=&awbNo=&vendorId=&deliveryStatus=', () => true);
  });

  test('takes several values, comma separated, and references by uniqueId', async () => {
    await finds('deliveryStatus=1,3,7', ({ deliveryStatus }) => [1, 3, 7].includes(deliveryStatus));
    await finds('vendorId=35, 52 ,4', ({ vendorId }) => [35, 52, 4].includes(vendorId));
    await finds(
      'paymentMode=1,2&serviceType=1,2&paymentStatus=1',
      (row) => [1, 2].includes(row.paymentMode) && row.paymentStatus === 1,
    );
    const { id, uniqueId } = await server.app.database.reader.manager.findOneByOrFail(Customer, {
      id: all[0].senderId,
    });
    await finds(`senderId=${uniqueId}`, (row) => row.senderId === id);
    const other = all.find(({ senderId }) => senderId !== id).senderId;
    await finds(`senderId=${uniqueId},${other}`, (row) => row.senderId === id || row.senderId === other);
    await finds('senderId=no-such-customer', () => false);
    expect((await server.member.rest('GET', 'consignments?deliveryStatus=1,9')).body.errors).toEqual([
      'deliveryStatus: must be one of 1, 2, 3, 4, 5, 6, 7, 8',
    ]);
    const many = Array.from({ length: 1001 }, (_, at) => String(at + 1));
    const query = 'query($search: ConsignmentSearch) { consignments(search: $search) { rowCount } }';
    const { errors } = await server.member.graphql(query, { search: { vendorId: many } });
    expect(errors?.[0]?.message).toBe('vendorId accepts at most 1000 values');
  });

  test('finds AWB numbers and receivers by their beginning, in any case, letter for letter', async () => {
    const start = String(all[5].awbNo).slice(0, 4);
    await finds(`awbNo=${start.toLowerCase()}`, ({ awbNo }) => awbNo.startsWith(start));
    await finds(`awbNo=${all[5].awbNo}`, ({ awbNo }) => awbNo.startsWith(all[5].awbNo));
    const name = String(all[9].receiver).slice(0, 5);
    await finds(`receiver=${encodeURIComponent(name.toUpperCase())}`, ({ receiver }) =>
      receiver.toLowerCase().startsWith(name.toLowerCase()),
    );
    for (const text of ['100%', '100%_', '100%_s', '100%_sure!']) {
      await finds(`receiver=${encodeURIComponent(text)}`, ({ receiver }) => receiver.startsWith('100%_sure!'));
    }
    for (const text of ['%', '_', '!', "'", '"', '\\', '100_']) {
      await finds(`receiver=${encodeURIComponent(text)}`, ({ receiver }) => receiver.startsWith(text));
      await finds(`awbNo=${encodeURIComponent(text)}`, () => false);
    }
  });

  test('takes cargoId for the carrier of the manifest', async () => {
    await finds('cargoId=32', ({ manifestId }) => manifestId !== null);
    await finds('cargoId=4', () => false);
  });

  test('filters by date of booking, entry or delivery, both ends included', async () => {
    const [from, to] = ['2026-10-03', '2026-10-24'];
    const within = (date: string | null) => date !== null && date >= from && date <= to;
    await finds(`fromDate=${from}&toDate=${to}`, ({ bookingDate }) => within(bookingDate));
    await finds(`searchDateFilter=1&fromDate=${from}&toDate=${to}`, ({ bookingDate }) => within(bookingDate));
    await finds(`searchDateFilter=2&fromDate=${from}&toDate=${to}`, ({ createdOn }) => within(indian(createdOn)));
    await finds(`searchDateFilter=3&fromDate=${from}&toDate=${to}`, ({ deliveryDate }) => within(deliveryDate));
    await finds(`fromDate=${to}`, ({ bookingDate }) => bookingDate >= to);
    await finds(`searchDateFilter=2&toDate=2025-12-10`, ({ createdOn }) => indian(createdOn) <= '2025-12-10');
    await finds(
      `searchDateFilter=3&fromDate=${from}`,
      ({ deliveryDate }) => deliveryDate !== null && deliveryDate >= from,
    );
    await finds(`fromDate=${from}&toDate=${from}`, ({ bookingDate }) => bookingDate === from);
    expect((await list('searchDateFilter=3&take=1')).rowCount).toBe(all.length);
  });

  test('refuses dates after today, and an end before the beginning', async () => {
    const refused = async (query: string) => (await server.member.rest('GET', `consignments?${query}`)).body.errors;
    expect(await refused('fromDate=2026-11-21')).toEqual(['From date cannot be after today']);
    expect(await refused('toDate=2026-11-21')).toEqual(['To date cannot be after today']);
    expect(await refused('fromDate=2026-11-20&toDate=2026-11-19')).toEqual(['To date cannot be before From date']);
    expect(await refused('fromDate=20-11-2026')).toEqual(['fromDate: Date must be a calendar date YYYY-MM-DD']);
    expect(await refused('searchDateFilter=4')).toEqual(['searchDateFilter: must be one of 1, 2, 3']);
    const { errors } = await server.member.graphql('{ consignments(search: { toDate: "2026-11-21" }) { rowCount } }');
    expect(errors?.[0]).toMatchObject({
      message: 'To date cannot be after today',
      extensions: { fields: { toDate: ['To date cannot be after today'] } },
    });
  });

  test('filters by who booked, for admins alone', async () => {
    const users = (await server.admin.rest('GET', 'autocompletes/users')).body.resultObject as Json[];
    const bookedBy = ({ createdBy }: Json) => `${createdBy.firstName} ${createdBy.lastName}`;
    for (const { id, name } of users) await finds(`createdById=${id}`, (row) => bookedBy(row) === name);
    expect(await server.member.rest('GET', `consignments?createdById=${users[0].id}`)).toMatchObject({
      status: 403,
      body: { errors: ['You are not authorized'] },
    });
    const { errors } = await server.member.graphql(
      `{ consignments(search: { createdById: ["${users[0].id}"] }) { rowCount } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.member.rest('GET', 'consignments?createdById=')).status).toBe(200);
  });
});

describe('sorting', () => {
  const plain = [
    'bookingDate',
    'createdOn',
    'deliveryDate',
    'actualWeight',
    'chargeableWeight',
    'packet',
    'vendorAmount',
    'customerAmount',
    'vendorId',
    'senderId',
    'deliveryCityId',
    'isApproved',
  ];
  const texts: Record<string, (row: Json) => unknown> = {
    awbNo: (row) => row.awbNo,
    receiver: (row) => row.receiver,
    serviceType: (row) => row.serviceType,
    parcelType: (row) => row.parcelType,
    paymentMode: (row) => row.paymentMode,
    paymentStatus: (row) => row.paymentStatus,
    deliveryStatus: (row) => row.deliveryStatus,
    vendor: (row) => row.vendor.name,
    sender: (row) => row.sender.company,
    deliveryCity: (row) => row.deliveryCity.name,
  };

  const tieOf = ({ bookingDate, id }: Json) => `${bookingDate} ${String(id).padStart(8, '0')}`;
  const columns = [...plain, ...Object.keys(texts)];
  test.each(columns)('by %s runs through every row once, both ways, ties by booking date and entry', async (column) => {
    const filter = `paymentStatus=1&serviceType=1&fromDate=${recently}`;
    const up = (await list(`take=200000&${filter}&sortBy=${column}`)).resultObject as Json[];
    const down = (await list(`take=200000&${filter}&sortBy=${column.toUpperCase()}&sortOrder=DESC`))
      .resultObject as Json[];
    expect(ids(down)).toEqual(ids(up).reverse());
    expect(new Set(ids(up)).size).toBe(
      all.filter((row) => row.paymentStatus === 1 && row.serviceType === 1 && row.bookingDate >= recently).length,
    );
    const valueOf = texts[column] ?? ((row: Json) => row[column] ?? (column === 'deliveryDate' ? '' : -1));
    const groups: unknown[] = [];
    up.forEach((row, at) => {
      const [value, before] = [valueOf(row), at > 0 ? valueOf(up[at - 1]) : undefined];
      if (value === before) expect(tieOf(row) > tieOf(up[at - 1])).toBe(true);
      else groups.push(value);
    });
    expect(new Set(groups).size).toBe(groups.length);
    if (plain.includes(column)) {
      const values = groups as (number | string)[];
      expect(values.every((value, at) => at === 0 || value > (values[at - 1] ?? value))).toBe(true);
    }
  });

  test('pages are cut from one and the same order, near and far', async () => {
    const pages = [0, 5_000, 10_000].map((skip) =>
      server.admin.graphql(`{ consignments(search: { skip: ${skip}, take: 5000, sortBy: "vendor" }) { rows { id } } }`),
    );
    const whole = (await Promise.all(pages)).flatMap(({ data }) => ids(data.consignments.rows));
    expect([whole.length, new Set(whole).size]).toEqual([10_502, 10_502]);
    const pieces = [
      [0, 7],
      [95, 10],
      [5_000, 50],
      [9_990, 30],
      [10_000, 100],
      [10_490, 50],
      [10_502, 10],
      [20_000, 10],
    ];
    for (const [skip = 0, take = 0] of pieces) {
      const { resultObject, rowCount } = await list(`skip=${skip}&take=${take}&sortBy=vendor`);
      expect({ skip, ids: ids(resultObject), rowCount }).toEqual({
        skip,
        ids: whole.slice(skip, skip + take),
        rowCount: whole.length,
      });
    }
  });
});

describe('the count', () => {
  test('equals a recount of the rows, for filters picked at random', async () => {
    const chance = random(20_261_120);
    const some = (most: number) => Array.from({ length: chance.int(1, 3) }, () => chance.int(1, most));
    for (let round = 0; round < 60; round += 1) {
      const query = new URLSearchParams({ take: '1' });
      const conditions: ((row: Json) => boolean)[] = [];
      const by = (name: string, most: number, wire = name) => {
        if (!chance.chance(0.25)) return;
        const numbers = some(most);
        query.set(wire, numbers.join());
        conditions.push((row) => numbers.includes(row[name]));
      };
      by('deliveryStatus', 8);
      by('paymentStatus', 2);
      by('paymentMode', 4);
      by('serviceType', 2);
      by('parcelType', 2);
      by('vendorId', 60);
      by('senderId', 12);
      if (chance.chance(0.4)) {
        const [a, b] = [chance.int(1, 12), chance.int(1, 12)]
          .sort((x, y) => x - y)
          .map((month) => `2026-${String(Math.min(month, 10)).padStart(2, '0')}-15`) as [string, string];
        const kind = chance.int(1, 3);
        query.set('searchDateFilter', String(kind));
        query.set('fromDate', a);
        query.set('toDate', b);
        const dateOf = (row: Json) =>
          [row.bookingDate, indian(row.createdOn), row.deliveryDate][kind - 1] as string | null;
        conditions.push((row) => (dateOf(row) ?? '') >= a && (dateOf(row) ?? '') <= b);
      }
      const expected = all.filter((row) => conditions.every((holds) => holds(row))).length;
      expect([query.toString(), (await list(query.toString())).rowCount]).toEqual([query.toString(), expected]);
    }
  });
});

describe('an export', () => {
  test('of more rows than a page holds is streamed, each row once', async () => {
    const { resultObject, ...envelope } = await list('take=10502&skip=0&sortBy=bookingDate&sortDirection=ASC');
    expect([resultObject.length, envelope]).toEqual([10_502, { rowCount: 10_502, hasErrors: false, errors: [] }]);
    expect(new Set(ids(resultObject)).size).toBe(10_502);
    const dates = resultObject.map(({ bookingDate }: Json) => bookingDate);
    expect(dates).toEqual([...dates].sort());
    const part = (await list('take=5400&skip=200&sortBy=bookingDate')).resultObject;
    expect(ids(part)).toEqual(ids(resultObject).slice(200, 5600));
    expect((await list('take=6000&awbNo=nothing')).resultObject).toEqual([]);
    expect((await list('take=5001&skip=10000')).resultObject).toHaveLength(502);
  });

  test('keeps to the rules of the list', async () => {
    const refused = async (query: string) => (await server.member.rest('GET', `consignments?${query}`)).body.errors;
    expect(await refused('take=6000&sortBy=secret')).toEqual([expect.stringMatching(/^sortBy must be one of awbNo, /)]);
    expect(await refused('take=6000&skip=-1')).toEqual(['skip must be 0 or more']);
    expect(await refused('take=200001')).toEqual(['take must be 200000 or less']);
    expect(await server.nobody.rest('GET', 'consignments?take=6000')).toMatchObject({ status: 401 });
  });
});
