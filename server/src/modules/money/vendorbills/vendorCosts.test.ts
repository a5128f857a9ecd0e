import { refused } from '../../../testing/answers';
import { aCustomer, aVendor, bookingOf, unused, type MadeConsignment } from '../../../testing/factories';
import { generationOf } from '../../../testing/invoices';
import { someRates } from '../../../testing/rates';
import { expectRollupsToAgree } from '../../../testing/rollup';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { billClerk, line } from '../../../testing/vendorBills';

let server: TestServer;
let { ours, create, linesOf, put, get, amounts } = {} as ReturnType<typeof billClerk>;
beforeAll(async () => {
  server = await startTestServer();
  await someRates(server);
  ({ ours, create, linesOf, put, get, amounts } = billClerk(server));
});
afterAll(() => server.close());

const matched = 7;
const weight = 8;
const [accepted, disputed] = [2, 3];

const profit = async (): Promise<number> => {
  const { data } = await server.admin.graphql('{ billingSummary { title total } }');
  return data.billingSummary.find(({ title }: Json) => title === 'Profit').total;
};

describe('the tolerance of a vendor', () => {
  const defaults = { version: 0, grams: 0, amount: 1, windowDays: 7, suggestedGrams: null, suggestedFrom: 0 };

  test('case 4: 100 g more count as ours; beyond it the whole excess is claimed', async () => {
    const [a, b] = [await ours(), await ours()];
    const bill = await create([
      line(a.awbNo, 145.2, { billedWeight: 2.08 }),
      line(b.awbNo, 178.2, { billedWeight: 2.101 }),
    ]);
    expect(await get(bill, 'tolerance')).toEqual(defaults);
    const saved = await put(bill, 'tolerance', { grams: 0.1, amount: 1, windowDays: 10 });
    expect(saved.body.resultObject).toEqual({ ...defaults, version: 1, grams: 0.1, windowDays: 10 });
    await put(bill, 'match', {});
    expect(await linesOf(bill)).toMatchObject([
      { findings: [matched], claim: 0 },
      { findings: [weight], weightPart: 33, claim: 33 },
    ]);

    const c = await ours();
    const within = await create([line(c.awbNo, 178.2, { billedWeight: 2.1 })]);
    expect(await linesOf(within)).toMatchObject([{ findings: [10], weightPart: 0, ratePart: 33, claim: 33 }]);
    expect(within.dueBy).toBe((await dayIn(10)).slice(0, 10));

    expect(await put(bill, 'tolerance', { grams: 0.1, amount: 1, windowDays: 10, version: 7 })).toMatchObject(
      refused(409, 'This record was changed by someone else'),
    );
    expect(await put(bill, 'tolerance', { grams: 6, amount: 1, windowDays: 0 })).toMatchObject({ status: 400 });
    expect(
      await server.member.rest('PUT', `vendorbills/${bill.uniqueId}/tolerance`, { grams: 0, amount: 1, windowDays: 7 }),
    ).toMatchObject(refused(403, 'You are not authorized'));
    await put(bill, 'tolerance', { grams: 0, amount: 1, windowDays: 7 });
  });

  test('case 12: of 64 heavier lines that were accepted, the 61st by weight is suggested, and used when an admin takes it', async () => {
    const parcels: Json[] = [];
    for (let at = 0; at < 64; at += 1) parcels.push(await ours());
    // 68 to 131 g heavier; the 61st of them is 128 g.
    const heavier = parcels.map(({ awbNo }, at) => line(String(awbNo), 178.2, { billedWeight: (2068 + at) / 1000 }));
    const bill = await create(heavier);
    expect(bill.claim).toBe(64 * 33);
    const lines = await linesOf(bill);
    const decide = (some: readonly Json[], decision: number) =>
      put(bill, 'lines', { lineIds: some.map(({ uniqueId }) => uniqueId), decision });
    await decide(lines.slice(0, 29), accepted);
    expect(await get(bill, 'tolerance')).toMatchObject({ suggestedGrams: null, suggestedFrom: 29 });
    await decide(lines, accepted);
    const shown = await get(bill, 'tolerance');
    expect(shown).toMatchObject({ grams: 0, suggestedGrams: 0.12, suggestedFrom: 64 });

    const one = await ours();
    const late = line(one.awbNo, 178.2, { billedWeight: 2.11 });
    const before = await create([late], { billDate: '2026-07-20' });
    expect(await linesOf(before)).toMatchObject([{ findings: [weight], claim: 33 }]);
    await put(before, 'tolerance', {
      ...shown,
      grams: shown.suggestedGrams,
      suggestedGrams: undefined,
      suggestedFrom: undefined,
    });
    await put(before, 'match', {});
    expect(await linesOf(before)).toMatchObject([{ findings: [10], weightPart: 0 }]);
    await put(before, 'tolerance', { grams: 0, amount: 1, windowDays: 7 });
  });
});

const dayIn = async (days: number): Promise<string> => {
  const today = new Date(`${server.app.clock.today()}T00:00:00Z`);
  return new Date(today.getTime() + days * 86_400_000).toISOString();
};

test('case 11: what the vendor has not billed of the period is listed, and not claimed', async () => {
  const period = { periodFrom: '2026-08-01', periodTo: '2026-08-15', billDate: '2026-08-16' };
  const booked: Json[] = [];
  for (let at = 0; at < 27; at += 1) booked.push(await ours({ bookingDate: '2026-08-03' }));
  await ours({ bookingDate: '2026-08-16' });
  const [one, other] = booked as [Json, Json];
  const earlier = await create([line(String(other.awbNo), 145.2)], { ...period, billDate: '2026-08-15' });
  const bill = await create([line(String(one.awbNo), 145.2)], period);
  const missing = await get(bill, 'notbilled');
  expect(missing).toMatchObject({ count: 25, amount: 3630 });
  expect(missing.rows).toHaveLength(25);
  expect(missing.rows[0]).toMatchObject({
    awbNo: booked[2]?.awbNo,
    bookingDate: '2026-08-03',
    deliveryCity: 'Delhi',
    chargeableWeight: 2,
    vendorAmount: 145.2,
  });
  expect(bill.claim).toBe(0);
  await server.admin.rest('DELETE', `vendorbills/${earlier.uniqueId}`);
  expect(await get(bill, 'notbilled')).toMatchObject({ count: 26 });
});

describe('what was accepted', () => {
  /** 10 lines of ₹ 10 to 19 more than the card; the last three are approved, approved and invoiced. */
  async function tenLines(): Promise<{ bill: Json; parcels: MadeConsignment[] }> {
    const sender = await aCustomer(server);
    const parcels: MadeConsignment[] = [];
    for (let at = 0; at < 10; at += 1)
      parcels.push(
        await ours({ senderId: sender.id, customerAmount: 200 }, at === 7 || at === 8 ? { approved: true } : {}),
      );
    const bill = await create(parcels.map(({ awbNo }, at) => line(String(awbNo), 155.2 + at)));
    return { bill, parcels };
  }
  const acceptAll = async (bill: Json) => {
    const lineIds = (await linesOf(bill)).map(({ uniqueId }) => uniqueId);
    await put(bill, 'lines', { lineIds, decision: accepted });
  };

  test('case 13: of 10 lines, 2 approved and 1 invoiced, 7 change, and profit by exactly their sum', async () => {
    const { bill, parcels } = await tenLines();
    const [billed] = parcels.slice(9) as [MadeConsignment];
    const generated = await server.admin.rest('POST', 'invoices', generationOf(server, billed.senderId, [billed]));
    expect(generated.status).toBe(200);
    expect(await amounts(bill, false)).toMatchObject({ changed: 0, skipped: 3, difference: 0 });

    await acceptAll(bill);
    const before = await profit();
    const shown = await amounts(bill, false);
    const sum = 10 + 11 + 12 + 13 + 14 + 15 + 16;
    expect(shown).toMatchObject({ changed: 7, skipped: 3, difference: sum });
    expect(shown.rows.map(({ outcome }: Json) => outcome)).toEqual([
      ...Array.from({ length: 7 }, () => 'Changed'),
      'Skipped: approved',
      'Skipped: approved',
      'Skipped: invoiced',
    ]);
    expect(await profit()).toBe(before);
    expect(await amounts(bill, true)).toEqual(shown);
    expect(Math.round((before - (await profit())) * 100)).toBe(sum * 100);

    const read = async (at: number) =>
      (await server.admin.rest('GET', `consignments/${parcels[at]?.uniqueId}`)).body.resultObject;
    expect(await read(0)).toMatchObject({ vendorAmount: 145.2, vendorCost: 155.2 });
    expect(await read(7)).toMatchObject({ vendorAmount: 145.2, vendorCost: null });
    const { data } = await server.admin.graphql(
      `{ changeLog(search: { entityName: "Consignment", primaryKey: "${parcels[0]?.id}" }) { rows { propertyName newValue remark } } }`,
    );
    expect(data.changeLog.rows).toContainEqual(
      expect.objectContaining({ propertyName: 'vendorCost', newValue: '155.2', remark: `Bill ${bill.billNo}` }),
    );
    expect(await amounts(bill, true)).toMatchObject({ changed: 0, difference: 0 });
    await expectRollupsToAgree(server);

    await server.admin.rest('DELETE', `vendorbills/${bill.uniqueId}`);
    expect(await profit()).toBe(before);
    expect(await read(0)).toMatchObject({ vendorCost: null });
  });

  test('is the amount less the claim where a line is disputed', async () => {
    const parcel = await ours();
    const bill = await create([line(parcel.awbNo, 160)]);
    expect(await linesOf(bill)).toMatchObject([{ decision: disputed, claim: 14.8 }]);
    expect(await amounts(bill, true)).toMatchObject({ changed: 0, rows: [{ newCost: 145.2, outcome: 'Unchanged' }] });
    const { body } = await server.admin.rest('GET', `consignments/${parcel.uniqueId}`);
    expect(body.resultObject).toMatchObject({ vendorCost: 145.2 });
    const given = await bookingOf(server, { awbNo: parcel.awbNo, senderId: parcel.senderId, vendorId: 35 });
    const moved = await server.member.rest('PUT', `consignments/${parcel.uniqueId}`, given);
    expect(moved.body.resultObject).toMatchObject({ vendorId: 35, vendorAmount: 80, vendorCost: null });

    expect(await amounts(bill, true)).toMatchObject({ changed: 0, rows: [{ outcome: 'Skipped: other vendor' }] });
    const theirs = await create([line(parcel.awbNo, 80.5)], { vendorId: 35 });
    await amounts(theirs, true);
    await server.admin.rest('DELETE', `vendorbills/${bill.uniqueId}`);
    const kept = await server.admin.rest('GET', `consignments/${parcel.uniqueId}`);
    expect(kept.body.resultObject).toMatchObject({ vendorCost: 80.5 });
  });

  test('is for admins', async () => {
    const bill = await create([line(`Q${unused()}`, 10)]);
    for (const path of ['tolerance', 'notbilled'])
      expect(await server.member.rest('GET', `vendorbills/${bill.uniqueId}/${path}`)).toMatchObject(
        refused(403, 'You are not authorized'),
      );
    expect(await server.member.rest('POST', `vendorbills/${bill.uniqueId}/amounts`, { apply: true })).toMatchObject(
      refused(403, 'You are not authorized'),
    );
    expect(await server.member.rest('GET', 'payables/ageing')).toMatchObject(refused(403, 'You are not authorized'));
  });
});

test('payables are the totals of unsettled bills less their claims with tax, by the age of the bill', async () => {
  const { id: vendorId } = await aVendor(server);
  const at = async (days: number, amount: number, given: object = {}) =>
    create([line(`Q${unused()}`, amount)], {
      vendorId,
      billDate: (await dayIn(-days)).slice(0, 10),
      taxable: 100,
      gst: 18,
      total: 118,
      ...given,
    });
  await at(0, 50);
  await at(30, 0);
  await at(31, 0);
  await at(91, 0);
  const settled = await at(5, 0);
  await put(settled, 'settle', { agreed: 0 });
  const { body } = await server.admin.rest('GET', 'payables/ageing');
  const { rows, total, asOf } = body.resultObject;
  const own = rows.find(({ payable }: Json) => payable === 413);
  expect(own).toMatchObject({ bills: 4, days30: 177, days60: 118, days90: 0, older: 118, claimed: 59, payable: 413 });
  expect(asOf).toBe(server.app.clock.today());
  const sum = rows.reduce((all: number, { payable }: Json) => all + Math.round(payable * 100), 0);
  expect(Math.round(total.payable * 100)).toBe(sum);
});

test('what is agreed of a line is neither claimed nor to be paid', async () => {
  const { id: vendorId } = await aVendor(server);
  const payable = async () => {
    const { rows } = (await server.admin.rest('GET', 'payables/ageing')).body.resultObject;
    const { uniqueId } = (await server.admin.rest('GET', `vendors?take=500`)).body.resultObject.find(
      ({ id }: Json) => id === vendorId,
    );
    return rows.find(({ vendorUniqueId }: Json) => vendorUniqueId === uniqueId);
  };
  const bill = await create([line(`Q${unused()}`, 50), line(`Q${unused()}`, 50)], { vendorId });
  expect(await payable()).toMatchObject({ claimed: 118, payable: 0 });
  const [first] = (await linesOf(bill)) as [Json];
  const agreed = await put(bill, 'lines', { lineIds: [first.uniqueId], decision: 4 });
  expect(agreed.body.resultObject).toMatchObject({ claim: 50 });
  expect(await payable()).toMatchObject({ claimed: 118, payable: 0 });
  await put(bill, 'lines', { lineIds: [first.uniqueId], decision: 2 });
  expect(await payable()).toMatchObject({ claimed: 59, payable: 59 });
});
