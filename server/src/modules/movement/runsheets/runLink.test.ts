import { hash } from 'node:crypto';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import type { MadeConsignment } from '../../../testing/factories';
import {
  answerOf,
  aPicture,
  attemptOf,
  close,
  consignmentOf,
  deliveredTo,
  errorsOf,
  inTheStreet,
  lineOf,
  openLink,
  ownParcels,
  parcelsOf,
  parcelStates,
  phoneOf,
  type Picture,
  readSheet,
  settle,
  tokenOf,
} from '../../../testing/runSheets';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let picture: Picture;
beforeAll(async () => {
  server = await startTestServer();
  picture = await aPicture(1);
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const hourMs = 3_600_000;
const endOfDay = (): Date => startOfDayInstant(addDays(server.app.clock.today(), 1), 'Asia/Kolkata');

/** By somebody who signs in then: sessions of the desk end meanwhile. */
const renewing = async (sheet: { uniqueId: string }): Promise<RestAnswer> =>
  (await server.signIn(server.app.config.memberEmail)).rest('PUT', `runsheets/${sheet.uniqueId}/link`);

const renew = async (sheet: { uniqueId: string }): Promise<Json> => (await renewing(sheet)).body.resultObject;

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
    for (const parcel of parcels)
      await settle(server, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
    expect((await close(server, sheet, { countedCash: 0 })).status).toBe(200);
    expect((await openLink(server, renewed.url, renewed.pin)).status).toBe(401);
    expect((await phone.get('run')).status).toBe(401);
    const kept = deliveredTo(lineOf(sheet, first), { photoHash: picture.hash });
    expect(answerOf(await phone.send(kept))).toBe(3);
    expect((await phone.put(picture.bytes)).body.resultObject).toEqual({ hash: picture.hash });
    const another = deliveredTo(lineOf(sheet, second), { photoHash: picture.hash });
    expect(answerOf(await sheet.phone.send(another))).toBe(3);
  });

  test('case 12: it opens until 36 hours after its day, and its session sends for 14 days more, to the hour', async () => {
    const parcels = await parcelsOf(server, 2);
    const [first, second] = parcels;
    if (!first || !second) throw new Error('No parcels');
    const sheet = await inTheStreet(server, parcels);
    const ends = endOfDay().getTime() + 36 * hourMs;
    const opens = async () => (await openLink(server, sheet.url, sheet.pin)).status;
    const reads = async () => (await sheet.phone.get('run')).status;
    server.setNow(new Date(ends - 1));
    expect([await opens(), await reads()]).toEqual([200, 200]);
    server.setNow(new Date(ends));
    expect([await opens(), await reads()]).toEqual([401, 401]);
    const late = await aPicture(12);
    server.setNow(new Date(ends + 14 * 24 * hourMs - hourMs));
    expect(answerOf(await sheet.phone.send(deliveredTo(lineOf(sheet, first), { photoHash: late.hash })))).toBe(2);
    expect((await sheet.phone.put(late.bytes)).status).toBe(200);
    server.setNow(new Date(ends + 14 * 24 * hourMs));
    const tooLate = deliveredTo(lineOf(sheet, second), { photoHash: late.hash });
    expect((await sheet.phone.send(tooLate)).status).toBe(401);
    expect((await sheet.phone.put(late.bytes)).status).toBe(401);
    server.setNow(null);
    expect((await consignmentOf(server, first)).deliveryStatus).toBe(3);
  });

  test('one that is renewed leaves the phone with the earlier one its 14 days to send, and nothing to read', async () => {
    const parcels = await parcelsOf(server, 2);
    const [first, second] = parcels;
    if (!first || !second) throw new Error('No parcels');
    const sheet = await inTheStreet(server, parcels);
    const ends = endOfDay().getTime() + 36 * hourMs;
    server.setNow(new Date(ends + 2 * hourMs));
    const renewed = await renew(sheet);
    expect((await openLink(server, renewed.url, renewed.pin)).status).toBe(200);
    expect(renewed.runSheet.linkExpiresOn).toBe(new Date(ends + 38 * hourMs).toISOString());
    expect((await sheet.phone.get('run')).status).toBe(401);
    await sheet.phone.put(picture.bytes);
    const send = (parcel: MadeConsignment) =>
      sheet.phone.send(deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash }));
    server.setNow(new Date(ends + 14 * 24 * hourMs - hourMs));
    expect(answerOf(await send(first))).toBe(3);
    server.setNow(new Date(ends + 14 * 24 * hourMs));
    expect((await send(second)).status).toBe(401);
  });

  test('what a phone with an earlier link sends is for the desk: a stolen one delivers nothing, an honest one loses nothing', async () => {
    const parcels = await ownParcels(server, [{ paymentMode: 3, customerAmount: 145 }, {}, {}]);
    const [stolen, honest, waiting] = parcels;
    if (!stolen || !honest || !waiting) throw new Error('No parcels');
    const sheet = await inTheStreet(server, parcels);
    const late = await aPicture(21);
    const before = deliveredTo(lineOf(sheet, waiting), { photoHash: late.hash });
    expect(answerOf(await sheet.phone.send(before))).toBe(2);
    const { url, pin } = await renew(sheet);
    await sheet.phone.put(picture.bytes);
    const forged = deliveredTo(lineOf(sheet, stolen), { photoHash: picture.hash, collected: 145 });
    const kept = deliveredTo(lineOf(sheet, honest), { photoHash: picture.hash });
    for (const event of [forged, kept]) expect(answerOf(await sheet.phone.send(event))).toBe(3);
    expect(answerOf(await sheet.phone.send(attemptOf(lineOf(sheet, stolen))))).toBe(3);
    expect(await readSheet(server, sheet.uniqueId)).toMatchObject({
      expectedCash: 0,
      counts: { delivered: 0, attempted: 0 },
    });
    const listed = (await server.member.rest('GET', 'runsheets?hasLateEvents=true')).body.resultObject;
    expect(listed.map(({ uniqueId }: Json) => uniqueId)).toContain(sheet.uniqueId);
    await sheet.phone.put(late.bytes);
    expect((await consignmentOf(server, waiting)).deliveryStatus).toBe(3);

    const decide = (method: 'PUT' | 'DELETE', { clientEventId }: Json) =>
      server.member.rest(method, `runsheets/${sheet.uniqueId}/events/${clientEventId}`);
    expect((await decide('PUT', kept)).status).toBe(200);
    expect((await decide('DELETE', forged)).status).toBe(200);
    expect((await consignmentOf(server, honest)).deliveryStatus).toBe(3);
    expect((await consignmentOf(server, stolen)).deliveryStatus).toBe(7);
    const phone = phoneOf(server, (await openLink(server, url, pin)).body.resultObject);
    expect(answerOf(await phone.send(forged))).toBe(3);
    const delivered = deliveredTo(lineOf(sheet, stolen), { photoHash: picture.hash, collected: 145 });
    expect(answerOf(await phone.send(delivered))).toBe(1);
    expect(await readSheet(server, sheet.uniqueId)).toMatchObject({ expectedCash: 145, counts: { delivered: 3 } });
  });

  test('of a closed sheet it is renewed for 14 days, for sending alone', async () => {
    const [parcel] = await parcelsOf(server, 1);
    if (!parcel) throw new Error('No parcel');
    const sheet = await inTheStreet(server, [parcel]);
    await settle(server, sheet, lineOf(sheet, parcel), { state: parcelStates.CarriedOver });
    const closedOn = Date.now();
    server.setNow(new Date(closedOn));
    await close(server, sheet, { countedCash: 0 });
    server.setNow(new Date(closedOn + 14 * 24 * hourMs - 1));
    const renewed = await renew(sheet);
    const opened = await openLink(server, renewed.url, renewed.pin);
    expect([opened.status, opened.body.resultObject.run.parcels]).toEqual([200, []]);
    const phone = phoneOf(server, opened.body.resultObject);
    expect((await phone.get('run')).status).toBe(401);
    expect(answerOf(await phone.send(deliveredTo(lineOf(sheet, parcel), { photoHash: picture.hash })))).toBe(3);
    server.setNow(new Date(closedOn + 14 * 24 * hourMs));
    expect(errorsOf(await renewing(sheet))).toEqual(['Only a run sheet that is out has a link']);
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

  test('its token and its PIN are in no column of any table', async () => {
    const before = await everyRow();
    const sheet = await inTheStreet(server, await parcelsOf(server, 1));
    await openLink(server, sheet.url, sheet.pin === '0000' ? '0001' : '0000');
    const renewed = (await server.member.rest('PUT', `runsheets/${sheet.uniqueId}/link`)).body.resultObject;
    await openLink(server, renewed.url, renewed.pin);
    const written = [...(await everyRow())].filter((row) => !before.has(row));
    const of = (table: string) => written.filter((row) => row.startsWith(`${table} `));
    expect([of('run_sheet').length, of('change_record').length > 0]).toEqual([1, true]);
    expect(of('run_sheet')[0]).toContain(hash('sha256', tokenOf(renewed.url)));
    for (const { url, pin } of [sheet, renewed]) {
      const secrets = [tokenOf(url), hash('sha256', pin)];
      expect(written.filter((row) => secrets.some((secret) => row.includes(secret)))).toEqual([]);
      expect(written.filter((row) => new RegExp(`["' ]${pin}["' \\\\]`).test(row))).toEqual([]);
    }
  });
});

/** Of all tables, each as its name and its values. */
async function everyRow(): Promise<Set<string>> {
  const { config, database } = server.app;
  const { reader } = database;
  const names: Json[] = await reader.query(
    config.databaseUrl
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table'",
  );
  const rows = new Set<string>();
  for (const { name } of names)
    for (const row of await reader.query(`SELECT * FROM ${reader.driver.escape(name)}`))
      rows.add(`${name} ${JSON.stringify(row)}`);
  return rows;
}
