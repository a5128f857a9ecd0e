import { refused } from '../../../testing/answers';
import { unused } from '../../../testing/factories';
import { addRows, check, profileOf, start, type ImportedFile } from '../../../testing/imports';
import { someRates } from '../../../testing/rates';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { billClerk, billOf } from '../../../testing/vendorBills';

let server: TestServer;
let { ours, linesOf } = {} as ReturnType<typeof billClerk>;
beforeAll(async () => {
  server = await startTestServer();
  await someRates(server);
  ({ ours, linesOf } = billClerk(server));
});
afterAll(() => server.close());

const headers = ['AWB', 'Date', 'Destination', 'Zone', 'Weight', 'Amount', 'Area Code'];
const rowOf = (awb: string, amount: string, weight = '2 kg') => [awb, '01/07/2026', 'Delhi', 'C', weight, amount, 'X1'];

async function imported(file: ImportedFile): Promise<Json> {
  const job = await start(server.admin, 'VendorBill', file, { again: true });
  await addRows(server.admin, job, file);
  const { id } = await profileOf(server.admin, 'VendorBill', file, { vendorId: 12 });
  return check(server.admin, job, id);
}
const createFrom = (job: Json, given: object = {}) =>
  server.admin.rest('POST', 'vendorbills', {
    ...billOf([{ amount: 10 }]),
    lines: undefined,
    importId: job.uniqueId,
    ...given,
  });

test('the rows of a file are the lines of a bill; a row of totals is left out', async () => {
  const [a, b] = [await ours(), await ours()];
  const file = {
    headers,
    rows: [rowOf(a.awbNo, '₹ 145.20'), rowOf(b.awbNo, '211.20', '2.6'), rowOf('7.12E+10', '40'), rowOf('', '396.40')],
  };
  const job = await imported(file);
  expect(job).toMatchObject({ good: 3, bad: 1, status: 2 });
  expect(await server.admin.rest('PUT', `imports/${job.uniqueId}/run`, {})).toMatchObject(
    refused(409, 'Create the vendor bill from these rows'),
  );
  const printed = { taxable: 396.4, gst: 71.35, total: 467.75 };
  const { status, body } = await createFrom(job, printed);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
  const bill = body.resultObject;
  expect(bill).toMatchObject({ lineCount: 3, billed: 396.4, claim: 66 });
  expect(await linesOf(bill)).toMatchObject([
    { rowNo: 2, findings: [7], billedWeight: 2, billedDate: '2026-07-01', destination: 'Delhi', zoneCode: 'C' },
    { rowNo: 3, findings: [8], claim: 66 },
    { rowNo: 4, findings: [1], rawAwb: '7.12E+10', claim: 0 },
  ]);
  const { data } = await server.admin.graphql(
    `{ vendorBill(uniqueId: "${bill.uniqueId}") { importJob { uniqueId headers status done bad } } }`,
  );
  expect(data.vendorBill.importJob).toEqual({ uniqueId: job.uniqueId, headers, status: 'Done', done: 3, bad: 1 });
  expect(await createFrom(job, { billNo: `B/${unused()}` })).toMatchObject(refused(409, 'Import is done'));
});

test('a file whose columns of number and amount are not mapped is refused', async () => {
  const file = { headers: ['AWB', 'Rupees'], rows: [['A1', '10']] };
  const job = await start(server.admin, 'VendorBill', file);
  await addRows(server.admin, job, file);
  const { id } = await profileOf(server.admin, 'VendorBill', file);
  expect(await server.admin.rest('PUT', `imports/${job.uniqueId}/check`, { profileId: id })).toMatchObject(
    refused(400, 'Map AWB and Amount'),
  );
  expect(await createFrom(job)).toMatchObject(refused(409, 'Check the rows first'));
  expect(
    await server.admin.rest('POST', 'vendorbills', { ...billOf([{ amount: 10 }]), lines: undefined }),
  ).toMatchObject(refused(400, 'A bill takes from 1 to 5,000 lines'));
  expect((await server.member.rest('POST', 'imports', { kind: 4, fileName: 'a', headers: ['A'] })).status).toBe(400);
  const hash = 'a'.repeat(64);
  expect(
    await server.member.rest('POST', 'imports', { kind: 4, fileName: 'a', fileHash: hash, headers: ['A'] }),
  ).toMatchObject(refused(403, 'You are not authorized'));
});
