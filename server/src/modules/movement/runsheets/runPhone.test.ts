/** What phones in the street say that they hold, as the desk sees it. */
import { randomUUID } from 'node:crypto';
import {
  aPicture,
  close,
  deliveredTo,
  errorsOf,
  inTheStreet,
  lineOf,
  parcelsOf,
  parcelStates,
  readSheet,
  settle,
} from '../../../testing/runSheets';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const report = (token: string, told: Json): Promise<RestAnswer> =>
  server.nobody.rest('POST', 'run/phone', told, { authorization: `Bearer ${token}` });

const listed = async (uniqueId: string): Promise<Json> => {
  const { body } = await server.member.rest('GET', 'runsheets');
  return body.resultObject.find((sheet: Json) => sheet.uniqueId === uniqueId);
};

test('the desk sees of each phone what it holds and when it was last heard, in the list and on the sheet', async () => {
  const sheet = await inTheStreet(server, await parcelsOf(server, 1));
  expect((await listed(sheet.uniqueId)).phones).toEqual([]);
  const [lost, found] = [randomUUID(), randomUUID()];
  const start = Date.now();
  server.setNow(new Date(start + 60_000));
  expect((await report(sheet.phone.token, { phoneId: lost, unsentEvents: 3, unsentImages: 2 })).status).toBe(200);
  server.setNow(new Date(start + 120_000));
  await report(sheet.phone.token, { phoneId: found.toUpperCase(), unsentEvents: 1, unsentImages: 0 });
  server.setNow(new Date(start + 180_000));
  const { body } = await report(sheet.phone.token, { phoneId: found, unsentEvents: 0, unsentImages: 0 });
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  expect(body.resultObject).toEqual({ unsentEvents: 0, unsentImages: 0, lastSeenOn: at(3) });
  const phones = [
    { unsentEvents: 0, unsentImages: 0, lastSeenOn: at(3) },
    { unsentEvents: 3, unsentImages: 2, lastSeenOn: at(1) },
  ];
  expect((await listed(sheet.uniqueId)).phones).toEqual(phones);
  const { phones: ofSheet, version } = await readSheet(server, sheet.uniqueId);
  expect(ofSheet).toEqual(phones);
  await report(sheet.phone.token, { phoneId: found, unsentEvents: 5, unsentImages: 0 });
  expect((await readSheet(server, sheet.uniqueId)).version).toBe(version);
});

test('photos that the server waits for are counted while the sheet is out', async () => {
  const parcels = await parcelsOf(server, 2);
  const [parcel, other] = parcels;
  if (!parcel || !other) throw new Error('No parcels');
  const sheet = await inTheStreet(server, parcels);
  const [photo, signature] = [await aPicture(71), await aPicture(72)];
  const pending = async () => (await listed(sheet.uniqueId)).counts.photosPending;
  const proof = { photoHash: photo.hash, signatureHash: signature.hash };
  await sheet.phone.send(deliveredTo(lineOf(sheet, parcel), proof));
  await sheet.phone.send(deliveredTo(lineOf(sheet, other), { photoHash: signature.hash }));
  expect(await pending()).toBe(2);
  await sheet.phone.put(signature.bytes);
  expect(await pending()).toBe(1);
  await settle(server, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
  expect(await pending()).toBe(1);
  await settle(server, sheet, lineOf(sheet, other), { state: parcelStates.CarriedOver });
  await close(server, sheet, { countedCash: 0, photoRemark: 'The phone broke' });
  expect(await pending()).toBe(0);
});

test('a phone reports after its sheet is closed, as it may still send, and is told of no other sheet', async () => {
  const [parcel] = await parcelsOf(server, 1);
  if (!parcel) throw new Error('No parcel');
  const sheet = await inTheStreet(server, [parcel]);
  const told = { phoneId: randomUUID(), unsentEvents: 1, unsentImages: 1 };
  await settle(server, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
  await close(server, sheet, { countedCash: 0 });
  expect((await report(sheet.phone.token, told)).status).toBe(200);
  expect((await listed(sheet.uniqueId)).phones).toMatchObject([{ unsentEvents: 1 }]);
  server.setNow(new Date(Date.now() + 20 * 86_400_000));
  expect((await report(sheet.phone.token, told)).status).toBe(401);
});

test('the same phone sent at once is one phone; an eleventh is refused, and what is no count', async () => {
  const sheet = await inTheStreet(server, await parcelsOf(server, 1));
  const held = { unsentEvents: 1, unsentImages: 0 };
  const phoneId = randomUUID();
  await Promise.all(Array.from({ length: 8 }, () => report(sheet.phone.token, { phoneId, ...held })));
  expect((await readSheet(server, sheet.uniqueId)).phones).toHaveLength(1);
  for (let more = 0; more < 9; more += 1) await report(sheet.phone.token, { phoneId: randomUUID(), ...held });
  const refused = await report(sheet.phone.token, { phoneId: randomUUID(), ...held });
  expect([refused.status, errorsOf(refused)]).toEqual([409, ['At most 10 phones report of a run sheet']]);
  expect((await report(sheet.phone.token, { phoneId, ...held })).status).toBe(200);
  expect(errorsOf(await report(sheet.phone.token, { phoneId: 'mine', unsentEvents: -1 }))).toEqual([
    'phoneId must be a UUID',
    'What is unsent must be a number from 0 to 100000',
    'What is unsent must be a number from 0 to 100000',
  ]);
});
