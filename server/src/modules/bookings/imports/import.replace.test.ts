import { bookingFile, checked, done } from '../../../testing/imports';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const replace = ({ uniqueId }: Json, given: Json, client = server.member) =>
  client.rest('PUT', `imports/${uniqueId}/cells`, { header: 'Packet', from: 'two', to: '2', ...given });
const recheck = async (job: Json): Promise<Json> => {
  let { body } = await server.member.rest('PUT', `imports/${job.uniqueId}/check`, {});
  while (body.resultObject.status === 1)
    ({ body } = await server.member.rest('PUT', `imports/${job.uniqueId}/check`, {}));
  return body.resultObject;
};

const jobOf = async ({ uniqueId }: Json): Promise<Json> => done(server.member.rest('GET', `imports/${uniqueId}`));

/** Of six rows 1, 3 and 5 say 'two' and 4 says 'three'. */
async function aJob(): Promise<Json> {
  const { file } = await bookingFile(server);
  const words = ['1', 'two', '1', 'two', 'three', 'two'];
  return checked(
    server.member,
    'Bookings',
    file(6, (at) => ({ Packet: words[at] ?? '1' })),
  );
}

test('a correction is made in all bad rows alike, which are checked again, and can be taken back', async () => {
  const job = await aJob();
  expect(job).toMatchObject({ good: 2, bad: 4 });
  const { rowNos } = await done(replace(job, {}));
  expect(rowNos).toEqual([3, 5, 7]);
  expect(await jobOf(job)).toMatchObject({ status: 1, good: 2, bad: 1 });
  expect(await recheck(job)).toMatchObject({ status: 2, good: 5, bad: 1 });

  const back = await done(replace(job, { from: '2', to: 'two', rowNos }));
  expect(back.rowNos).toEqual(rowNos);
  expect(await recheck(job)).toMatchObject({ good: 2, bad: 4 });
});

test('good rows and other texts stay', async () => {
  const job = await aJob();
  expect(await done(replace(job, { from: '1', to: '9' }))).toEqual({ rowNos: [] });
  expect(await jobOf(job)).toMatchObject({ status: 2, good: 2, bad: 4, version: job.version });
});

test('is refused where it means nothing', async () => {
  const job = await aJob();
  const refused = async (given: Json, client = server.member) => {
    const { status, body } = await replace(job, given, client);
    return [status, body.errors];
  };
  expect(await refused({ header: 'Pieces' })).toEqual([400, ['The file has no column Pieces']]);
  expect(await refused({ header: '__proto__' })).toEqual([400, ['The file has no column __proto__']]);
  expect(await refused({ to: 'x'.repeat(601) })).toEqual([400, ['to must be a text of at most 600 characters']]);
  expect(await refused({ from: null })).toEqual([400, ['from must be a text of at most 600 characters']]);
  const { data, errors } = await server.member.graphql(
    `mutation ($input: ReplaceImportCellsInput!) { replaceImportCells(input: $input) { rowNos } }`,
    { input: { uniqueId: job.uniqueId, header: 'Packet', from: 'three', to: '3' } },
  );
  expect([errors, data.replaceImportCells.rowNos]).toEqual([undefined, [6]]);
});
