import { findInconsistencies } from '../../../../core/module/consistency';
import { openReadOnly } from '../../../../db/read/readOnly';
import { consistencyChecks } from '../../../../registry';
import { refused } from '../../../../testing/answers';
import { aBranch, aReceiptBook } from '../../../../testing/branches';
import { aVendor, bookingOf } from '../../../../testing/factories';
import { aUser } from '../../../../testing/people';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ownCargo = 32;
const save = (given: object = {}) => server.admin.rest('POST', 'receiptbooks/ranges', aReceiptBook(given));
const change = (book: Json, given: object) =>
  server.admin.rest('PUT', `receiptbooks/ranges/${book.uniqueId}`, {
    ...{ branchId: book.branchId, vendorId: book.vendorId, prefix: book.prefix },
    ...{ fromNumber: book.fromNumber, toNumber: book.toNumber },
    ...given,
  });
const shown = async (uniqueId: string): Promise<Json> => {
  const { body } = await server.admin.rest('GET', 'receiptbooks/ranges');
  return body.resultObject.find((row: Json) => row.uniqueId === uniqueId);
};

type Clerk = Awaited<ReturnType<typeof aUser>>['client'];

/** A branch with a range, and clerks of it. */
async function withRange(given: object, clerks = 1, branchGiven: object = {}) {
  const branch: Json = (await server.admin.rest('POST', 'branches', aBranch(branchGiven))).body.resultObject;
  const made = await save({ branchId: branch.id, ...given });
  expect([made.status, made.body.errors]).toEqual([200, []]);
  const users: Clerk[] = [];
  for (let at = 0; at < clerks; at += 1) users.push((await aUser(server, { branchId: branch.id })).client);
  return { branch, book: made.body.resultObject as Json, clerks: users };
}

const autofill = async (clerk: Clerk, given: object = {}): Promise<RestAnswer> =>
  clerk.rest(
    'POST',
    'consignments',
    await bookingOf(server, { vendorId: ownCargo, autofillAwb: true, awbNo: null, ...given }),
  );
const awbOf = ({ body }: RestAnswer): string => body.resultObject?.awbNo;

test('without any range the numbers are those of before', async () => {
  const { body } = await server.member.rest('GET', 'receiptbooks');
  expect(body.resultObject).toEqual({ id: 'WC00000001' });
  expect(awbOf(await autofill(server.member))).toBe('WC00000001');
  const { data } = await server.member.graphql('{ nextReceipt { id } }');
  expect(data.nextReceipt.id).toBe('WC00000002');
  const check = await server.member.rest('GET', `receiptbooks/check?awbNo=ANY1&vendorId=${ownCargo}`);
  expect(check.body.resultObject).toEqual({ warning: null });
});

test('case 6: a hundred autofills by ten clerks at once take each number once, the next is refused', async () => {
  const given = { prefix: '', fromNumber: 1_001, toNumber: 1_100 };
  const { book, clerks } = await withRange(given, 10, { name: 'Pune', code: 'PUN' });
  const [first] = clerks as [Clerk];
  expect((await first.rest('GET', 'receiptbooks')).body.resultObject).toEqual({ id: '1001' });
  const tenOf = async (clerk: Clerk) => {
    const booked: RestAnswer[] = [];
    while (booked.length < 10) booked.push(await autofill(clerk));
    return booked;
  };
  const answers = (await Promise.all(clerks.map(tenOf))).flat();
  expect(answers.map(awbOf).sort()).toEqual(Array.from({ length: 100 }, (_, at) => String(1_001 + at)));
  expect(await autofill(first)).toMatchObject(refused(409, 'Receipt book of Pune is used up'));
  expect(await first.rest('GET', 'receiptbooks')).toMatchObject(refused(409, 'Receipt book of Pune is used up'));
  expect(await shown(book.uniqueId)).toMatchObject({ branch: 'Pune', next: null, left: 0, unused: [] });
  const database = await openReadOnly(server.app.config);
  expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
  await database.close();
});

test('numbers that were typed are skipped, and those that nobody has are listed', async () => {
  const { book, clerks } = await withRange({ prefix: 'K-', fromNumber: 7, toNumber: 20 });
  const [clerk] = clerks as [Clerk];
  const typed = await clerk.rest(
    'POST',
    'consignments',
    await bookingOf(server, { vendorId: ownCargo, awbNo: 'k-08' }),
  );
  expect(typed.status).toBe(200);
  const taken = [await autofill(clerk), await autofill(clerk)];
  expect(taken.map(awbOf)).toEqual(['K-07', 'K-09']);
  await clerk.rest('DELETE', `consignments/${taken[0]?.body.resultObject.uniqueId}`);
  expect(await shown(book.uniqueId)).toMatchObject({ next: 'K-10', left: 11, unused: ['K-07'] });
  expect(await change(book, { prefix: 'L-' })).toMatchObject(refused(409, 'Numbers of the range are used up to K-09'));
  expect(await change(book, { toNumber: 100 })).toMatchObject(refused(409, 'Numbers of the range are used up to K-09'));
  expect((await change(book, { toNumber: 12 })).body.resultObject).toMatchObject({ left: 3, version: 2 });
});

test('a second range of the branch goes on where the first ends, another vendor and another branch have none', async () => {
  const { branch, clerks } = await withRange({ prefix: 'F', fromNumber: 1, toNumber: 1 });
  const [clerk] = clerks as [Clerk];
  await save({ branchId: branch.id, prefix: 'S', fromNumber: 1, toNumber: 2 });
  expect([await autofill(clerk), await autofill(clerk)].map(awbOf)).toEqual(['F1', 'S1']);
  const { id: vendorId } = await aVendor(server, { type: 4 });
  for (const booked of [await autofill(clerk, { vendorId }), await autofill(server.member)])
    expect(awbOf(booked)).toMatch(/^WC\d{8}$/);
});

test('the numbers of before leave out what is in a range', async () => {
  const next = (await server.member.rest('GET', 'receiptbooks')).body.resultObject.id as string;
  const number = Number(next.slice(2));
  const ahead = await save({
    branchId: (await withRange({})).branch.id,
    prefix: 'WC',
    fromNumber: number,
    toNumber: 10_000_000,
  });
  expect(ahead).toMatchObject(refused(400, 'A range has at most 100000 numbers'));
  const other = await withRange({ prefix: 'WC000', fromNumber: number, toNumber: 10_000 });
  expect(other.book.next).toBe(next);
  expect(awbOf(await autofill(server.member))).toBe('WC00010001');
});

test('a typed number outside every range warns', async () => {
  const warning = async (awbNo: string, vendorId: number) =>
    (await server.member.rest('GET', `receiptbooks/check?awbNo=${awbNo}&vendorId=${vendorId}`)).body.resultObject
      .warning;
  expect(await warning('1050', ownCargo)).toBeNull();
  expect(await warning('x1050', ownCargo)).toBe('X1050 is in no receipt book');
  expect(await warning('x1050', 4)).toBeNull();
  const booked = await server.member.rest(
    'POST',
    'consignments',
    await bookingOf(server, { vendorId: ownCargo, awbNo: 'X1050' }),
  );
  expect(booked.status).toBe(200);
});

describe('a range', () => {
  test('overlaps no other', async () => {
    const { branch } = await withRange({ prefix: 'AB', fromNumber: 100, toNumber: 199 });
    for (const given of [
      { fromNumber: 199, toNumber: 300 },
      { prefix: 'AB1', fromNumber: 50, toNumber: 60 },
    ])
      expect((await save({ prefix: 'AB', ...given })).body.errors).toEqual([
        expect.stringMatching(new RegExp(`^Range AB\\d+ to AB\\d+ overlaps that of ${branch.name}$`)),
      ]);
    expect((await save({ prefix: 'AB', fromNumber: 200, toNumber: 300 })).status).toBe(200);
  });

  test.each([
    [{ vendorId: 4 }, 'Please select a vendor of own cargo'],
    [{ branchId: 999_999 }, 'Branch not found'],
    [{ prefix: 'A B' }, 'Prefix takes letters, digits, - and /'],
    [{ fromNumber: 10, toNumber: 9 }, 'To must not be below From'],
  ])('%p is refused', async (given, message) => {
    expect(await save(given)).toMatchObject(refused(400, message));
  });

  test('is seen and changed by admins alone', async () => {
    const statuses = [
      (await server.member.rest('GET', 'receiptbooks/ranges')).status,
      (await server.member.rest('POST', 'receiptbooks/ranges', aReceiptBook())).status,
    ];
    expect(statuses).toEqual([403, 403]);
  });
});
