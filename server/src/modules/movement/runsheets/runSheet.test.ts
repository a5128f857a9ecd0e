import { addDays, formatDate } from '../../../domain/values/dates';
import type { MadeConsignment } from '../../../testing/factories';
import { expectRollupsToAgree } from '../../../testing/rollup';
import {
  aPicture,
  attemptOf,
  close,
  createSheet,
  deliveredTo,
  inTheStreet,
  issue,
  openLink,
  ownParcels,
  parcelsOf,
  phoneOf,
  readSheet,
  settle,
  tokenOf,
  type InTheStreet,
} from '../../../testing/runSheets';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let picture: { bytes: Buffer; hash: string };
beforeAll(async () => {
  server = await startTestServer();
  picture = await aPicture(1);
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const states = { Assigned: 1, Delivered: 2, Attempted: 3, CarriedOver: 4, Missing: 5 };
const errorsOf = ({ body }: RestAnswer) => body.errors;
const answerOf = ({ body }: RestAnswer): Json => body.resultObject?.answer;
const consignmentOf = async ({ uniqueId }: { uniqueId: string }): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;
const movementsOf = async (parcel: { uniqueId: string }): Promise<string[]> =>
  (await consignmentOf(parcel)).consignmentHistories.map(({ action }: Json) => action);
const lineOf = (sheet: InTheStreet, { awbNo }: MadeConsignment): string => sheet.lines.get(awbNo).lineId;

/** Delivered with a picture that has arrived before. */
async function handOver(sheet: InTheStreet, parcel: MadeConsignment, given: Json = {}): Promise<RestAnswer> {
  await sheet.phone.put(picture.bytes);
  const { lineId, dueAmount } = sheet.lines.get(parcel.awbNo);
  return sheet.phone.send(deliveredTo(lineId, { collected: dueAmount, photoHash: picture.hash, ...given }));
}

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
      const { deliveryStatus, consignmentHistories } = await consignmentOf(parcel);
      expect([deliveryStatus, consignmentHistories[0].action, consignmentHistories[0].internal]).toEqual([
        7,
        `Out for delivery with Ravi Pawar, run ${first.number}`,
        true,
      ]);
    }
    expect(errorsOf(await issue(server, first.uniqueId))).toEqual(['Run sheet is already issued']);
  });

  test('is of today or later, and goes out on its day', async () => {
    const parcels = await parcelsOf(server, 1);
    const today = server.app.clock.today();
    const on = async (date: string) => createSheet(server, parcels, undefined, date);
    expect(errorsOf(await on(addDays(today, -1)))).toEqual(['Date cannot be before today']);
    const { uniqueId, date } = (await on(addDays(today, 1))).body.resultObject;
    expect(errorsOf(await issue(server, uniqueId))).toEqual([`Run sheet is of ${formatDate(date)}`]);
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
    expect((await movementsOf(own))[0]).toBe('Back at desk');
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
    for (const parcel of parcels) expect(answerOf(await handOver(sheet, parcel))).toBe(1);
    expect((await readSheet(server, sheet.uniqueId)).expectedCash).toBe(2505.5);
    expect(errorsOf(await close(server, sheet, counted(2505)))).toEqual(['Please enter remark']);
    const closed = (await close(server, sheet, counted(2505, 'A coin fell'))).body.resultObject;
    expect([closed.difference, closed.status, closed.closedBy.firstName]).toEqual([-0.5, 4, expect.any(String)]);
    const confirm = `runsheets/${sheet.uniqueId}/cash`;
    expect((await server.member.rest('PUT', confirm)).status).toBe(403);
    expect((await server.admin.rest('PUT', confirm)).status).toBe(200);
    for (const parcel of parcels)
      expect(await consignmentOf(parcel)).toMatchObject({
        paymentStatus: 2,
        paymentRecivedDate: server.app.clock.today(),
      });
    expect(errorsOf(await server.admin.rest('PUT', confirm))).toEqual(['Cash is already confirmed']);
    await expectRollupsToAgree(server);
  });

  test('case 4: what is paid by UPI is not expected in cash', async () => {
    const { parcels, sheet } = await collecting();
    for (const [at, parcel] of parcels.entries())
      await handOver(sheet, parcel, at === 2 ? { collectedBy: 2, utr: '4281' } : {});
    expect(await readSheet(server, sheet.uniqueId)).toMatchObject({ expectedCash: 2195, expectedUpi: 310.5 });
  });

  test('case 6: less than is due needs a remark, and leaves the consignment pending; more is refused', async () => {
    const { parcels, sheet } = await collecting();
    const [, , third] = parcels;
    if (!third) throw new Error('No parcel');
    expect(errorsOf(await handOver(sheet, third, { collected: 300 }))).toEqual(['Collect ₹ 310.50']);
    expect(errorsOf(await handOver(sheet, third, { collected: 311, remark: 'Tip' }))).toEqual(['Collect ₹ 310.50']);
    expect(answerOf(await handOver(sheet, third, { collected: 300, remark: 'No change' }))).toBe(1);
    const { lines } = await readSheet(server, sheet.uniqueId);
    expect(lines[2]).toMatchObject({ collected: 300, remark: 'Short by ₹ 10.50: No change' });
    for (const { uniqueId } of lines.slice(0, 2)) await settle(server, sheet, uniqueId, { state: states.CarriedOver });
    await close(server, sheet, counted(300));
    await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`);
    expect((await consignmentOf(third)).paymentStatus).toBe(1);
  });
});

describe('events', () => {
  test('case 7: sent 20 times at once and again after 8 days it is one movement, with 21 equal answers', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(server, [parcel]);
    await sheet.phone.put(picture.bytes);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash });
    const answers = await Promise.all(Array.from({ length: 20 }, () => sheet.phone.send(event)));
    server.setNow(new Date(Date.now() + 8 * 86_400_000));
    answers.push(await sheet.phone.send(event));
    server.setNow(null);
    for (const { status, body } of answers)
      expect([status, body.resultObject]).toEqual([200, { clientEventId: event.clientEventId, answer: 1 }]);
    const words = (await movementsOf(parcel)).filter((action) => action.startsWith('Delivered'));
    expect(words).toEqual(['Delivered to A. Sharma (Reception)']);
  });

  test('case 8: 50 kept without network are applied in their order, as of when they happened', async () => {
    const parcels = await parcelsOf(server, 50);
    const sheet = await inTheStreet(server, parcels);
    const issued = Date.now();
    server.setNow(new Date(issued + 6 * 3_600_000));
    const events = parcels.map((parcel, at) =>
      attemptOf(lineOf(sheet, parcel), { happenedAt: new Date(issued + at * 60_000 + 1000).toISOString() }),
    );
    for (const event of events) expect(answerOf(await sheet.phone.send(event))).toBe(1);
    for (const [at, parcel] of parcels.entries()) {
      const { deliveryStatus, consignmentHistories } = await consignmentOf(parcel);
      const [{ action, actionDate }] = consignmentHistories;
      expect([deliveryStatus, action, actionDate]).toEqual([5, 'Not delivered: Door locked', events[at].happenedAt]);
    }
  });

  test('case 9: one whose picture is lost waits, and keeps the sheet open, until the picture is there', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const lost = await aPicture(9);
    const sheet = await inTheStreet(server, [parcel]);
    expect(answerOf(await sheet.phone.send(deliveredTo(lineOf(sheet, parcel), { photoHash: lost.hash })))).toBe(2);
    expect((await consignmentOf(parcel)).deliveryStatus).toBe(7);
    expect(errorsOf(await close(server, sheet, { countedCash: 0 }))).toEqual([
      `A photo has not arrived: ${parcel.awbNo}`,
    ]);
    expect((await sheet.phone.put(lost.bytes)).body.resultObject).toEqual({ hash: lost.hash });
    expect((await consignmentOf(parcel)).deliveryStatus).toBe(3);
    expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
    const [pod] = (await server.member.rest('GET', `consignments/${parcel.uniqueId}/pod`)).body.resultObject;
    expect(pod).toMatchObject({ runSheet: sheet.number, person: 'Ravi Pawar', signature: null });
    expect(pod.photo).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('one whose picture comes after the desk has settled the parcel is for the desk, and closes nothing', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const lost = await aPicture(10);
    const sheet = await inTheStreet(server, [parcel]);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: lost.hash });
    expect(answerOf(await sheet.phone.send(event))).toBe(2);
    await settle(server, sheet, lineOf(sheet, parcel), { state: states.CarriedOver });
    const apply = `runsheets/${sheet.uniqueId}/events/${event.clientEventId}`;
    expect(errorsOf(await server.member.rest('PUT', apply))).toEqual([`A photo has not arrived: ${parcel.awbNo}`]);
    await sheet.phone.put(lost.bytes);
    expect((await consignmentOf(parcel)).deliveryStatus).toBe(2);
    expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
    expect((await server.member.rest('PUT', apply)).status).toBe(200);
    expect((await consignmentOf(parcel)).deliveryStatus).toBe(3);
  });

  test('case 10: a delivery after the desk has carried it over is late, until the desk applies it', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(server, [parcel]);
    await settle(server, sheet, lineOf(sheet, parcel), { state: states.CarriedOver });
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash });
    await sheet.phone.put(picture.bytes);
    expect(answerOf(await sheet.phone.send(event))).toBe(3);
    expect((await consignmentOf(parcel)).deliveryStatus).toBe(2);
    const { lines } = await readSheet(server, sheet.uniqueId);
    expect(lines[0].events).toMatchObject([{ clientEventId: event.clientEventId, applied: false, answer: 3 }]);
    const apply = `runsheets/${sheet.uniqueId}/events/${event.clientEventId}`;
    expect((await server.member.rest('PUT', apply)).status).toBe(200);
    expect((await readSheet(server, sheet.uniqueId)).lines[0].state).toBe(states.Delivered);
    const { deliveryStatus, deliveryDate } = await consignmentOf(parcel);
    expect([deliveryStatus, deliveryDate]).toEqual([3, server.app.clock.today()]);
    expect(errorsOf(await server.member.rest('PUT', apply))).toEqual(['The event is already applied']);
  });

  test('case 11: a reason asks for what it needs', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(server, [parcel]);
    const refusal = async (given: Json) => errorsOf(await sheet.phone.send(attemptOf(lineOf(sheet, parcel), given)));
    expect(await refusal({ reason: 15 })).toEqual(['Please take a photo']);
    expect(await refusal({ reason: 18 })).toEqual(['Please enter remark']);
    expect(await refusal({ reason: 7 })).toEqual(['Please select a date']);
    expect(await refusal({ reason: null })).toEqual(['Please select a reason']);
    const delivered = async (given: Json) =>
      errorsOf(await sheet.phone.send(deliveredTo(lineOf(sheet, parcel), given)));
    expect(await delivered({ receiverName: ' ', relation: null })).toEqual([
      'Please enter receiver name',
      'Please select relation',
      'Please take a photo or signature',
    ]);
    expect(await refusal({ reason: 7, nextDate: addDays(server.app.clock.today(), 2) })).toEqual([]);
  });
});

describe('the link', () => {
  test('case 12: after the close it opens no more and takes what was kept; five wrong PINs lock it until renewed', async () => {
    const parcels = await parcelsOf(server, 2);
    const [first, second] = parcels;
    if (!first || !second) throw new Error('No parcels');
    const sheet = await inTheStreet(server, parcels);
    const other = sheet.pin === '0000' ? '0001' : '0000';
    const wrong = async (url: string) => openLink(server, url, other);
    for (let at = 1; at <= 4; at += 1) expect(errorsOf(await wrong(sheet.url))).toEqual(['Wrong PIN']);
    expect(errorsOf(await wrong(sheet.url))).toEqual(['This link is locked']);
    expect(await openLink(server, sheet.url, sheet.pin)).toMatchObject({
      status: 401,
      body: { errors: ['This link is locked'] },
    });
    const renewed = (await server.member.rest('PUT', `runsheets/${sheet.uniqueId}/link`)).body.resultObject;
    expect((await openLink(server, sheet.url, sheet.pin)).status).toBe(401);
    const opened = await openLink(server, renewed.url, renewed.pin);
    expect(opened.status).toBe(200);
    expect((await sheet.phone.get('run')).status).toBe(401);
    const phone = phoneOf(server, opened.body.resultObject);
    for (const parcel of parcels) await settle(server, sheet, lineOf(sheet, parcel), { state: states.CarriedOver });
    expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
    expect((await openLink(server, renewed.url, renewed.pin)).status).toBe(401);
    expect((await phone.get('run')).status).toBe(401);
    const kept = deliveredTo(lineOf(sheet, first), { photoHash: picture.hash });
    expect(answerOf(await phone.send(kept))).toBe(3);
    server.setNow(new Date(Date.now() + 20 * 86_400_000));
    expect((await phone.send(deliveredTo(lineOf(sheet, second), { photoHash: picture.hash }))).status).toBe(401);
  });

  test('case 13: its session may do nothing but what concerns its sheet', async () => {
    const [mine] = await parcelsOf(server, 1);
    const [theirs] = await parcelsOf(server, 1);
    if (!mine || !theirs) throw new Error('No parcels');
    const sheet = await inTheStreet(server, [mine]);
    const foreign = await inTheStreet(server, [theirs]);
    expect((await sheet.phone.get('consignments')).status).toBe(403);
    expect((await sheet.phone.get(`tracking/${mine.awbNo}`)).status).toBe(403);
    expect(errorsOf(await sheet.phone.send(attemptOf(lineOf(foreign, theirs))))).toEqual(['Run sheet line not found']);
    const [parcel] = sheet.phone.run.parcels;
    expect(Object.keys(parcel).sort()).toEqual(
      ['awbNo', 'city', 'dueAmount', 'lineId', 'packet', 'receiver', 'sequence', 'state'].sort(),
    );
  });

  test('its secrets are in no column, change log or stored answer', async () => {
    const parcels = await parcelsOf(server, 1);
    const sheet = await inTheStreet(server, parcels);
    const { reader } = server.app.database;
    for (const table of ['run_sheet', 'change_record', 'request_key', 'security_event']) {
      const text = JSON.stringify(await reader.query(`SELECT * FROM ${table}`));
      expect(text).not.toContain(tokenOf(sheet.url));
    }
  });
});

test('case 14: a sheet of 40 closes when all are settled', async () => {
  const parcels = await parcelsOf(server, 40);
  const sheet = await inTheStreet(server, parcels);
  for (const parcel of parcels.slice(0, 31)) await handOver(sheet, parcel);
  for (const parcel of parcels.slice(31, 38))
    await settle(server, sheet, lineOf(sheet, parcel), { state: states.CarriedOver });
  const [missing, last] = parcels.slice(38);
  if (!missing || !last) throw new Error('No parcels');
  expect(errorsOf(await settle(server, sheet, lineOf(sheet, missing), { state: states.Missing }))).toEqual([
    'Please enter remark',
  ]);
  await settle(server, sheet, lineOf(sheet, missing), { state: states.Missing, remark: 'Fell off' });
  expect(errorsOf(await close(server, sheet, { countedCash: 0 }))).toEqual([`1 parcel is not settled: ${last.awbNo}`]);
  await settle(server, sheet, lineOf(sheet, last), { state: states.Missing, remark: 'Fell off, too' });
  expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
  const { counts } = await readSheet(server, sheet.uniqueId);
  expect(counts).toMatchObject({ parcels: 40, delivered: 31, attempted: 7, missing: 2 });
});

test('the desk enters a delivery of a person without a phone', async () => {
  const [parcel] = await ownParcels(server, [{ paymentMode: 3, customerAmount: 80 }]);
  if (!parcel) throw new Error('No parcel');
  const sheet = await inTheStreet(server, [parcel]);
  const given = { state: states.Delivered, receiverName: 'Meera Rao', relation: 1 };
  expect(errorsOf(await settle(server, sheet, lineOf(sheet, parcel), given))).toEqual(['Collect ₹ 80.00']);
  expect((await settle(server, sheet, lineOf(sheet, parcel), { ...given, collected: 80 })).status).toBe(200);
  expect((await movementsOf(parcel))[0]).toBe('Delivered to Meera Rao (Self)');
  const { body } = await server.nobody.rest('GET', `tracking/${parcel.awbNo}`);
  expect(body.resultObject.movements.map(({ action }: Json) => action)).toEqual([
    'Delivered to Meera Rao (Self)',
    'Out for delivery',
  ]);
});
