import { booked, bookingRefused } from '../../../testing/bookings';
import { broken, conflict } from '../../../testing/bothApis';
import { aCargo, aConsignment, unused } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const book = (given: Record<string, unknown> = {}) => booked(server, given);
const refused = (given: Record<string, unknown>) => bookingRefused(server, given);

describe('the AWB number', () => {
  const takenBy = (awbNo: string) => conflict(`AwbNo ${awbNo} is already taken`);

  test('is trimmed and upper-cased; letters, digits, - and / alone, at most 30', async () => {
    const number = unused();
    expect((await book({ awbNo: `  ab-${number}/x ` })).body.resultObject.awbNo).toBe(`AB-${number}/X`);
    for (const awbNo of ['A B', 'A_B', 'ÄB1', 'ß1', 'A\u00a01', 'A,B', 'A'.repeat(31)]) {
      expect(await refused({ awbNo })).toEqual(broken('AwbNo may contain only letters, digits, - and / (at most 30)'));
    }
    expect((await book({ awbNo: `${'9'.repeat(24)}${String(number).padStart(6, '0')}` })).status).toBe(200);
  });

  test('is unique among live consignments; deleting one frees it', async () => {
    const { awbNo, uniqueId } = await aConsignment(server);
    expect(await refused({ awbNo: ` ${awbNo.toLowerCase()}` })).toEqual(takenBy(awbNo));
    await server.member.rest('DELETE', `consignments/${uniqueId}`);
    expect((await book({ awbNo })).body.resultObject.awbNo).toBe(awbNo);
    expect(await refused({ awbNo })).toEqual(takenBy(awbNo));
  });

  test('of cargo is a set of its own', async () => {
    const { awbNo } = await aCargo(server);
    expect((await book({ awbNo })).status).toBe(200);
  });

  test('a refused booking leaves nothing behind', async () => {
    const { awbNo } = await aConsignment(server);
    const before = (await server.member.rest('GET', 'consignments?take=1')).body.rowCount;
    const receiver = `Nobody ${unused()}`;
    await book({ awbNo, receiver });
    expect((await server.member.rest('GET', 'consignments?take=1')).body.rowCount).toBe(before);
    expect(
      (await server.member.rest('GET', `autocompletes/receivers?searchText=${receiver}`)).body.resultObject,
    ).toEqual([]);
  });
});

describe('the receipt book', () => {
  const next = async () => (await server.member.rest('GET', 'receiptbooks')).body.resultObject.id as string;
  const fromBook = (given: Record<string, unknown> = {}) =>
    book({ awbNo: undefined, autofillAwb: true, vendorId: 32, ...given });
  const after = (awbNo: string, by = 1) =>
    awbNo.replace(/\d+$/, (digits) => String(Number(digits) + by).padStart(digits.length, '0'));

  test('shows the next number and takes none; a booking for own cargo takes it', async () => {
    const shown = await next();
    expect(await next()).toBe(shown);
    const { data } = await server.member.graphql('{ nextReceipt { id } }');
    expect(data.nextReceipt.id).toBe(shown);
    expect((await fromBook()).body.resultObject).toMatchObject({ awbNo: shown, autofillAwb: true });
    expect((await fromBook()).body.resultObject.awbNo).toBe(after(shown));
    expect(await next()).toBe(after(shown, 2));
  });

  test('gives the number even where the form still shows an older one', async () => {
    const shown = await next();
    await fromBook();
    expect((await fromBook({ awbNo: shown })).body.resultObject.awbNo).toBe(after(shown));
  });

  test('passes over numbers that were typed in by hand, and gives none twice', async () => {
    const shown = await next();
    await book({ awbNo: shown.toLowerCase() });
    expect(await next()).toBe(after(shown));
    const { body } = await fromBook();
    expect(body.resultObject.awbNo).toBe(after(shown));
    await server.member.rest('DELETE', `consignments/${body.resultObject.uniqueId}`);
    expect((await fromBook()).body.resultObject.awbNo).toBe(after(shown, 2));
  });

  test('is for own cargo alone; a refused booking gives its number back', async () => {
    const shown = await next();
    for (const vendorId of [35, 4]) {
      expect(await refused({ awbNo: undefined, autofillAwb: true, vendorId })).toEqual(
        broken('AwbNo can be taken from the receipt book for own cargo only'),
      );
    }
    expect((await fromBook({ senderId: 999_999 })).status).toBe(400);
    expect(await next()).toBe(shown);
    expect(await refused({ awbNo: 'A B', autofillAwb: true, vendorId: 32 })).toEqual(
      broken('AwbNo may contain only letters, digits, - and / (at most 30)'),
    );
  });
});
