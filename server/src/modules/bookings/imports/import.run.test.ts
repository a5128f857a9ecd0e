import { aCustomer, bookingOf } from '../../../testing/factories';
import { rollups } from '../../../testing/rollup';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';
import { importRefusal } from '../../../domain/policy';
import { gstinWithCheckDigit } from '../../../domain/tax/gstin';
import { matchHeaders } from '../../../domain/imports/importFields';
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
} from '../../../testing/imports';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bookings = async (): Promise<number> =>
  Number(
    (await server.app.database.reader.query('SELECT COUNT(*) AS n FROM consignment WHERE deleted_on IS NULL'))[0].n,
  );
/** What is stored of the rollup is what the bookings come to. */
async function expectExactRollup(): Promise<void> {
  const { kept, counted } = await rollups(server);
  expect(Object.keys(counted).length).toBeGreaterThan(10);
  expect(kept).toEqual(counted);
}

const path = ({ uniqueId }: Json, rest: string) => `imports/${uniqueId}/${rest}`;

describe('an import that is run', () => {
  test('case 4: all or nothing writes nothing with a bad row, and everything in one transaction without', async () => {
    const { file } = await bookingFile(server);
    const wrong = await checked(
      server.member,
      'Bookings',
      file(50, (at) => (at === 7 ? { Packet: 'x' } : {})),
    );
    const before = await bookings();
    const refused = await server.member.rest('PUT', path(wrong, 'run'), { mode: 1 });
    expect([refused.status, refused.body.errors]).toEqual([409, ['Import good rows only, or correct the bad rows']]);
    expect(importRefusal.allOrNothing({ good: 49, bad: 1 })).not.toBeNull();
    expect(await bookings()).toBe(before);
    // Corrected in place, the row is checked alone.
    const [bad] = await rowsOf(server.member, wrong, '&status=3');
    const cells = bad.cells.map((cell: string) => (cell === 'x' ? '1' : cell));
    const change = await done(server.member.rest('PUT', path(wrong, 'rows'), { rowNo: bad.rowNo, cells }));
    expect(change).toBeTruthy();
    const { createdOn: _, ...first } = await done(server.member.rest('PUT', path(wrong, 'run'), { mode: 1 }));
    expect(first).toMatchObject({ status: 4, mode: 1, done: 50, good: 0, bad: 0 });
    expect((await bookings()) - before).toBe(50);
  });

  test('case 4: when a row is refused in the middle, none is written', async () => {
    const { file, awbOf, sender } = await bookingFile(server);
    const job = await checked(server.member, 'Bookings', file(50));
    await done(
      server.member.rest('POST', 'consignments', await bookingOf(server, { awbNo: awbOf(25), senderId: sender.id })),
    );
    const before = await bookings();
    const answer = await done(server.member.rest('PUT', path(job, 'run'), { mode: 1 }));
    expect(answer).toMatchObject({ status: 2, done: 0, good: 49, bad: 1 });
    expect(await bookings()).toBe(before);
    expect(await badRows(server.member, answer)).toEqual({ 27: [`AwbNo ${awbOf(25)} is already taken`] });
    await expectExactRollup();
  });

  test('case 5: more than 2,000 good rows are not offered all or nothing', () => {
    expect(importRefusal.allOrNothing({ good: 2_000, bad: 0 })).toBeNull();
    expect(importRefusal.allOrNothing({ good: 2_001, bad: 0 })).toBe('Import good rows only, or split the file');
  });

  test('case 6: cancelled between two chunks, it is gone on with from another browser, and nothing comes twice', async () => {
    const { file } = await bookingFile(server);
    const job = await checked(server.member, 'Bookings', file(900));
    const before = await bookings();
    await done(server.member.rest('PUT', path(job, 'run'), {}));
    await done(server.member.rest('PUT', path(job, 'run'), {}));
    expect(await done(server.member.rest('PUT', path(job, 'cancel'), {}))).toMatchObject({ status: 5, done: 400 });
    // The loop of the first browser, which does not know yet.
    expect(await done(server.member.rest('PUT', path(job, 'run'), {}))).toMatchObject({ status: 5, done: 400 });
    const other = await server.signIn('member@waybill.test');
    expect(await run(other, job, { resume: true })).toMatchObject({ status: 4, done: 900 });
    expect((await bookings()) - before).toBe(900);
  });

  test('case 7: two tabs run one import, each chunk once', async () => {
    const { file } = await bookingFile(server);
    const job = await checked(server.member, 'Bookings', file(600));
    const before = await bookings();
    await Promise.all([run(server.member, job), run(server.admin, job)].map((each) => each.catch(() => null)));
    expect(await done(server.member.rest('GET', `imports/${job.uniqueId}`))).toMatchObject({ status: 4, done: 600 });
    expect((await bookings()) - before).toBe(600);
    await expectExactRollup();
  });

  test('a number that is twice in the file is right in one place when the other is corrected', async () => {
    const { file, awbOf } = await bookingFile(server);
    const job = await checked(
      server.member,
      'Bookings',
      file(3, (at) => ({ 'Awb No': awbOf(Math.min(at, 1)) })),
    );
    expect(job).toMatchObject({ good: 1, bad: 2 });
    const [bad] = await rowsOf(server.member, job, '&status=3');
    await done(
      server.member.rest('PUT', path(job, 'rows'), { rowNo: bad.rowNo, cells: [awbOf(9), ...bad.cells.slice(1)] }),
    );
    expect(await done(server.member.rest('GET', `imports/${job.uniqueId}`))).toMatchObject({ good: 3, bad: 0 });
  });
});

describe('the states of an import', () => {
  test('each step asks for the one before it', async () => {
    const { file } = await bookingFile(server);
    const given = file(2);
    const job = await start(server.member, 'Bookings', given);
    const refusals = async (rest: string, body: Json = {}) =>
      (await server.member.rest('PUT', path(job, rest), body)).body.errors;
    expect(await refusals('check', { profileId: 1 })).toEqual(['The file has no rows']);
    await addRows(server.member, job, given);
    expect(await refusals('run')).toEqual(['Check the rows first']);
    expect(await refusals('cancel')).toEqual(['Import is not running']);
    const unmapped = await profileOf(server.member, 'Bookings', { ...given, headers: given.headers.slice(1) });
    expect(await refusals('check', { profileId: unmapped.id })).toEqual([
      'Map Awb No, or choose a vendor with a receipt book',
    ]);
    const { id } = await profileOf(server.member, 'Bookings', given);
    await run(server.member, await check(server.member, job, id));
    expect(await refusals('run')).toEqual(['Import is done']);
    expect(await refusals('check', { profileId: id })).toEqual(['Import is done']);
    expect((await server.member.rest('DELETE', `imports/${job.uniqueId}`)).status).toBe(200);
    expect((await server.member.rest('GET', `imports/${job.uniqueId}`)).status).toBe(404);
  });

  test('an import is seen and changed by its author and by admins', async () => {
    const { file } = await bookingFile(server);
    const job = await start(server.admin, 'Bookings', file(1));
    expect((await server.member.rest('GET', `imports/${job.uniqueId}`)).status).toBe(403);
    expect((await server.member.rest('GET', path(job, 'rows'))).status).toBe(403);
    expect((await server.member.rest('PUT', path(job, 'cancel'), {})).status).toBe(403);
    const own = await start(server.member, 'Bookings', file(1), { again: true });
    expect((await server.admin.rest('GET', `imports/${own.uniqueId}`)).status).toBe(200);
    const listed = await done(server.member.rest('GET', 'imports?take=500'));
    expect(listed.map(({ uniqueId }: Json) => uniqueId)).not.toContain(job.uniqueId);
    expect((await done(server.admin.rest('GET', 'imports?take=500'))).length).toBeGreaterThan(listed.length);
  });

  test('a file takes at most 10,000 rows', async () => {
    const { file } = await bookingFile(server);
    const job = await start(server.member, 'Customers', file(1));
    const rows = Array.from({ length: 500 }, () => ['x']);
    for (let from = 2; from < 10_000; from += 500)
      await done(server.member.rest('POST', path(job, 'rows'), { from, rows }));
    const more = await server.member.rest('POST', path(job, 'rows'), { from: 10_002, rows: [['x']] });
    expect(more.body.errors).toEqual(['A file takes at most 10,000 rows']);
  });
});

describe('mappings', () => {
  test('case 10: one that was saved for a customer is found the next day, not for another customer', async () => {
    const [customer, other] = [await aCustomer(server), await aCustomer(server)];
    const columns = [{ header: 'Consignment No', field: 'awbNo' }];
    const body = { kind: 1, customerId: customer.id, name: 'Default', columns };
    const saved = await done(server.member.rest('POST', 'imports/profiles', body));
    server.setNow(new Date(Date.now() + 86_400_000));
    const later = await server.signIn('member@waybill.test');
    const of = async ({ id }: { id: number }) => done(later.rest('GET', `imports/profiles?kind=1&customerId=${id}`));
    expect(await of(customer)).toMatchObject([{ uniqueId: saved.uniqueId, columns }]);
    expect(await of(other)).toEqual([]);
    // The same name is saved over.
    const changed = await done(later.rest('POST', 'imports/profiles', { ...body, dateOrder: 2 }));
    expect(changed).toMatchObject({ uniqueId: saved.uniqueId, version: 2, dateOrder: 2 });
    server.setNow(null);
  });

  test('of two users for one customer and name stay apart, and each finds the own one', async () => {
    const customer = await aCustomer(server);
    const save = (client: Client, header: string): Promise<Json> => {
      const columns = [{ header, field: 'awbNo' }];
      const body = { kind: 1, customerId: customer.id, name: 'Default', columns };
      return done(client.rest('POST', 'imports/profiles', body));
    };
    const own = await save(server.member, 'Docket');
    const others = await save(server.admin, 'Consignment');
    const { data } = await server.member.graphql('{ me { uniqueId } }');
    const found = async (query: string) =>
      (await done(server.member.rest('GET', `imports/profiles?kind=1&customerId=${customer.id}${query}`))).map(
        ({ uniqueId }: Json) => uniqueId,
      );
    expect(await found(`&createdById=${data.me.uniqueId}`)).toEqual([own.uniqueId]);
    expect(await found('')).toEqual([others.uniqueId, own.uniqueId]);
  });

  test('headers are compared without case, spaces and dots; each field belongs to one of them', async () => {
    expect([...matchHeaders('Bookings', ['AWB NO.', 'awb no', 'Booking  Date', 'Other'])]).toEqual([
      ['AWB NO.', 'awbNo'],
      ['Booking  Date', 'bookingDate'],
    ]);
    const columns = [
      { header: 'A', field: 'awbNo' },
      { header: 'B', field: 'awbNo' },
    ];
    const twice = await server.member.rest('POST', 'imports/profiles', { kind: 1, name: 'x', columns });
    expect(twice.body.errors).toEqual(['Awb No is mapped twice']);
  });
});

test('case 13: 500 customers, 20 of them with a wrong GSTIN', async () => {
  const headers = ['Name', 'Company', 'Contact Number', 'GSTIN'];
  const gstin = (at: number) => gstinWithCheckDigit(`27AAPFU${String(at).padStart(4, '0')}F1Z`);
  const rows = Array.from({ length: 500 }, (_, at) => {
    const wrong = `${gstin(at).slice(0, 14)}${gstin(at).endsWith('A') ? 'B' : 'A'}`;
    return [`Contact ${at}`, `Imported ${at}`, '98200 12345', at % 25 === 0 ? wrong : gstin(at)];
  });
  const job = await checked(server.member, 'Customers', { headers, rows });
  expect(job).toMatchObject({ good: 480, bad: 20 });
  const bad = Object.values(await badRows(server.member, job));
  expect(bad).toEqual(bad.map(() => ['Please enter valid GST number']));
  expect(await run(server.member, job)).toMatchObject({ status: 4, done: 480 });
  const { body } = await server.member.rest('GET', 'customers?searchText=Imported&take=1');
  expect(body.rowCount).toBe(480);
  expect(await checked(server.member, 'Customers', { headers, rows })).toMatchObject({ already: 480, bad: 20 });
});
