import * as Xlsx from 'sheetjs-style';
import { refused } from '../../../testing/answers';
import { lastMailTo, mailsTo } from '../../../testing/mailbox';
import { someRates } from '../../../testing/rates';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { billClerk, line } from '../../../testing/vendorBills';

let server: TestServer;
let { ours, create } = {} as ReturnType<typeof billClerk>;
beforeAll(async () => {
  server = await startTestServer();
  await someRates(server);
  ({ ours, create } = billClerk(server));
});
afterAll(() => server.close());

const mail = (uniqueId: string, email: string | undefined, client = server.admin) =>
  client.rest('POST', `vendorbills/${uniqueId}/letter`, { email });

test('the letter goes to the address once, with the disputed lines attached', async () => {
  const [a, b] = [await ours(), await ours()];
  const bill = await create([line(a.awbNo, 145.2), line(b.awbNo, 211.2, { billedWeight: 2.6 })]);
  const email = 'claims@trackon.example';
  for (let time = 0; time < 2; time += 1) expect((await mail(bill.uniqueId, email)).status).toBe(200);
  const { subject, raw } = await lastMailTo(server, email);
  expect([subject, (await mailsTo(server, email)).length]).toEqual([`Claim on your bill ${bill.billNo}`, 1]);
  const [, content = ''] = /filename=\S*\.xls"?\r?\n(?:\S+: .*\r?\n)*\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  const book = Xlsx.read(Buffer.from(content, 'base64'), { type: 'buffer' });
  const rows: unknown[][] = Xlsx.utils.sheet_to_json(book.Sheets.Dispute ?? {}, { header: 1 });
  expect(rows.map((cells) => [cells[0], cells[7], cells[8], cells[9]])).toEqual([
    ['AWB', 'Our Weight', 'Expected', 'Claim'],
    [b.awbNo, 2, 145.2, 66],
    ['Total', undefined, undefined, 66],
  ]);
});

test('a bill that claims nothing has no letter, nor has a member', async () => {
  const parcel = await ours();
  const bill = await create([line(parcel.awbNo, 145.2)]);
  expect(await mail(bill.uniqueId, 'claims@trackon.example')).toMatchObject(
    refused(409, 'Nothing of the bill is claimed'),
  );
  expect(await mail(bill.uniqueId, 'nobody')).toMatchObject(refused(400, 'Please enter valid email address'));
  expect(await mail(bill.uniqueId, undefined)).toMatchObject(refused(400, 'Please enter email address'));
  expect(await mail(bill.uniqueId, 'a@b.example', server.member)).toMatchObject(refused(403, 'You are not authorized'));
});
