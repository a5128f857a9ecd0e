/** Lines that a vendor's bill cannot have, and lines whose comparison does not end at a card. */
import { refused } from '../../../testing/answers';
import { bookingOf, unused } from '../../../testing/factories';
import { someRates } from '../../../testing/rates';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { billClerk, billOf, line, trackon } from '../../../testing/vendorBills';

let server: TestServer;
let { ours, create, linesOf, put } = {} as ReturnType<typeof billClerk>;
beforeAll(async () => {
  server = await startTestServer();
  await someRates(server);
  ({ ours, create, linesOf, put } = billClerk(server));
});
afterAll(() => server.close());

const [billedBefore, matched, weight, rate] = [3, 7, 8, 10];
const dtdc = 35;
/** A courier whose rates nobody has written down. */
const withoutCard = { vendorId: 17, vendorAmount: 100, chargeableWeight: 2, customerAmount: 150 };

describe('a line', () => {
  test.each([
    ['a weight below nothing', { billedWeight: -1 }, 'Row 7: Weight must not be negative'],
    ['a weight of a ship', { billedWeight: 100_000 }, 'Row 7: Weight must be at most 99,999.999 Kg'],
    ['an amount that no column holds', { freight: 1e9 }, 'Row 7: Freight must be at most 9,99,99,999.99'],
    ['pieces below nothing', { pieces: -1 }, 'Row 7: Pieces must be from 0 to 99,999'],
    ['the row of another line', { rowNo: 6 }, 'Row 6 is given twice'],
    ['no row', { rowNo: null }, 'rowNo is required'],
    ['no number', { awb: ' ' }, 'Map AWB and Amount'],
  ])('with %s is refused, and no bill is written', async (_, given, message) => {
    const bill = billOf([line('A1', 10, { rowNo: 6 }), line('A2', 10, { rowNo: 7, ...given })]);
    expect(await server.admin.rest('POST', 'vendorbills', bill)).toMatchObject(refused(400, message));
    const { body } = await server.admin.rest('GET', 'vendorbills');
    expect(body.resultObject.map(({ billNo }: Json) => billNo)).not.toContain(bill.billNo);
  });

  test('that gives money back claims nothing, twice on the bill or not', async () => {
    const parcel = await ours();
    const bill = await create([line(parcel.awbNo, 145.2), line(parcel.awbNo, -100), line(`NOBODY${unused()}`, -5)]);
    expect(bill).toMatchObject({ billed: 40.2, claim: 0 });
    expect(await linesOf(bill)).toMatchObject([{ claim: 0 }, { claim: 0 }, { claim: 0 }]);
  });

  test('is corrected to a number, not to nothing', async () => {
    const bill = await create([line('7.12E+10', 145.2)]);
    const [{ rowNo }] = (await linesOf(bill)) as [Json];
    const correct = (awb: string) => put(bill, 'match', { corrections: [{ rowNo, awb }] });
    expect(await correct(' ')).toMatchObject(refused(400, 'AWB is required'));
    expect(await correct('9'.repeat(61))).toMatchObject(refused(400, 'AWB must have at most 60 characters'));
    expect((await correct((await ours()).awbNo)).status).toBe(200);
    expect(await linesOf(bill)).toMatchObject([{ findings: [matched], claim: 0 }]);
  });

  test('names a consignment with or without its dashes', async () => {
    const dashed = await ours({ awbNo: `D-${unused()}-X` });
    const bill = await create([line(` ${dashed.awbNo.toLowerCase()}`, 145.2)]);
    expect(await linesOf(bill)).toMatchObject([{ awbNo: dashed.awbNo, findings: [matched] }]);
    const again = await create([line(dashed.awbNo, 145.2)]);
    expect(await linesOf(again)).toMatchObject([{ findings: [billedBefore], claim: 145.2 }]);
  });

  test('without a card of its vendor is compared with what was booked, and says so', async () => {
    const [same, dearer, cheaper] = [await ours(withoutCard), await ours(withoutCard), await ours(withoutCard)];
    const bill = await create([line(same.awbNo, 100), line(dearer.awbNo, 120), line(cheaper.awbNo, 90)], {
      vendorId: withoutCard.vendorId,
    });
    expect(await linesOf(bill)).toMatchObject([
      { findings: [matched], expected: 100, why: 'Expected as booked' },
      { findings: [rate], expected: 100, claim: 20, why: 'Rate: + 20.00, Expected as booked' },
      { findings: [11], expected: 100, claim: 0, why: 'Under: − 10.00, Expected as booked' },
    ]);
  });
});

describe('a consignment', () => {
  test('on two bills is claimed once, by the bill that was entered last, whichever is dated first', async () => {
    const parcel = await ours();
    const july = await create([line(parcel.awbNo, 145.2)], { billDate: '2026-07-31' });
    const june = await create([line(parcel.awbNo, 145.2)], { billDate: '2026-06-30' });
    expect(await linesOf(june)).toMatchObject([
      { findings: [billedBefore], claim: 145.2, why: `Billed on bill ${july.billNo} already` },
    ]);
    await put(july, 'match', {});
    expect(await linesOf(july)).toMatchObject([{ findings: [matched], claim: 0 }]);
    await server.admin.rest('DELETE', `vendorbills/${july.uniqueId}`);
    await put(june, 'match', {});
    expect(await linesOf(june)).toMatchObject([{ findings: [matched], claim: 0 }]);
  });

  test('on two bills that are entered at once is claimed on one of them', async () => {
    const parcel = await ours();
    const bills = await Promise.all([1, 2].map(() => create([line(parcel.awbNo, 145.2)])));
    expect(bills.map(({ claim }) => claim).sort()).toEqual([0, 145.2]);
  });

  test('that was changed after it was rated is expected as it is now', async () => {
    const booked = { vendorId: trackon, bookingDate: '2026-07-01', parcelType: 2 };
    const changed = async (before: object, now: object) => {
      const parcel = await ours(before);
      const found = (await server.member.rest('GET', `consignments/${parcel.uniqueId}`)).body.resultObject;
      const { senderId, deliveryCityId, version } = found;
      const values = await bookingOf(server, { ...booked, senderId, deliveryCityId, customerAmount: 200, ...now });
      const edited = { ...values, awbNo: parcel.awbNo, version };
      const { status, body } = await server.member.rest('PUT', `consignments/${parcel.uniqueId}`, edited);
      expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
      return parcel.awbNo;
    };
    const heavier = await changed({}, { actualWeight: 2.6, chargeableWeight: 2.6, vendorAmount: 211.2 });
    const moved = await changed(
      { vendorId: dtdc, vendorAmount: 90 },
      { actualWeight: 2, chargeableWeight: 2, vendorAmount: 145.2 },
    );
    const bill = await create([
      line(heavier, 211.2, { billedWeight: 2.6 }),
      line(moved, 145.2),
      line((await ours()).awbNo, 211.2, { billedWeight: 2.6 }),
    ]);
    expect(await linesOf(bill)).toMatchObject([
      { findings: [matched], ourWeight: 2.6, ourZone: 'C' },
      { findings: [matched], ourWeight: 2, ourZone: 'C' },
      { findings: [weight], claim: 66 },
    ]);
  });
});
