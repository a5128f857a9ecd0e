/** What a chunk of an import sends to its database: as much for many rows as for few. */
import { holderOf } from '../../../domain/policy';
import { observeStatements } from '../../../db/read/statements';
import { aCall } from '../../../testing/aCall';
import { aCustomer, bookingOf } from '../../../testing/factories';
import { badRows, bookingFile, checked, done } from '../../../testing/imports';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { RunImportInput } from './import.inputs';
import { runImport } from './importRun.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const user = {
  id: 1,
  uniqueId: 'u',
  sessionId: 's',
  ...holderOf('Admin'),
  mustSetUpSecondFactor: false,
  branchId: 1,
  seesBranches: null,
  referenceVersion: 0,
} as const;

/** Checks rows of as many senders with a credit limit; returns the import and the AWB numbers of its rows. */
async function anImport(rows: number) {
  const { file, awbOf } = await bookingFile(server);
  const senders: Json[] = [];
  for (let at = 0; at < rows; at += 1) {
    const sender = await aCustomer(server);
    await done(server.admin.rest('PUT', `customers/${sender.uniqueId}/credit`, { creditLimit: 1_000 }));
    senders.push(sender);
  }
  const job = await checked(
    server.admin,
    'Bookings',
    file(rows, (at) => ({ Sender: senders[at]?.company })),
  );
  return { job, awbOf, senders };
}

/** Texts of the statements of a chunk; several that are sent together count as one. */
async function sentBy({ uniqueId }: Json): Promise<string[]> {
  const sent: string[] = [];
  const observer = { statement: (sql: string) => void sent.push(sql) };
  const operation = <T>(_: string, work: () => Promise<T>) => observeStatements(observer, work);
  const call = Object.assign(aCall(server, { user }), { observation: { operation } });
  await runImport(Object.assign(new RunImportInput(), { uniqueId }), call);
  return sent;
}

test('twenty rows of twenty senders send no more statements than four of four', async () => {
  await sentBy((await anImport(2)).job);
  const [few, many] = [await sentBy((await anImport(4)).job), await sentBy((await anImport(20)).job)];
  expect(many.length).toBe(few.length);
  // These numbers may only go down.
  expect(many.length).toBeLessThanOrEqual(server.app.database.embedded ? 60 : 50);
  const [bookings = '', ...others] = many.filter((sql) => /INSERT INTO .consignment. /.test(sql));
  expect(others).toEqual([]);
  expect(bookings.length).toBeGreaterThan(3_000);
});

test('the one row of twenty that is refused is found by few tries, and the others are written', async () => {
  const { job, awbOf, senders } = await anImport(20);
  const taken = await bookingOf(server, { awbNo: awbOf(13), senderId: senders[0]?.id });
  await done(server.admin.rest('POST', 'consignments', taken));
  const tries = (await sentBy(job)).filter((sql) => sql.startsWith('SAVEPOINT'));
  expect(tries.length).toBeLessThanOrEqual(11);
  const ran = await done(server.admin.rest('GET', `imports/${job.uniqueId}`));
  expect(ran).toMatchObject({ done: 19, refused: 1, good: 0 });
  const [refused] = await done(server.admin.rest('GET', `imports/${job.uniqueId}/rows?status=6`));
  expect(refused).toMatchObject({ rowNo: 15, errors: [{ message: `AwbNo ${awbOf(13)} is already taken` }] });
  expect(await badRows(server.admin, job)).toEqual({});
});
