/**
 * Rows that nobody wrote by hand, sent to the doors of the import of both APIs: each call is answered or refused in words,
 * what is good is booked as it was written, and nothing else comes of it. `HOSTILE_ROWS` and `HOSTILE_SEED` for more.
 */
import { importFields, maxCellLength } from '../../../domain/imports/importFields';
import type { ImportKind } from '../../../domain/imports/enums';
import { random, type Random } from '../../../seed/data/random';
import { anyText, anyValue } from '../../../testing/fuzz/values';
import { bookingFile, check, done, profileOf, rowsOf, run, start } from '../../../testing/imports';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

const seed = Number(process.env.HOSTILE_SEED ?? 1);
const count = Number(process.env.HOSTILE_ROWS ?? (process.env.TEST_LENGTH === 'short' ? 150 : 1_000));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cellTexts = [
  '=1+1',
  '=HYPERLINK("http://x.test")',
  '@SUM(A1)',
  '+91 98765 43210',
  '1E+10',
  '1,23,456.50',
  '₹ 85',
  '-5',
  '0',
  '12.345',
  '31/02/2026',
  '46000',
  'Cr',
  'x'.repeat(maxCellLength),
] as const;

/** Characters that a reader of files takes out, and the server refuses. */
const unwritten = /[\p{Cc}\p{Cs}\u{202a}-\u{202e}\u{feff}]/gu;

const hostileCell = (draw: Random): string =>
  (draw.chance(0.5) ? draw.pick(cellTexts) : anyText(draw).slice(0, maxCellLength)).replace(unwritten, '');

test(`every row is read, refused in words or booked as it was written (seed ${seed})`, async () => {
  const draw = random(seed);
  const { file, prefix } = await bookingFile(server);
  const given = file(count);
  const rows = given.rows.map((cells) => cells.map((cell) => (draw.chance(0.12) ? hostileCell(draw) : cell)));
  const job = await start(server.member, 'Bookings', { ...given, rows });
  for (let from = 0; from < rows.length; from += 500)
    await done(
      server.member.rest('POST', `imports/${job.uniqueId}/rows`, {
        from: from + 2,
        rows: rows.slice(from, from + 500),
      }),
    );
  const ready = await check(server.member, job, (await profileOf(server.member, 'Bookings', given)).id);
  const checked = await rowsOf(server.member, ready);
  expect(checked.map(({ cells }) => cells)).toEqual(rows);
  for (const { status, errors } of checked) {
    if (status === 3) expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors as Json[]) expect(message).toMatch(/^[A-Z][^\n]+$/);
  }
  const ended = await run(server.member, ready);
  expect(ended.done + ended.refused).toBe(ready.good);
  const receiverAt = given.headers.indexOf('Receiver');
  const booked = (await server.member.rest('GET', `consignments?awbNo=${prefix}&take=5000`)).body
    .resultObject as Json[];
  const written = new Map(rows.map((cells) => [cells[0]?.trim().toUpperCase(), cells[receiverAt]?.trim()]));
  expect(booked.length).toBeGreaterThan(0);
  for (const { awbNo, receiver } of booked) expect([awbNo, receiver]).toEqual([awbNo, written.get(awbNo)]);
});

/** Path, mutation, its input and the fields of it. */
const doors = [
  ['POST', 'imports', 'startImport', 'StartImportInput', ['kind', 'fileName', 'fileHash', 'headers']],
  ['POST', 'imports/@/rows', 'addImportRows', 'AddImportRowsInput', ['from', 'rows']],
  ['POST', 'imports/profiles', 'saveImportProfile', 'SaveImportProfileInput', ['kind', 'name', 'columns', 'constants']],
  ['PUT', 'imports/@/check', 'checkImport', 'CheckImportInput', ['profileId']],
] as const;

const validOf = (draw: Random): Json => ({
  fileName: 'a.csv',
  fileHash: draw
    .int(0, 2 ** 30)
    .toString(16)
    .padStart(64, '0'),
  headers: ['Awb No', 'Receiver'],
  from: 2,
  rows: [['A1', 'B']],
  name: 'Mapping',
  columns: [{ header: 'Awb No', field: 'awbNo' }],
  constants: [],
});

test.each(doors)(`no shape of input breaks %s %s (seed ${seed})`, async (method, path, mutation, input, fields) => {
  const draw = random(seed);
  const { file } = await bookingFile(server);
  const { uniqueId } = await start(server.member, 'Bookings', file(1));
  const query = `mutation ($input: ${input}!) { ${mutation}(input: $input) { uniqueId } }`;
  let accepted = 0;
  for (let turn = 0; turn < count / 5; turn += 1) {
    const valid = validOf(draw);
    const body: Json = Object.fromEntries(
      fields.map((name) => {
        if (name in valid && draw.chance(0.75)) return [name, valid[name]];
        return [name, draw.chance(0.3) ? [[hostileCell(draw)], anyValue(draw)] : anyValue(draw)];
      }),
    );
    const kind = fields.some((name) => name === 'kind');
    const rest = await server.member.rest(method, path.replace('@', uniqueId), { ...body, ...(kind && { kind: 1 }) });
    expect([body, rest.status < 500, rest.status === 200 || rest.body.errors.length > 0]).toEqual([body, true, true]);
    const variables = {
      input: { ...body, ...(kind && { kind: 'Bookings' }), ...(path.includes('@') && { uniqueId }) },
    };
    const graphql = await server.member.graphql(query, variables);
    for (const { extensions } of (graphql.errors ?? []) as Json[])
      expect([body, extensions.code]).not.toEqual([body, 'INTERNAL_SERVER_ERROR']);
    if (rest.status === 200 || !graphql.errors) accepted += 1;
  }
  // A check needs a saved mapping.
  if (mutation !== 'checkImport') expect(accepted).toBeGreaterThan(0);
});

const kinds = Object.keys(importFields) as ImportKind[];

test.each(kinds)('headers of %s that are names of the language are headers', async (kind) => {
  const headers = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];
  const given = { headers, rows: [headers.map((header) => `${header} cell`)] };
  const job = await start(server.admin, kind, given, { again: true });
  await done(server.admin.rest('POST', `imports/${job.uniqueId}/rows`, { from: 2, rows: given.rows }));
  const columns = importFields[kind]
    .slice(0, headers.length)
    .map(({ name }, at) => ({ header: headers[at], field: name }));
  const profile = await done(server.admin.rest('POST', 'imports/profiles', { kind: codeOf(kind), name: 'P', columns }));
  const [row] = await rowsOf(server.admin, await check(server.admin, job, profile.id));
  expect([row?.status, row?.cells]).toEqual([3, given.rows[0]]);
});

const codeOf = (kind: ImportKind): number => ({ Bookings: 1, Customers: 2, VendorBill: 4, CourierRemittance: 5 })[kind];
