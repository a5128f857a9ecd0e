import { addDays, formatDate } from '../../../domain/values/dates';
import { aConsignment, cityNamed, type MadeConsignment } from '../../../testing/factories';
import { expectRollupsToAgree } from '../../../testing/rollup';
import {
  answerOf,
  aPicture,
  attemptOf,
  close,
  consignmentOf,
  createSheet,
  errorsOf,
  handOver,
  inTheStreet,
  issue,
  lineOf,
  movementsOf,
  ownCourier,
  ownParcels,
  parcelsOf,
  parcelStates,
  readSheet,
  settle,
  type Picture,
} from '../../../testing/runSheets';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let picture: Picture;
beforeAll(async () => {
  server = await startTestServer();
  picture = await aPicture(1);
});
afterAll(() => server.close());

describe('a run sheet', () => {
  test('case 1: of 40 issued all are out for delivery; one on another open sheet is refused with its number', async () => {
    const parcels = await parcelsOf(server, 40);
    const first = (await createSheet(server, parcels)).body.resultObject;
    expect(first.number).toMatch(new RegExp(`^D${server.app.clock.today().slice(2).replaceAll('-', '')}-\\d+$`));
    const others = await parcelsOf(server, 2);
    const refused = await createSheet(server, [...others, ...parcels.slice(7, 8)]);
    expect([refused.status, errorsOf(refused)]).toEqual([
      409,
      [`Consignment is on run sheet ${first.number}: ${parcels[7]?.awbNo}`],
    ]);
    expect((await createSheet(server, others)).status).toBe(200);
    expect((await issue(server, first.uniqueId)).status).toBe(200);
    for (const parcel of parcels) {
      const { deliveryStatus, consignmentHistories } = await consignmentOf(server, parcel);
      expect([deliveryStatus, consignmentHistories[0].action, consignmentHistories[0].internal]).toEqual([
        7,
        `Out for delivery with Ravi Pawar, run ${first.number}`,
        true,
      ]);
    }
    expect(errorsOf(await issue(server, first.uniqueId))).toEqual(['Run sheet is already issued']);
  });

  test('no consignment on an open sheet is deleted, alone or with others, until it is taken off', async () => {
    const [held, free] = await parcelsOf(server, 2);
    if (!held || !free) throw new Error('No parcels');
    const sheet = (await createSheet(server, [held])).body.resultObject;
    const why = `Consignment is on run sheet ${sheet.number}: ${held.awbNo}`;
    const alone = await server.admin.rest('DELETE', `consignments/${held.uniqueId}`);
    expect([alone.status, errorsOf(alone)]).toEqual([409, [why]]);
    const items = [held, free].map(({ uniqueId }) => ({ uniqueId }));
    const { data } = await server.admin.graphql(
      'mutation($input: BulkInput!) { bulkDelete(input: $input) { ok message } }',
      { input: { items } },
    );
    expect(data.bulkDelete).toEqual([
      { ok: false, message: why },
      { ok: true, message: null },
    ]);
    await server.member.rest('DELETE', `runsheets/${sheet.uniqueId}/lines/${sheet.lines[0].uniqueId}`);
    expect((await server.admin.rest('DELETE', `consignments/${held.uniqueId}`)).status).toBe(200);
  });

  test('is of today or later, and goes out on its day', async () => {
    const parcels = await parcelsOf(server, 1);
    const today = server.app.clock.today();
    const on = async (date: string) => createSheet(server, parcels, undefined, date);
    expect(errorsOf(await on(addDays(today, -1)))).toEqual(['Date cannot be before today']);
    const { uniqueId, date } = (await on(addDays(today, 1))).body.resultObject;
    expect(errorsOf(await issue(server, uniqueId))).toEqual([`Run sheet is of ${formatDate(date)}`]);
  });

  test('takes what an own courier brings to the door, nothing that is delivered, and nothing without its e-way bill', async () => {
    const delhi = cityNamed('Delhi');
    const [handed, done, valuable] = [
      await aConsignment(server, {}, { vendorId: 35, deliveryCourier: 'WAYBILL EXPRESS' }),
      await aConsignment(server, { delivered: true }, { vendorId: ownCourier }),
      await aConsignment(server, {}, { vendorId: ownCourier, goodsValue: 72_000, deliveryCityId: delhi }),
    ];
    const refusal = async (parcel: MadeConsignment) => errorsOf(await createSheet(server, [parcel]));
    expect(await refusal(done)).toEqual([`Consignment is Delivered: ${done.awbNo}`]);
    expect(await refusal(valuable)).toEqual([expect.stringMatching(new RegExp(`e-way.*: ${valuable.awbNo}$`, 'i'))]);
    expect(await refusal(handed)).toEqual([]);
    const ownCargo = await aConsignment(server, {}, { vendorId: 32 });
    expect(await refusal(ownCargo)).toEqual([]);
    for (const [deliveryStatus, label] of [
      [4, 'Returned'],
      [6, 'Invalid'],
    ] as const) {
      const [parcel] = await parcelsOf(server, 1);
      if (!parcel) throw new Error('No parcel');
      const entry = { action: label, city: 'Thane', deliveryStatus };
      expect((await server.member.rest('POST', `consignments/${parcel.uniqueId}/histories`, entry)).status).toBe(200);
      expect(await refusal(parcel)).toEqual([`Consignment is ${label}: ${parcel.awbNo}`]);
    }
  });

  test('takes own parcels that are on their way, and gives them back before something has happened', async () => {
    const [own] = await parcelsOf(server, 1);
    const [foreign] = await ownParcels(server, [{ vendorId: 35 }]);
    if (!own || !foreign) throw new Error('No parcels');
    expect(errorsOf(await createSheet(server, [own, foreign]))).toEqual([
      `Only own courier and own cargo consignments go on a run sheet: ${foreign.awbNo}`,
    ]);
    expect(errorsOf(await createSheet(server, []))).toEqual(['Please select consignments']);
    const sheet = await inTheStreet(server, [own]);
    const off = `runsheets/${sheet.uniqueId}/lines/${lineOf(sheet, own)}`;
    expect((await server.member.rest('DELETE', off)).status).toBe(200);
    expect((await movementsOf(server, own))[0]).toBe('Back at desk');
    expect(
      (await server.member.rest('POST', `runsheets/${sheet.uniqueId}/lines`, { consignmentIds: [own.uniqueId] }))
        .status,
    ).toBe(200);
    const { lines } = await readSheet(server, sheet.uniqueId);
    expect(lines).toHaveLength(1);
    const late = await sheet.phone.send(attemptOf(lineOf(sheet, own)));
    expect(answerOf(late)).toBe(3);
    expect((await sheet.phone.send(attemptOf(lines[0].uniqueId))).status).toBe(200);
    const withdrawn = await server.member.rest('DELETE', `runsheets/${sheet.uniqueId}/lines/${lines[0].uniqueId}`);
    expect(errorsOf(withdrawn)).toEqual(['Consignment has an event on this run sheet']);
  });
});

describe('money at the door', () => {
  const due = [
    { paymentMode: 3, customerAmount: 145 },
    { paymentMode: 2, customerAmount: 300, isVpp: true, vppAmount: 2000, vppCommission: 50 },
    { paymentMode: 3, customerAmount: 250.5, isInsurance: true, insuranceAmount: 900, insuranceCommission: 60 },
  ];
  const collecting = async () => {
    const parcels = await ownParcels(server, due);
    return { parcels, sheet: await inTheStreet(server, parcels) };
  };
  const counted = (countedCash: number, differenceRemark?: string) => ({ countedCash, differenceRemark });

  test('cases 2, 3 and 5: dues add up; a difference needs a remark; the admin confirms, and three are paid', async () => {
    const { parcels, sheet } = await collecting();
    expect([...sheet.lines.values()].map(({ dueAmount }) => dueAmount)).toEqual([145, 2050, 310.5]);
    for (const parcel of parcels) expect(answerOf(await handOver(sheet, parcel, picture))).toBe(1);
    expect((await readSheet(server, sheet.uniqueId)).expectedCash).toBe(2505.5);
    expect(errorsOf(await close(server, sheet, counted(2505)))).toEqual(['Please enter remark']);
    const closed = (await close(server, sheet, counted(2505, 'A coin fell'))).body.resultObject;
    expect([closed.difference, closed.status, closed.closedBy.firstName]).toEqual([-0.5, 4, expect.any(String)]);
    const confirm = `runsheets/${sheet.uniqueId}/cash`;
    expect((await server.member.rest('PUT', confirm)).status).toBe(403);
    expect((await server.admin.rest('PUT', confirm)).status).toBe(200);
    for (const parcel of parcels)
      expect(await consignmentOf(server, parcel)).toMatchObject({
        paymentStatus: 2,
        paymentRecivedDate: server.app.clock.today(),
      });
    expect(errorsOf(await server.admin.rest('PUT', confirm))).toEqual(['Cash is already confirmed']);
    await expectRollupsToAgree(server);
  });

  test('case 4: what is paid by UPI is not expected in cash', async () => {
    const { parcels, sheet } = await collecting();
    for (const [at, parcel] of parcels.entries())
      await handOver(sheet, parcel, picture, at === 2 ? { collectedBy: 2, utr: '4281' } : {});
    expect(await readSheet(server, sheet.uniqueId)).toMatchObject({ expectedCash: 2195, expectedUpi: 310.5 });
  });

  test('case 6: less than is due needs a remark, and leaves the consignment pending; more is refused', async () => {
    const { parcels, sheet } = await collecting();
    const [, , third] = parcels;
    if (!third) throw new Error('No parcel');
    expect(errorsOf(await handOver(sheet, third, picture, { collected: 300 }))).toEqual(['Collect ₹ 310.50']);
    expect(errorsOf(await handOver(sheet, third, picture, { collected: 311, remark: 'Tip' }))).toEqual([
      'Collect ₹ 310.50',
    ]);
    expect(answerOf(await handOver(sheet, third, picture, { collected: 300, remark: 'No change' }))).toBe(1);
    const { lines } = await readSheet(server, sheet.uniqueId);
    expect(lines[2]).toMatchObject({ collected: 300, remark: 'Short by ₹ 10.50: No change' });
    for (const { uniqueId } of lines.slice(0, 2))
      await settle(server, sheet, uniqueId, { state: parcelStates.CarriedOver });
    await close(server, sheet, counted(300));
    await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`);
    expect((await consignmentOf(server, third)).paymentStatus).toBe(1);
  });
});

test('freight to pay and commissions of a sheet whose cash is confirmed are to be billed as of the day of collection', async () => {
  const today = server.app.clock.today();
  const billed = async (): Promise<number[]> => {
    const { body } = await server.admin.rest('GET', `invoices/counterdays?fromDate=${today}&toDate=${today}`);
    return body.resultObject.map(({ amount }: Json) => amount);
  };
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const before = sumOf(await billed());
  const parcels = await ownParcels(server, [
    { paymentMode: 3, customerAmount: 145 },
    { paymentMode: 3, customerAmount: 250.5, isInsurance: true, insuranceAmount: 900, insuranceCommission: 60 },
    { paymentMode: 2, customerAmount: 300, isVpp: true, vppAmount: 2000, vppCommission: 50 },
    { paymentMode: 3, customerAmount: 999 },
  ]);
  const sheet = await inTheStreet(server, parcels);
  const [freight, insured, vpp, back] = parcels;
  if (!freight || !insured || !vpp || !back) throw new Error('No parcels');
  for (const parcel of [freight, insured, vpp]) expect(answerOf(await handOver(sheet, parcel, picture))).toBe(1);
  await settle(server, sheet, lineOf(sheet, back), { state: parcelStates.CarriedOver });
  expect(errorsOf(await close(server, sheet, { countedCash: 2505.5 }))).toEqual([]);
  // Commissions of what is not to pay are collected with the delivery.
  expect(sumOf(await billed())).toBe(before + 50);
  expect((await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`)).status).toBe(200);
  expect(sumOf(await billed())).toBe(before + 145 + 250.5 + 60 + 50);
});

test('case 14: a sheet of 40 closes when all are settled', async () => {
  const parcels = await parcelsOf(server, 40);
  const sheet = await inTheStreet(server, parcels);
  for (const parcel of parcels.slice(0, 31)) await handOver(sheet, parcel, picture);
  for (const parcel of parcels.slice(31, 38))
    await settle(server, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
  const [missing, last] = parcels.slice(38);
  if (!missing || !last) throw new Error('No parcels');
  expect(errorsOf(await settle(server, sheet, lineOf(sheet, missing), { state: parcelStates.Missing }))).toEqual([
    'Please enter remark',
  ]);
  await settle(server, sheet, lineOf(sheet, missing), { state: parcelStates.Missing, remark: 'Fell off' });
  expect(errorsOf(await close(server, sheet, { countedCash: 0 }))).toEqual([`1 parcel is not settled: ${last.awbNo}`]);
  await settle(server, sheet, lineOf(sheet, last), { state: parcelStates.Missing, remark: 'Fell off, too' });
  expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
  const { counts } = await readSheet(server, sheet.uniqueId);
  expect(counts).toMatchObject({ parcels: 40, delivered: 31, attempted: 7, missing: 2 });
});

test('the desk enters a delivery of a person without a phone', async () => {
  const [parcel] = await ownParcels(server, [{ paymentMode: 3, customerAmount: 80 }]);
  if (!parcel) throw new Error('No parcel');
  const sheet = await inTheStreet(server, [parcel]);
  const given = { state: parcelStates.Delivered, receiverName: 'Meera Rao', relation: 1 };
  expect(errorsOf(await settle(server, sheet, lineOf(sheet, parcel), given))).toEqual(['Collect ₹ 80.00']);
  expect((await settle(server, sheet, lineOf(sheet, parcel), { ...given, collected: 80 })).status).toBe(200);
  expect((await movementsOf(server, parcel))[0]).toBe('Delivered to Meera Rao (Self)');
  const { body } = await server.nobody.rest('GET', `tracking/${parcel.awbNo}`);
  expect(body.resultObject.movements.map(({ action }: Json) => action)).toEqual([
    'Delivered to Meera Rao (Self)',
    'Out for delivery',
  ]);
});
