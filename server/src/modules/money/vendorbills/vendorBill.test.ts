import { refused } from '../../../testing/answers';
import { unused } from '../../../testing/factories';
import { someRates } from '../../../testing/rates';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { billClerk, billOf, line } from '../../../testing/vendorBills';

let server: TestServer;
let { ours, create, linesOf, put } = {} as ReturnType<typeof billClerk>;
beforeAll(async () => {
  server = await startTestServer();
  await someRates(server);
  ({ ours, create, linesOf, put } = billClerk(server));
});
afterAll(() => server.close());

/** REST numbers of findings. */
const [damaged, duplicate, billedBefore, unknown, deleted, otherVendor, matched, weight, zone, rate] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];

describe('a bill', () => {
  test('cases 1 to 3 and 6: is compared with the card of the vendor, and claims what is too much', async () => {
    const [a, b, c, d] = [await ours(), await ours(), await ours(), await ours()];
    const bill = await create([
      line(a.awbNo, 145.2),
      line(b.awbNo, 211.2, { billedWeight: 2.6 }),
      line(c.awbNo, 290, { billedWeight: 2.6, zoneCode: 'D' }),
      line(d.awbNo, 140),
    ]);
    expect(bill).toMatchObject({ status: 3, lineCount: 4, billed: 786.4, expected: 580.8, claim: 210.8, agreed: null });
    const lines = await linesOf(bill);
    expect(lines).toMatchObject([
      { findings: [matched], expected: 145.2, claim: 0, decision: 2, ourWeight: 2, ourZone: 'C', consignmentId: a.id },
      { findings: [weight], weightPart: 66, claim: 66, decision: 3, why: 'Weight 2.600 for 2.000 Kg: + 66.00' },
      { findings: [weight, zone, rate], weightPart: 66, zonePart: 69.3, ratePart: 9.5, claim: 144.8 },
      { findings: [11], claim: 0, decision: 2, why: 'Under: − 5.20' },
    ]);
    expect(await linesOf(bill, '?finding=9')).toHaveLength(1);
    expect(await linesOf(bill, '?decision=3')).toHaveLength(2);
  });

  test('cases 5, 7 and 8: numbers twice, of an earlier bill, of nobody, deleted, of another vendor and damaged', async () => {
    const [a, gone, other] = [await ours(), await ours(), await ours({ vendorId: 35, vendorAmount: 90 })];
    await server.member.rest('DELETE', `consignments/${gone.uniqueId}`);
    const first = await create([line(a.awbNo, 145.2)], { billNo: `OCT/${unused()}` });
    const bill = await create(
      [
        line(`${a.awbNo} `.toLowerCase(), 145.2),
        line(gone.awbNo, 10),
        line(other.awbNo, 20),
        line('NOBODY1', 30),
        line('nobody-1', 30),
        line('7.12E+10', 40),
      ],
      { billDate: '2026-07-31' },
    );
    const lines = await linesOf(bill);
    expect(lines.map(({ findings, claim, why }: Json) => [findings, claim, why])).toEqual([
      [[billedBefore], 145.2, `Billed on bill ${first.billNo} already`],
      [[deleted], 10, 'The consignment is deleted'],
      [[otherVendor], 20, 'Booked with DTDC'],
      [[unknown], 30, 'Not booked with us'],
      [[duplicate], 30, expect.stringMatching(/^Billed on row \d+ already$/)],
      [[damaged], 0, 'AWB was damaged by Excel'],
    ]);
    expect(bill.claim).toBe(235.2);

    const typed = await ours();
    const corrections = [{ rowNo: lines[5]?.rowNo, awb: typed.awbNo }];
    const again = await put(bill, 'match', { corrections });
    expect(again.body.resultObject).toMatchObject({ claim: 235.2, status: 3 });
    expect((await linesOf(bill))[5]).toMatchObject({ awbNo: typed.awbNo, findings: [11], consignmentId: typed.id });
  });

  test('keeps what was decided by hand when it is compared again', async () => {
    const bill = await create([line('NOBODY2', 50), line('NOBODY3', 60)]);
    const [first] = await linesOf(bill);
    const decided = await put(bill, 'lines', { lineIds: [first?.uniqueId], decision: 2, remark: 'Ours after all' });
    expect(decided.body.resultObject).toMatchObject({ claim: 60, status: 3 });
    expect((await put(bill, 'match', {})).body.resultObject).toMatchObject({ claim: 60 });
    expect(await linesOf(bill)).toMatchObject([
      { decision: 2, isByHand: true, remark: 'Ours after all', claim: 50 },
      { decision: 3, isByHand: false },
    ]);
    expect(await put(bill, 'lines', { lineIds: ['999999999'], decision: 2 })).toMatchObject(
      refused(400, 'Line not found'),
    );
  });

  test('case 10: says where its printed sums do not agree', async () => {
    const one = [line('NOBODY4', 99_999)];
    const shown = async (given: object) => {
      const { uniqueId } = await create(one, given);
      const { data } = await server.admin.graphql(`{ vendorBill(uniqueId: "${uniqueId}") { differences } }`);
      return data.vendorBill.differences;
    };
    const printed = { taxable: 100_000, gst: 18_000, total: 118_000 };
    expect(await shown(printed)).toEqual(['Taxable amount less the amounts of the lines: ₹ 1.00']);
    const taxed = { taxable: 99_999, gst: 18_000.83, total: 117_999.83 };
    expect(await shown(taxed)).toEqual(['GST less what is due on the taxable amount: ₹ 1.01']);
  });

  test('case 14: is settled for no more than its claim, and then locked', async () => {
    const bill = await create([line('NOBODY5', 4999.99)]);
    expect(await put(bill, 'settle', { agreed: 5000 })).toMatchObject(
      refused(400, 'Agreed amount is more than the claim'),
    );
    const settled = await put(bill, 'settle', { agreed: 4000, remark: 'By mail' });
    expect(settled.body.resultObject).toMatchObject({ status: 4, agreed: 4000, remark: 'By mail' });
    for (const change of [
      put(bill, 'match', {}),
      put(bill, 'settle', { agreed: 1 }),
      server.admin.rest('DELETE', `vendorbills/${bill.uniqueId}`),
    ])
      expect(await change).toMatchObject(refused(409, 'Bill is settled'));
  });

  test('exists once for a vendor until it is deleted, and needs a number and an amount on every line', async () => {
    const body = billOf([line('NOBODY6', 10)]);
    const made = (await server.admin.rest('POST', 'vendorbills', body)).body.resultObject;
    expect(await server.admin.rest('POST', 'vendorbills', body)).toMatchObject(
      refused(409, `Bill ${body.billNo} of Trackon exists already`),
    );
    expect((await server.admin.rest('DELETE', `vendorbills/${made.uniqueId}`)).status).toBe(200);
    expect((await server.admin.rest('POST', 'vendorbills', body)).status).toBe(200);
    const send = (given: object) => server.admin.rest('POST', 'vendorbills', { ...body, billNo: 'X', ...given });
    expect(await send({ lines: [{ rowNo: 2, awb: 'A' }] })).toMatchObject(refused(400, 'Map AWB and Amount'));
    expect(await send({ periodFrom: '2026-01-01', periodTo: '2026-04-03' })).toMatchObject(
      refused(400, 'Period must be at most 92 days'),
    );
  });

  test('is for admins', async () => {
    expect(await server.member.rest('GET', 'vendorbills')).toMatchObject(refused(403, 'You are not authorized'));
    expect((await server.member.rest('POST', 'vendorbills', billOf([line('A', 1)]))).status).toBe(403);
    expect((await server.nobody.rest('GET', 'vendorbills')).status).toBe(401);
  });
});
