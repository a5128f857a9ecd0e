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

  test('no consignment on a sheet is deleted, alone or with others, by either API, until it is taken off', async () => {
    const [held, free, alsoFree] = await parcelsOf(server, 3);
    if (!held || !free || !alsoFree) throw new Error('No parcels');
    const sheet = (await createSheet(server, [held])).body.resultObject;
    const one = 'mutation($input: RecordInput!) { deleteConsignment(input: $input) { deletedOn } }';
    const several = 'mutation($input: BulkInput!) { bulkDelete(input: $input) { ok message } }';
    const { uniqueId } = held;
    const items = [held, free].map((each) => ({ uniqueId: each.uniqueId }));
    const refusedBy = async (why: string): Promise<void> => {
      const alone = await server.admin.rest('DELETE', `consignments/${uniqueId}`);
      expect([alone.status, errorsOf(alone)]).toEqual([409, [why]]);
      const { errors } = await server.admin.graphql(one, { input: { uniqueId } });
      expect(errors?.map(({ message }: Json) => message)).toEqual([why]);
      const { body } = await server.admin.rest('POST', 'consignments/bulk/delete', { items: items.slice(0, 1) });
      expect(body.resultObject).toMatchObject([{ ok: false, message: why }]);
      const { data } = await server.admin.graphql(several, { input: { items: items.slice(0, 1) } });
      expect(data.bulkDelete).toEqual([{ ok: false, message: why }]);
    };
    const why = `Consignment is on run sheet ${sheet.number}: ${held.awbNo}`;
    await refusedBy(why);
    const { data } = await server.admin.graphql(several, { input: { items } });
    expect(data.bulkDelete).toEqual([
      { ok: false, message: why },
      { ok: true, message: null },
    ]);
    const mixed = [held, alsoFree].map((each) => ({ uniqueId: each.uniqueId }));
    const { body } = await server.admin.rest('POST', 'consignments/bulk/delete', { items: mixed });
    expect(body.resultObject).toMatchObject([{ ok: false, message: why }, { ok: true }]);
    expect((await issue(server, sheet.uniqueId)).status).toBe(200);
    await refusedBy('Only a Booked consignment can be deleted');
  });

  test('one that was taken off an open sheet is deleted', async () => {
    const [held] = await parcelsOf(server, 1);
    if (!held) throw new Error('No parcel');
    const sheet = (await createSheet(server, [held])).body.resultObject;
    await server.member.rest('DELETE', `runsheets/${sheet.uniqueId}/lines/${sheet.lines[0].uniqueId}`);
    expect((await server.admin.rest('DELETE', `consignments/${held.uniqueId}`)).status).toBe(200);
  });

  test('nobody deletes a sheet, whether it is open or out: it has no such operation', async () => {
    const sheet = (await createSheet(server, await parcelsOf(server, 1))).body.resultObject;
    const { errors } = await server.admin.graphql(
      'mutation($input: RecordInput!) { deleteRunSheet(input: $input) { uniqueId } }',
      { input: { uniqueId: sheet.uniqueId } },
    );
    expect(errors?.[0]?.message).toMatch(/^Cannot query field "deleteRunSheet"/);
    for (const status of [1, 2]) {
      expect((await server.admin.rest('DELETE', `runsheets/${sheet.uniqueId}`)).status).toBe(404);
      expect((await readSheet(server, sheet.uniqueId)).status).toBe(status);
      if (status === 1) await issue(server, sheet.uniqueId);
    }
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

  /** All three delivered, and their dues collected. */
  async function collectedInFull() {
    const made = await collecting();
    for (const parcel of made.parcels) expect(answerOf(await handOver(made.sheet, parcel, picture))).toBe(1);
    return made;
  }

  test('case 2: freight to pay, VPP with its commission and a commission of insurance add up to 2,505.50 in cash', async () => {
    const { sheet } = await collectedInFull();
    expect([...sheet.lines.values()].map(({ dueAmount }) => dueAmount)).toEqual([145, 2050, 310.5]);
    expect((await readSheet(server, sheet.uniqueId)).expectedCash).toBe(2505.5);
  });

  test('case 3: counted 2,505 the difference is −0.50, and the sheet is not closed without a remark', async () => {
    const { sheet } = await collectedInFull();
    expect(errorsOf(await close(server, sheet, counted(2505)))).toEqual(['Please enter remark']);
    const closed = (await close(server, sheet, counted(2505, 'A coin fell'))).body.resultObject;
    expect([closed.difference, closed.status, closed.closedBy.firstName]).toEqual([-0.5, 4, expect.any(String)]);
  });

  test('case 5: the admin confirms, and three consignments are paid with the date of the sheet; a member may not', async () => {
    const { parcels, sheet } = await collectedInFull();
    await close(server, sheet, counted(2505.5));
    const confirm = `runsheets/${sheet.uniqueId}/cash`;
    expect((await server.member.rest('PUT', confirm)).status).toBe(403);
    for (const parcel of parcels) expect(await consignmentOf(server, parcel)).toMatchObject({ paymentStatus: 1 });
    expect((await server.admin.rest('PUT', confirm)).status).toBe(200);
    for (const parcel of parcels)
      expect(await consignmentOf(server, parcel)).toMatchObject({
        paymentStatus: 2,
        paymentRecivedDate: server.app.clock.today(),
      });
    expect(errorsOf(await server.admin.rest('PUT', confirm))).toEqual(['Cash is already confirmed']);
    await expectRollupsToAgree(server);
  });

  test('what was paid otherwise meanwhile is not paid again, and its line says so', async () => {
    const { parcels, sheet } = await collecting();
    for (const parcel of parcels) await handOver(sheet, parcel, picture);
    const [freight] = parcels;
    if (!freight) throw new Error('No parcel');
    const paid = await server.admin.rest('PUT', `consignments/${freight.uniqueId}/payment`, {
      ...{ customerAmount: 145, vendorAmount: 20, paymentStatus: 2 },
      paymentRecivedDate: server.app.clock.today(),
    });
    expect(errorsOf(paid)).toEqual([]);
    const { version } = await consignmentOf(server, freight);
    await close(server, sheet, counted(2505.5));
    const { body } = await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`);
    expect(body.resultObject.lines.map(({ remark }: Json) => remark)).toEqual([
      'Not paid by this run sheet: Consignment is already paid',
      null,
      null,
    ]);
    expect((await consignmentOf(server, freight)).version).toBe(version);
    for (const parcel of parcels) expect((await consignmentOf(server, parcel)).paymentStatus).toBe(2);
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
