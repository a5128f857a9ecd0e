import { decodeRows, integer } from '../db/read/rawRows';
import { inTransaction } from '../db/write/transaction';
import type { App } from '../core/module/app.types';
import { ChangeLogConversion, ChangeLogValue, ChangeRecord } from '../modules/system/audit/changeRecord.entity';
import { aCustomer } from '../testing/factories';
import { random } from '../seed/data/random';
import { secondApp } from '../testing/secondServer';
import { startTestServer, type Json, type TestServer } from '../testing/testServer';
import { changeLogConverter, conversionStatus, convertPiece } from './convertChangeLog';

let server: TestServer;
let keys: number[];
beforeAll(async () => {
  server = await startTestServer();
  keys = [];
  for (const company of ['One', 'Two', 'Three'])
    keys.push((await aCustomer(server, { company, email: 'a@known.test' })).id);
});
afterAll(() => server.close());

const me = 'this server';
const never = new AbortController().signal;

interface OldRow {
  id: number;
  primaryKey: number;
  property: string;
  value: string | null;
  remark: string | null;
  createdOn: Date;
}

/** Changes of the customers by an older release: some alternate within an instant, and ids have gaps, as on Galera. */
async function oldRows(seed: number, count: number): Promise<OldRow[]> {
  const draw = random(seed);
  const rows: OldRow[] = [];
  let [id, instant, remark] = [10, Date.UTC(2026, 0, 1), null as string | null];
  while (rows.length < count) {
    if (draw.chance(0.3)) {
      instant += draw.pick([1, 1000, 86_400_000]);
      remark = draw.pick([null, null, 'Import a.xlsx row 2']);
    }
    id += draw.pick([1, 3]);
    const property = draw.pick(['company', 'address', 'email']);
    const value = draw.pick([null, 'x', '["email",null]', 'पुणे "x" \\', 'long '.repeat(800)]);
    rows.push({ id, primaryKey: draw.pick(keys), property, value, remark, createdOn: new Date(instant) });
  }
  await inTransaction(server.app, async (db) => {
    await db.internal.clear(ChangeLogConversion);
    await db.internal.clear(ChangeLogValue);
    await db.internal.query('DELETE FROM change_record WHERE id < 2147483648');
    await db.internal.insert(
      ChangeLogValue,
      rows.map(({ property, value, ...row }) => ({
        ...{ ...row, entityName: 'Customer', propertyName: property, oldValue: null, newValue: value },
        createdById: null,
      })),
    );
  });
  return rows;
}

const begin = (holder: string, total: number) =>
  inTransaction(server.app, (db) =>
    db.internal.insert(ChangeLogConversion, {
      id: 1,
      total,
      converted: 0,
      lastId: 0,
      holder,
      beat: 0,
      finishedOn: null,
    }),
  );

const fields = 'rowCount rows { id propertyName oldValue newValue remark createdOn }';
async function page(key: number, search: object = {}) {
  const query = `query ($search: ChangeLogSearch!) { changeLog(search: $search) { ${fields} } }`;
  const { data } = await server.member.graphql(query, {
    search: { entityName: 'Customer', primaryKey: String(key), ...search },
  });
  return data.changeLog as { rowCount: number; rows: Json[] };
}

/** Everything that a client can ask: whole, from either end, by offset, and from an entry in both directions. */
async function answers(anchors: readonly number[]) {
  const all = [];
  for (const key of keys) {
    all.push(await page(key, { take: 5000 }), await page(key, { take: 5000, sortOrder: 'ASC' }));
    all.push(await page(key, { skip: 7, take: 5 }), await page(key, { skip: 3, take: 9, sortOrder: 'ASC' }));
    for (const anchor of anchors)
      for (const sortOrder of ['ASC', 'DESC'])
        all.push(
          await page(key, { after: String(anchor), take: 6, sortOrder }),
          await page(key, { before: String(anchor), take: 6, sortOrder }),
        );
  }
  const since = await server.member.graphql('{ customers(search: {}) { rows { id emailSince } } }');
  return [...all, since.data];
}

const stored = async (): Promise<{ values: number; entries: number }> => {
  const [row] = decodeRows(
    await server.app.database.read(
      `SELECT (SELECT COUNT(*) FROM change_log_value) AS vals,
        (SELECT COALESCE(SUM(entries), 0) FROM change_record WHERE id < 2147483648) AS entries`,
      [],
    ),
    { vals: integer, entries: integer },
  );
  return { values: row?.vals ?? -1, entries: row?.entries ?? -1 };
};

test.each([1, 2, 3])('answers do not change while the log is converted, wherever it is cut (seed %i)', async (seed) => {
  const draw = random(seed);
  const rows = await oldRows(seed, 120);
  await begin(me, rows.length);
  const own = rows.filter(({ primaryKey }) => primaryKey === keys[0]);
  const created = (await page(keys[0] ?? 0, { take: 5000 })).rows;
  // New entries first, then the old ones, each with the id of its row.
  expect(
    created
      .slice(-own.length)
      .map(({ id, propertyName, newValue, remark, createdOn }) => [id, propertyName, newValue, remark, createdOn]),
  ).toEqual(own.map((row) => [row.id, row.property, row.value, row.remark, row.createdOn.toISOString()]).reverse());
  const anchors = [0, 1, 2].map(() => draw.pick(rows).id).concat(Number(created[0]?.id));
  const before = await answers(anchors);
  for (let status = null as Awaited<ReturnType<typeof convertPiece>>; !status?.isFinished;) {
    status = await convertPiece(server.app, me, draw.int(1, 40));
    expect(await answers(anchors)).toEqual(before);
    const { values, entries } = await stored();
    expect({ sum: values + entries, converted: status?.converted }).toEqual({ sum: rows.length, converted: entries });
  }
  expect(await conversionStatus(server.app)).toEqual({ total: 120, converted: 120, isFinished: true });
  expect((await stored()).values).toBe(0);
});

test('a change of several properties becomes one row, also at the end of a piece', async () => {
  const createdOn = new Date('2026-01-01T00:00:00.123Z');
  await oldRows(1, 1);
  await inTransaction(server.app, async (db) => {
    await db.internal.clear(ChangeLogValue);
    await db.internal.insert(
      ChangeLogValue,
      [1, 2, 3, 4].map((id) => ({
        ...{
          id,
          entityName: 'Customer',
          primaryKey: keys[0] ?? 0,
          propertyName: `p${id}`,
          oldValue: null,
          newValue: 'x',
        },
        ...{ remark: null, createdOn: id === 1 ? new Date(0) : createdOn, createdById: 7 },
      })),
    );
  });
  await begin(me, 4);
  for (let done = false; !done;) done = (await convertPiece(server.app, me, 3))?.isFinished ?? true;
  const rows = await server.app.database.reader.manager.find(ChangeRecord, { where: { createdById: 7 } });
  expect(rows.map(({ id, entries }) => [id, entries])).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test('a piece that is cut leaves nothing behind', async () => {
  const rows = await oldRows(5, 50);
  await begin(me, 50);
  const { database } = server.app;
  const cut: App = {
    ...server.app,
    database: {
      ...database,
      begin: async (first) => {
        const open = await database.begin(first);
        return {
          ...open,
          commit: async () => {
            throw new Error('cut');
          },
        };
      },
    },
  };
  await expect(convertPiece(cut, me, 20)).rejects.toThrow('cut');
  expect(await stored()).toEqual({ values: rows.length, entries: 0 });
  expect(await convertPiece(server.app, me, 50)).toMatchObject({ converted: 50, isFinished: true });
});

test('one of several servers converts; another takes over when it stands still', async () => {
  const second = await secondApp(server);
  const log = { info: jest.fn() };
  try {
    await oldRows(7, 60);
    await begin('a server that was killed', 60);
    expect(await convertPiece(server.app, me)).toBeNull();
    const one = changeLogConverter(server.app, log);
    const other = changeLogConverter(second, log);
    await one(never);
    expect(await stored()).toEqual({ values: 60, entries: 0 });
    await Promise.all([one(never), other(never)]);
    expect(await stored()).toEqual({ values: 0, entries: 60 });
    expect(log.info.mock.calls).toEqual([['The change log is converted']]);
    await other(never);
    expect(await stored()).toEqual({ values: 0, entries: 60 });
  } finally {
    await second.close();
  }
});

test('begins when there are old rows, and only then', async () => {
  const round = () => changeLogConverter(server.app, { info: jest.fn() })(never);
  await oldRows(1, 9);
  await round();
  expect(await conversionStatus(server.app)).toEqual({ total: 9, converted: 9, isFinished: true });
  await inTransaction(server.app, (db) => db.internal.clear(ChangeLogConversion));
  await round();
  expect(await conversionStatus(server.app)).toBeNull();
});
