/**
 * A file of many bookings with 37 planted errors, and what comes of it again. IMPORT_ROWS is the number of its rows: 10,000 by demand,
 * 1,000 in the suite.
 */
import { addDays } from '../../../domain/values/dates';
import { aConsignment } from '../../../testing/factories';
import { rollups } from '../../../testing/rollup';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import {
  addRows,
  badRows,
  bookingFile,
  check,
  checked,
  done,
  profileOf,
  rowsOf,
  run,
  start,
  type ImportedFile,
} from '../../../testing/imports';

const count = Number(process.env.IMPORT_ROWS ?? 1_000);
const planted = 37;

let server: TestServer;
let world: Awaited<ReturnType<typeof bookingFile>>;
let file: ImportedFile;
let job: Json;
let profileId: number;

const { log } = console;
/** Duration of a step, for the figures of `docs/performance.md`. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  if (process.env.IMPORT_ROWS) log(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s, ${memory} MB`);
  return result;
}

const countOf = async (sql: string): Promise<number> => Number((await server.app.database.reader.query(sql))[0].n);
const bookings = () => countOf('SELECT COUNT(*) AS n FROM consignment WHERE deleted_on IS NULL');
const total = async () => Number((await server.member.rest('GET', 'consignments?take=1')).body.rowCount);

beforeAll(async () => {
  server = await startTestServer();
  world = await bookingFile(server);
  const { awbOf, sender } = world;
  const tomorrow = addDays(server.app.clock.today(), 1);
  // Rows 0 to 36 are wrong, in this order.
  file = world.file(count, (at) => {
    if (at < 10) return { 'Delivery City': `Atlantis ${at}` };
    if (at < 19) return { 'Actual Weight': '9' };
    if (at < 27) return {};
    if (at < 33) return { 'Booking Date': tomorrow };
    if (at < 37) return { 'Awb No': awbOf(at < 35 ? 33 : 34) };
    return {};
  });
  for (let at = 19; at < 27; at += 1) await aConsignment(server, {}, { awbNo: awbOf(at), senderId: sender.id });
});
afterAll(() => server.close());

const correct = (bad: ImportedFile): ImportedFile => ({
  headers: [...bad.headers, 'Row', 'Result', 'Why'],
  rows: bad.rows,
});

describe('a file with 37 errors', () => {
  test('case 1: exactly they are found, with their words, and the good rows are written', async () => {
    const before = await bookings();
    job = await start(server.member, 'Bookings', file);
    await timed('upload', () => addRows(server.member, job, file));
    const profile = await profileOf(server.member, 'Bookings', file);
    profileId = profile.id;
    job = await timed('check', () => check(server.member, job, profileId));
    expect(job).toMatchObject({ status: 2, rowCount: count, good: count - planted, bad: planted, already: 0 });

    const bad = await badRows(server.member, job);
    const { awbOf } = world;
    const expected = (at: number): string => {
      if (at < 10) return `Delivery City "Atlantis ${at}" is not known`;
      if (at < 19) return 'Chargeable Weight is required';
      if (at < 27) return `AwbNo ${awbOf(at)} is already taken`;
      if (at < 33) return 'Booking date cannot be in the future';
      return at < 35 ? 'AwbNo is twice in this file: rows 35 and 36' : 'AwbNo is twice in this file: rows 37 and 38';
    };
    expect(bad).toEqual(Object.fromEntries(Array.from({ length: planted }, (_, at) => [at + 2, [expected(at)]])));

    job = await timed('run', () => run(server.member, job));
    const good = count - planted;
    expect(job).toMatchObject({ status: 4, done: good, bad: planted, good: 0, refused: 0 });
    expect((await bookings()) - before).toBe(good);
    expect(await total()).toBe(before + good);
    const ofImport = `SELECT COUNT(*) AS n FROM consignment_history h JOIN import_row r ON r.record_ref = h.consignment_id
      WHERE r.status = 'Done' AND h.delivery_status = 'Booked' AND h.non_deletable = 1`;
    expect(await countOf(ofImport)).toBe(good);
    const { kept, counted } = await rollups(server);
    expect(Object.keys(counted).length).toBeGreaterThan(10);
    expect(kept).toEqual(counted);
  });

  test('every booking has its change log, by the importer, with file and row', async () => {
    const [row] = await rowsOf(server.member, job, '&status=5');
    const { body } = await server.member.rest(
      'GET',
      `audit/changelog?entityName=Consignment&primaryKey=${row.recordRef}`,
    );
    expect(body.resultObject.length).toBeGreaterThan(10);
    for (const entry of body.resultObject)
      expect(entry).toMatchObject({
        remark: `Import bookings.xlsx row ${row.rowNo}`,
        createdBy: { firstName: 'Rohan' },
      });
  });

  test('its bookings are found by the import, and deleted together', async () => {
    const of = async (ref: unknown) => {
      const search = { importJobId: [ref], sortBy: 'awbNo', sortOrder: 'ASC', take: 5 };
      const { data } = await server.member.graphql(
        'query($search: ConsignmentSearch) { consignments(search: $search) { rowCount rows { uniqueId version awbNo } } }',
        { search },
      );
      return data.consignments as Json;
    };
    const found = await of(job.uniqueId);
    expect(found.rowCount).toBe(count - planted);
    expect(found.rows[0].awbNo).toBe(world.awbOf(planted));
    expect(await of(job.id)).toEqual(found);
    expect((await of('00000000-0000-4000-8000-000000000000')).rowCount).toBe(0);
    const byRest = await server.member.rest('GET', `consignments?importJobId=${job.id}&take=1&sortBy=bookingDate`);
    expect(byRest.body.rowCount).toBe(count - planted);

    const small = await checked(
      server.member,
      'Bookings',
      world.file(3, (at) => ({ 'Awb No': `${world.prefix}D${at}` })),
    );
    await run(server.member, small);
    const items = (await of(small.id)).rows.map(({ uniqueId, version }: Json) => ({ uniqueId, version }));
    expect(items).toHaveLength(3);
    const deleted = await done(server.member.rest('POST', 'consignments/bulk/delete', { items }));
    expect(deleted.every(({ ok }: Json) => ok)).toBe(true);
    expect((await of(small.id)).rowCount).toBe(0);
  });

  test('case 2: the same file opens the earlier import; a new one finds every row again', async () => {
    const again = await start(server.member, 'Bookings', file);
    expect(again.uniqueId).toBe(job.uniqueId);
    expect((await start(server.admin, 'Bookings', file)).uniqueId).not.toBe(job.uniqueId);
    const before = await bookings();
    const forced = await start(server.member, 'Bookings', file, { again: true });
    await addRows(server.member, forced, file);
    const found = await check(server.member, forced, profileId);
    expect(found).toMatchObject({ already: count - planted, bad: planted, good: 0 });
    expect(await run(server.member, found)).toMatchObject({ status: 4, done: 0 });
    expect(await bookings()).toBe(before);
  });

  test('case 3: of 300 rows of which 200 were imported, 100 are new', async () => {
    const found = await checked(server.member, 'Bookings', world.file(300, undefined, count - 200));
    expect(found).toMatchObject({ already: 200, good: 100, bad: 0 });
    expect(await run(server.member, found)).toMatchObject({ done: 100, already: 200 });
  });

  test('case 11: the bad rows as they were, with result and reason, are loaded again when corrected', async () => {
    const bad = await rowsOf(server.member, job, '&status=3');
    expect(bad).toHaveLength(planted);
    expect(bad.map(({ cells }) => cells)).toEqual(file.rows.slice(0, planted).map((row) => [...row]));
    expect(bad.every(({ errors }) => errors[0].message.length > 10)).toBe(true);
    const good = world.file(planted, (at) => ({ 'Awb No': `${world.prefix}C${at}` }));
    const found = await checked(server.member, 'Bookings', correct(good));
    expect(await run(server.member, found)).toMatchObject({ done: planted, bad: 0 });
  });

  test('a number with other values is taken; one whose booking was deleted is free', async () => {
    const other = world.file(2, () => ({ Receiver: 'Somebody else' }), count - 2);
    const found = await checked(server.member, 'Bookings', other);
    expect(Object.values(await badRows(server.member, found))).toEqual([
      [`AwbNo ${world.awbOf(count - 2)} is already taken`],
      [`AwbNo ${world.awbOf(count - 1)} is already taken`],
    ]);
    const listed = await done(server.member.rest('GET', `consignments?awbNo=${world.awbOf(count - 1)}`));
    await done(server.member.rest('DELETE', `consignments/${listed[0].uniqueId}`));
    const again = await checked(server.member, 'Bookings', other);
    expect(again).toMatchObject({ good: 1, bad: 1 });
    expect(await run(server.member, again)).toMatchObject({ done: 1 });
  });

  // The last one: the sessions of the others end meanwhile.
  test('after 30 days the same file is a new import', async () => {
    server.setNow(new Date(Date.now() + 31 * 86_400_000));
    const later = await server.signIn('member@waybill.test');
    expect((await start(later, 'Bookings', file)).uniqueId).not.toBe(job.uniqueId);
    server.setNow(null);
  });
});
