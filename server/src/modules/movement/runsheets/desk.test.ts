/** What the desk enters of parcels that are out, and what the office has entered meanwhile. */
import { addDays } from '../../../domain/values/dates';
import {
  answerOf,
  aPicture,
  close,
  consignmentOf,
  deliveredTo,
  errorsOf,
  handOver,
  inTheStreet,
  type InTheStreet,
  lineOf,
  movementsOf,
  ownParcels,
  parcelsOf,
  parcelStates,
  type Picture,
  readSheet,
  settle,
} from '../../../testing/runSheets';
import type { MadeConsignment } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let picture: Picture;
beforeAll(async () => {
  server = await startTestServer();
  picture = await aPicture(1);
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const toPay = (customerAmount: number) => ({ paymentMode: 3, customerAmount });

async function oneParcel(given: Json = {}): Promise<MadeConsignment> {
  const [parcel] = await ownParcels(server, [given]);
  if (!parcel) throw new Error('No parcel');
  return parcel;
}

async function entered(parcel: MadeConsignment, deliveryStatus: number, action: string): Promise<void> {
  const { status, body } = await server.member.rest('POST', `consignments/${parcel.uniqueId}/histories`, {
    ...{ action, city: 'Thane', deliveryStatus },
  });
  if (status !== 200) throw new Error(body.errors.join(', '));
}

const live = async (parcel: MadeConsignment): Promise<string[]> =>
  (await consignmentOf(server, parcel)).consignmentHistories
    .filter(({ deletedOn }: Json) => deletedOn === null)
    .map(({ action }: Json) => action);

const applied = (sheet: { uniqueId: string }, { clientEventId }: Json) =>
  server.member.rest('PUT', `runsheets/${sheet.uniqueId}/events/${clientEventId}`);

const carriedOver = { state: parcelStates.CarriedOver };

describe('after Delivered nothing', () => {
  test.each([
    [3, 'Delivered'],
    [4, 'Returned'],
  ])(
    'of a parcel that the office has entered as %i, %s, neither the debrief nor taking it off writes',
    async (to, action) => {
      const [settled, takenOff] = [await oneParcel(), await oneParcel()];
      const sheet = await inTheStreet(server, [settled, takenOff]);
      for (const parcel of [settled, takenOff]) await entered(parcel, to, action);
      expect((await settle(server, sheet, lineOf(sheet, settled), carriedOver)).status).toBe(200);
      const off = await server.member.rest('DELETE', `runsheets/${sheet.uniqueId}/lines/${lineOf(sheet, takenOff)}`);
      expect(off.status).toBe(200);
      for (const parcel of [settled, takenOff]) {
        expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(to);
        expect((await movementsOf(server, parcel))[0]).toBe(action);
      }
    },
  );

  test('the desk records name and money of a parcel that the office has entered as delivered, without a second movement', async () => {
    const parcel = await oneParcel(toPay(145));
    const sheet = await inTheStreet(server, [parcel]);
    await entered(parcel, 3, 'Delivered');
    const given = { state: parcelStates.Delivered, receiverName: 'Meera Rao', relation: 1, collected: 145 };
    expect(errorsOf(await settle(server, sheet, lineOf(sheet, parcel), given))).toEqual([]);
    const { lines, expectedCash } = await readSheet(server, sheet.uniqueId);
    expect([lines[0].state, lines[0].collected, expectedCash]).toEqual([parcelStates.Delivered, 145, 145]);
    expect((await live(parcel)).filter((action) => action.startsWith('Delivered'))).toEqual(['Delivered']);
    expect(errorsOf(await close(server, sheet, { countedCash: 145 }))).toEqual([]);
    await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`);
    expect((await consignmentOf(server, parcel)).paymentStatus).toBe(2);
  });

  test('what a phone brings of a parcel that the office has entered as delivered is for the desk, which records its money', async () => {
    const parcel = await oneParcel(toPay(145));
    const sheet = await inTheStreet(server, [parcel]);
    await entered(parcel, 3, 'Delivered');
    await sheet.phone.put(picture.bytes);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash, collected: 145 });
    expect(answerOf(await sheet.phone.send(event))).toBe(3);
    expect((await applied(sheet, event)).status).toBe(200);
    expect((await readSheet(server, sheet.uniqueId)).expectedCash).toBe(145);
    expect((await live(parcel)).filter((action) => action.startsWith('Delivered'))).toEqual(['Delivered']);
  });
});

test('a late delivery is refused while its parcel is on another run sheet, and then ends what was written of that', async () => {
  const parcel = await oneParcel();
  const sheet = await inTheStreet(server, [parcel]);
  const delivered = new Date();
  await settle(server, sheet, lineOf(sheet, parcel), carriedOver);
  server.setNow(new Date(delivered.getTime() + 3_600_000));
  const second = await inTheStreet(server, [parcel]);
  await sheet.phone.put(picture.bytes);
  const event = deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash, happenedAt: delivered.toISOString() });
  expect(answerOf(await sheet.phone.send(event))).toBe(3);
  const onSecond = [`Consignment is on run sheet ${second.number}: ${parcel.awbNo}`];
  expect(errorsOf(await applied(sheet, event))).toEqual(onSecond);
  const missing = { state: parcelStates.Missing, remark: 'Not in the bag' };
  expect(errorsOf(await settle(server, sheet, lineOf(sheet, parcel), missing))).toEqual(onSecond);
  await settle(server, second, lineOf(second, parcel), carriedOver);
  expect((await applied(sheet, event)).status).toBe(200);
  expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(3);
  expect((await live(parcel)).slice(0, 2)).toEqual([
    'Delivered to A. Sharma (Reception)',
    `Out for delivery with Ravi Pawar, run ${sheet.number}`,
  ]);
});

test('a delivery is the last movement, also after what the office has written since', async () => {
  const parcel = await oneParcel();
  const sheet = await inTheStreet(server, [parcel]);
  const issued = Date.now();
  server.setNow(new Date(issued + 2 * 3_600_000));
  await entered(parcel, 5, 'Receiver has called');
  server.setNow(new Date(issued + 3 * 3_600_000));
  const happenedAt = new Date(issued + 3_600_000).toISOString();
  expect(answerOf(await handOver(sheet, parcel, picture, { happenedAt }))).toBe(1);
  expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(3);
  expect((await readSheet(server, sheet.uniqueId)).lines[0].events[0].happenedAt).toBe(happenedAt);
});

test('what a phone brings of a parcel that was added in the street happened after that, whatever its clock says', async () => {
  const [parcel, added] = await parcelsOf(server, 2);
  if (!parcel || !added) throw new Error('No parcels');
  const sheet = await inTheStreet(server, [parcel]);
  const start = Date.now();
  server.setNow(new Date(start + 3_600_000));
  await server.member.rest('POST', `runsheets/${sheet.uniqueId}/lines`, { consignmentIds: [added.uniqueId] });
  const { lines } = await readSheet(server, sheet.uniqueId);
  await sheet.phone.put(picture.bytes);
  const clock = { happenedAt: `${addDays(server.app.clock.today(), -40)}T09:00:00.000Z`, photoHash: picture.hash };
  expect(answerOf(await sheet.phone.send(deliveredTo(lines[1].uniqueId, clock)))).toBe(1);
  expect((await consignmentOf(server, added)).deliveryStatus).toBe(3);
  expect((await live(added))[0]).toBe('Delivered to A. Sharma (Reception)');
});

describe('a delivery that the desk enters', () => {
  const byHand = { state: parcelStates.Delivered, receiverName: 'Meera Rao', relation: 1 };
  const podOf = async (parcel: MadeConsignment): Promise<Json[]> =>
    (await server.member.rest('GET', `consignments/${parcel.uniqueId}/pod`)).body.resultObject;

  test('leaves its proof: receiver, relation, money with its UTR', async () => {
    const parcel = await oneParcel(toPay(310.5));
    const sheet = await inTheStreet(server, [parcel]);
    const given = { ...byHand, collected: 310.5, collectedBy: 2, utr: ' 428100012345 ' };
    expect(errorsOf(await settle(server, sheet, lineOf(sheet, parcel), given))).toEqual([]);
    const [pod, ...others] = await podOf(parcel);
    expect(others).toEqual([]);
    expect(pod).toMatchObject({
      runSheet: sheet.number,
      person: 'Ravi Pawar',
      event: { receiverName: 'Meera Rao', relation: 1, collected: 310.5, collectedBy: 2, utr: '428100012345' },
    });
    const { lines, expectedUpi } = await readSheet(server, sheet.uniqueId);
    expect([lines[0].events.length, expectedUpi]).toEqual([1, 310.5]);
  });

  test('gets the pictures of the phone, whose event waited for them, and counts its money once', async () => {
    const parcel = await oneParcel(toPay(145));
    const sheet = await inTheStreet(server, [parcel]);
    const photo = await aPicture(31);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: photo.hash, collected: 145 });
    expect(answerOf(await sheet.phone.send(event))).toBe(2);
    expect(errorsOf(await settle(server, sheet, lineOf(sheet, parcel), { ...byHand, collected: 145 }))).toEqual([]);
    await sheet.phone.put(photo.bytes);
    const photos = (await podOf(parcel)).map((pod) => pod.photo);
    expect(photos.sort()).toEqual([expect.stringMatching(/^data:image/), null]);
    expect((await readSheet(server, sheet.uniqueId)).expectedCash).toBe(145);
    expect((await live(parcel)).filter((action) => action.startsWith('Delivered'))).toHaveLength(1);
  });

  test('takes one that comes after it as its proof when the desk applies it, and none that tells of other money', async () => {
    const [same, other] = [await oneParcel(toPay(145)), await oneParcel(toPay(145))];
    const sheet = await inTheStreet(server, [same, other]);
    await sheet.phone.put(picture.bytes);
    const entry = (parcel: MadeConsignment, collected: number) =>
      deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash, collected, remark: 'No change' });
    const events = [entry(same, 145), entry(other, 100)];
    for (const parcel of [same, other])
      await settle(server, sheet, lineOf(sheet, parcel), { ...byHand, collected: 145 });
    for (const event of events) expect(answerOf(await sheet.phone.send(event))).toBe(3);
    expect(errorsOf(await applied(sheet, events[0]))).toEqual([]);
    expect(errorsOf(await applied(sheet, events[1]))).toEqual(['Consignment is already delivered']);
    expect((await readSheet(server, sheet.uniqueId)).expectedCash).toBe(290);
  });
});

describe('late events', () => {
  const listed = async (sheet: { uniqueId: string }): Promise<boolean> => {
    const { body } = await server.member.rest('GET', 'runsheets?hasLateEvents=true');
    return body.resultObject.some(({ uniqueId }: Json) => uniqueId === sheet.uniqueId);
  };
  const dismissed = (sheet: { uniqueId: string }, { clientEventId }: Json) =>
    server.member.rest('DELETE', `runsheets/${sheet.uniqueId}/events/${clientEventId}`);
  const late = async (sheet: InTheStreet, parcel: MadeConsignment, given: Json = {}): Promise<Json> => {
    await sheet.phone.put(picture.bytes);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash, ...given });
    expect(answerOf(await sheet.phone.send(event))).toBe(3);
    return event;
  };

  test('are in the list until the desk applies or dismisses them', async () => {
    const [first, second] = await parcelsOf(server, 2);
    if (!first || !second) throw new Error('No parcels');
    const sheet = await inTheStreet(server, [first, second]);
    for (const parcel of [first, second]) await settle(server, sheet, lineOf(sheet, parcel), carriedOver);
    expect(await listed(sheet)).toBe(false);
    const [toApply, toDismiss] = [await late(sheet, first), await late(sheet, second)];
    expect(await listed(sheet)).toBe(true);
    expect((await applied(sheet, toApply)).status).toBe(200);
    expect(await listed(sheet)).toBe(true);
    expect((await dismissed(sheet, toDismiss)).status).toBe(200);
    expect(await listed(sheet)).toBe(false);
    expect((await consignmentOf(server, second)).deliveryStatus).toBe(2);
    expect(errorsOf(await applied(sheet, toDismiss))).toEqual(['The event is dismissed']);
    expect(errorsOf(await dismissed(sheet, toApply))).toEqual(['The event is already applied']);
    expect((await dismissed(sheet, { clientEventId: 'none' })).status).toBe(404);
  });

  test('of a parcel that was taken off put it on the sheet again, unless it is there already', async () => {
    const [gone, again] = [await oneParcel(toPay(145)), await oneParcel()];
    const sheet = await inTheStreet(server, [gone, again]);
    for (const parcel of [gone, again])
      await server.member.rest('DELETE', `runsheets/${sheet.uniqueId}/lines/${lineOf(sheet, parcel)}`);
    await server.member.rest('POST', `runsheets/${sheet.uniqueId}/lines`, { consignmentIds: [again.uniqueId] });
    const [ofGone, ofAgain] = [await late(sheet, gone, { collected: 145 }), await late(sheet, again)];
    expect(errorsOf(await applied(sheet, ofGone))).toEqual([]);
    expect((await consignmentOf(server, gone)).deliveryStatus).toBe(3);
    const { lines, expectedCash } = await readSheet(server, sheet.uniqueId);
    expect(lines[0]).toMatchObject({ state: parcelStates.Delivered, deletedOn: null, collected: 145 });
    expect(expectedCash).toBe(145);
    expect(errorsOf(await applied(sheet, ofAgain))).toEqual([
      `Consignment is on run sheet ${sheet.number}: ${again.awbNo}`,
    ]);
  });

  test('with money explain the difference of a closed sheet; of confirmed cash the administrator applies them, and it is paid', async () => {
    const [before, after] = [await oneParcel(toPay(145)), await oneParcel(toPay(80))];
    const sheet = await inTheStreet(server, [before, after]);
    for (const parcel of [before, after]) await settle(server, sheet, lineOf(sheet, parcel), carriedOver);
    await close(server, sheet, { countedCash: 225, differenceRemark: 'Not known whose' });
    expect(errorsOf(await applied(sheet, await late(sheet, before, { collected: 145 })))).toEqual([]);
    expect(await readSheet(server, sheet.uniqueId)).toMatchObject({ expectedCash: 145, difference: 80 });
    await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`);
    expect((await consignmentOf(server, before)).paymentStatus).toBe(2);
    const event = await late(sheet, after, { collected: 80 });
    expect(errorsOf(await applied(sheet, event))).toEqual([
      `Cash of run sheet ${sheet.number} is confirmed: an administrator applies what was collected late`,
    ]);
    const path = `runsheets/${sheet.uniqueId}/events/${event.clientEventId}`;
    expect((await server.admin.rest('PUT', path)).status).toBe(200);
    expect(await readSheet(server, sheet.uniqueId)).toMatchObject({ expectedCash: 225, difference: 0 });
    expect((await consignmentOf(server, after)).paymentStatus).toBe(2);
  });
});
