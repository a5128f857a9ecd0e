import { addDays, todayIn } from '../../../domain/values/dates';
import { random } from '../../../seed/data/random';
import {
  answerOf,
  aPicture,
  attemptOf,
  close,
  consignmentOf,
  deliveredTo,
  errorsOf,
  handOver,
  inTheStreet,
  lineOf,
  movementsOf,
  parcelsOf,
  parcelStates,
  type Picture,
  readSheet,
  settle,
} from '../../../testing/runSheets';
import { keptEvent, StreetNetwork, StreetPhone } from '../../../testing/streetPhone';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let picture: Picture;
beforeAll(async () => {
  server = await startTestServer();
  picture = await aPicture(1);
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const tomorrowAt = (time: string): Date =>
  new Date(`${addDays(todayIn('Asia/Kolkata', new Date()), 1)}T${time}:00+05:30`);

/** Everybody signs in then. */
async function tomorrow(time: string): Promise<TestServer> {
  server.setNow(tomorrowAt(time));
  const { adminEmail, memberEmail } = server.app.config;
  return { ...server, admin: await server.signIn(adminEmail), member: await server.signIn(memberEmail) };
}

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
    const words = (await movementsOf(server, parcel)).filter((action) => action.startsWith('Delivered'));
    expect(words).toEqual(['Delivered to A. Sharma (Reception)']);
  });

  test('case 8: 50 kept by a phone that was restarted are applied in their order, as of when they happened', async () => {
    const parcels = await parcelsOf(server, 25);
    const sheet = await inTheStreet(server, parcels);
    await sheet.phone.put(picture.bytes);
    const issued = Date.now();
    server.setNow(new Date(issued + 6 * 3_600_000));
    const visits = parcels.map((parcel) => attemptOf(lineOf(sheet, parcel)));
    const returns = parcels.map((parcel, at) =>
      at % 2 ? deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash }) : attemptOf(lineOf(sheet, parcel)),
    );
    const events = [...visits, ...returns].map((event, at) => ({
      ...event,
      happenedAt: new Date(issued + at * 60_000 + 1000).toISOString(),
    }));
    const choice = random(8);
    const phone = new StreetPhone(choice, { number: sheet.number, session: sheet.phone.token });
    const network = new StreetNetwork(server, choice);
    for (const [at, body] of events.entries()) phone.keep(keptEvent(sheet.number, body, at), new Map());
    await phone.sendAll(network);
    network.close();
    expect(network.answeredOtherwise).toEqual([]);
    expect(phone.closings).toBeGreaterThan(0);
    const { lines } = await readSheet(server, sheet.uniqueId);
    const applied = lines.flatMap((line: Json) => line.events).filter((event: Json) => event.applied);
    expect(applied).toHaveLength(50);
    const rows: Json[] = await server.app.database.reader.query(
      `SELECT e.client_event_id AS id FROM delivery_event e JOIN run_sheet_line l ON l.id = e.line_id
         JOIN run_sheet s ON s.id = l.run_sheet_id WHERE s.unique_id = ? ORDER BY e.id`,
      [sheet.uniqueId],
    );
    expect(rows.map(({ id }) => id)).toEqual(events.map(({ clientEventId }) => clientEventId));
    for (const [at, parcel] of parcels.entries()) {
      const { deliveryStatus, consignmentHistories } = await consignmentOf(server, parcel);
      const [last, first] = consignmentHistories;
      const words = at % 2 ? 'Delivered to A. Sharma (Reception)' : 'Not delivered: Door locked';
      expect([deliveryStatus, last.action, last.actionDate, first.action, first.actionDate]).toEqual([
        ...[at % 2 ? 3 : 5, words, events[25 + at]?.happenedAt],
        ...['Not delivered: Door locked', events[at]?.happenedAt],
      ]);
    }
  });

  test('case 9: one whose picture is lost waits, and keeps the sheet open, until the picture is there', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const lost = await aPicture(9);
    const sheet = await inTheStreet(server, [parcel]);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: lost.hash });
    const isApplied = async () => (await readSheet(server, sheet.uniqueId)).lines[0].events[0].applied;
    expect([answerOf(await sheet.phone.send(event)), await isApplied()]).toEqual([2, false]);
    expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(7);
    expect(errorsOf(await close(server, sheet, { countedCash: 0 }))).toEqual([
      `A photo has not arrived: ${parcel.awbNo}`,
    ]);
    expect((await sheet.phone.put(lost.bytes)).body.resultObject).toEqual({ hash: lost.hash });
    expect(await isApplied()).toBe(true);
    expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(3);
    expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
    const [pod] = (await server.member.rest('GET', `consignments/${parcel.uniqueId}/pod`)).body.resultObject;
    expect(pod).toMatchObject({ runSheet: sheet.number, person: 'Ravi Pawar', signature: null });
    expect(pod.photo).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('case 9: one whose picture is lost keeps the sheet open whatever the desk has entered of the parcel, until a remark closes it', async () => {
    const parcels = await parcelsOf(server, 3);
    const [back, delivered, missing] = parcels;
    if (!back || !delivered || !missing) throw new Error('No parcels');
    const sheet = await inTheStreet(server, parcels);
    const lost = await Promise.all(parcels.map(async (_, at) => aPicture(90 + at)));
    for (const [at, parcel] of parcels.entries())
      await sheet.phone.send(deliveredTo(lineOf(sheet, parcel), { photoHash: lost[at]?.hash }));
    await settle(server, sheet, lineOf(sheet, back), { state: parcelStates.CarriedOver });
    const byHand = { state: parcelStates.Delivered, receiverName: 'Meera Rao', relation: 1 };
    await settle(server, sheet, lineOf(sheet, delivered), byHand);
    await settle(server, sheet, lineOf(sheet, missing), { state: parcelStates.Missing, remark: 'Fell off' });
    const named = parcels.map(({ awbNo }) => awbNo).join(', ');
    const closing = async (given: Json = {}) => close(server, sheet, { countedCash: 0, ...given });
    expect(errorsOf(await closing())).toEqual([`A photo has not arrived: ${named}`]);
    expect(errorsOf(await closing({ photoRemark: ' ' }))).toEqual([`A photo has not arrived: ${named}`]);
    const closed = await closing({ photoRemark: 'The phone broke' });
    expect([closed.status, closed.body.resultObject.photoRemark]).toEqual([200, 'The phone broke']);
  });

  test('one whose picture comes after the desk has settled the parcel is for the desk, and closes nothing', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const lost = await aPicture(10);
    const sheet = await inTheStreet(server, [parcel]);
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: lost.hash });
    expect(answerOf(await sheet.phone.send(event))).toBe(2);
    await settle(server, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
    const apply = `runsheets/${sheet.uniqueId}/events/${event.clientEventId}`;
    expect(errorsOf(await server.member.rest('PUT', apply))).toEqual([`A photo has not arrived: ${parcel.awbNo}`]);
    await sheet.phone.put(lost.bytes);
    expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(2);
    expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
    expect((await server.member.rest('PUT', apply)).status).toBe(200);
    expect((await consignmentOf(server, parcel)).deliveryStatus).toBe(3);
  });

  test('case 10: a delivery of 11:05 after the desk has carried it over is late, until the desk applies it', async () => {
    const morning = await tomorrow('09:00');
    const [parcel] = await parcelsOf(morning, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(morning, [parcel]);
    const evening = await tomorrow('19:00');
    await settle(evening, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
    const happenedAt = tomorrowAt('11:05').toISOString();
    const event = deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash, happenedAt });
    await sheet.phone.put(picture.bytes);
    expect(answerOf(await sheet.phone.send(event))).toBe(3);
    expect((await consignmentOf(evening, parcel)).deliveryStatus).toBe(2);
    const { lines } = await readSheet(evening, sheet.uniqueId);
    expect(lines[0].events).toMatchObject([
      { clientEventId: event.clientEventId, applied: false, answer: 3, happenedAt },
    ]);
    const apply = `runsheets/${sheet.uniqueId}/events/${event.clientEventId}`;
    expect((await evening.member.rest('PUT', apply)).status).toBe(200);
    const [line] = (await readSheet(evening, sheet.uniqueId)).lines;
    expect([line.state, line.events[0].happenedAt]).toEqual([parcelStates.Delivered, happenedAt]);
    const { deliveryStatus, deliveryDate, consignmentHistories } = await consignmentOf(evening, parcel);
    expect([deliveryStatus, deliveryDate]).toEqual([3, todayIn('Asia/Kolkata', tomorrowAt('11:05'))]);
    const live = consignmentHistories.filter(({ deletedOn }: Json) => deletedOn === null);
    const [{ action, actionDate }] = live;
    expect([action, actionDate]).toEqual(['Delivered to A. Sharma (Reception)', happenedAt]);
    expect(errorsOf(await evening.member.rest('PUT', apply))).toEqual(['The event is already applied']);
  });

  test('the clock of a phone is held between the issue and the receipt', async () => {
    const [slow, right, fast] = await parcelsOf(server, 3);
    if (!slow || !right || !fast) throw new Error('No parcels');
    const start = Date.now();
    const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    server.setNow(new Date(at(1)));
    const sheet = await inTheStreet(server, [slow, right, fast]);
    server.setNow(new Date(at(60)));
    for (const [parcel, happenedAt, kept] of [
      [slow, at(-600), at(1)],
      [right, at(30), at(30)],
      [fast, at(61), at(60)],
    ] as const) {
      expect(answerOf(await handOver(sheet, parcel, picture, { happenedAt }))).toBe(1);
      const line = (await readSheet(server, sheet.uniqueId)).lines.find(
        ({ uniqueId }: Json) => uniqueId === lineOf(sheet, parcel),
      );
      const { happenedAt: told, receivedOn } = line.events[0];
      expect([told, receivedOn]).toEqual([kept, at(60)]);
      const { deliveryDate } = await consignmentOf(server, parcel);
      expect(deliveryDate).toBe(todayIn('Asia/Kolkata', new Date(kept)));
    }
  });

  test('after a delivery nothing, also if the attempt came first: of another phone, later than the delivery', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(server, [parcel]);
    const issued = Date.now();
    server.setNow(new Date(issued + 6 * 3_600_000));
    const at = (hours: number) => new Date(issued + hours * 3_600_000).toISOString();
    const attempts = [attemptOf(lineOf(sheet, parcel), { happenedAt: at(1) })];
    attempts.push(attemptOf(lineOf(sheet, parcel), { happenedAt: at(3) }));
    for (const attempt of attempts) expect(answerOf(await sheet.phone.send(attempt))).toBe(1);
    expect(answerOf(await handOver(sheet, parcel, picture, { happenedAt: at(2) }))).toBe(1);
    const { deliveryStatus, deliveryDate, consignmentHistories } = await consignmentOf(server, parcel);
    expect([deliveryStatus, deliveryDate]).toEqual([3, todayIn('Asia/Kolkata', new Date(at(2)))]);
    const live = consignmentHistories.filter(({ deletedOn }: Json) => deletedOn === null);
    expect(live.map(({ action }: Json) => action).slice(0, 2)).toEqual([
      'Delivered to A. Sharma (Reception)',
      'Not delivered: Door locked',
    ]);
    const { lines } = await readSheet(server, sheet.uniqueId);
    expect(lines[0]).toMatchObject({ state: parcelStates.Delivered, attempts: 1 });
    expect(lines[0].events.map(({ applied }: Json) => applied)).toEqual([true, false, true]);
    expect(answerOf(await sheet.phone.send(attempts[1]))).toBe(1);
  });

  test('case 11: a reason asks for what it needs', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(server, [parcel]);
    const refusal = async (given: Json) => errorsOf(await sheet.phone.send(attemptOf(lineOf(sheet, parcel), given)));
    expect(await refusal({ reason: 15 })).toEqual(['Please take a photo']);
    expect(await refusal({ reason: 15, remark: 'Wet' })).toEqual(['Please take a photo']);
    for (const reason of [16, 18]) {
      expect(await refusal({ reason })).toEqual(['Please enter remark']);
      expect(await refusal({ reason, remark: ' ', photoHash: picture.hash })).toEqual(['Please enter remark']);
      expect(await refusal({ reason, remark: 'Not in the bag' })).toEqual([]);
    }
    expect(await refusal({ reason: 4 })).toEqual(['Please take a photo or enter remark']);
    expect(await refusal({ reason: 4, remark: ' ' })).toEqual(['Please take a photo or enter remark']);
    expect(await refusal({ reason: 4, remark: 'Not ordered' })).toEqual([]);
    expect(await refusal({ reason: 4, photoHash: picture.hash })).toEqual([]);
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

  test('what proof a sheet asks for is as of its issue: a change at noon refuses nothing of the morning', async () => {
    const [early, late] = await parcelsOf(server, 2);
    if (!early || !late) throw new Error('No parcels');
    const set = (value: string) =>
      server.admin.rest('PUT', 'settings/pod.required', { validFrom: server.app.clock.today(), value });
    const morning = await inTheStreet(server, [early]);
    expect((await set('Both')).status).toBe(200);
    const noon = await inTheStreet(server, [late]);
    expect([morning, noon].map(({ phone }) => phone.run.podRequired)).toEqual(['Either', 'Both']);
    expect((await morning.phone.get('run')).body.resultObject.podRequired).toBe('Either');
    expect(answerOf(await handOver(morning, early, picture))).toBe(1);
    expect(errorsOf(await handOver(noon, late, picture))).toEqual(['Please take a signature']);
    await set('Either');
  });
});
