import {
  answerOf,
  aPicture,
  attemptOf,
  close,
  deliveredTo,
  errorsOf,
  inTheStreet,
  lineOf,
  openLink,
  parcelsOf,
  parcelStates,
  phoneOf,
  type Picture,
  settle,
  tokenOf,
} from '../../../testing/runSheets';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let picture: Picture;
beforeAll(async () => {
  server = await startTestServer();
  picture = await aPicture(1);
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

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
