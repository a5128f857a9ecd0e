/** How many pictures and events are taken, and for how long pictures are kept. */
import sharp from 'sharp';
import { cleanUp } from '../../../jobs/cleanUp';
import { maxPictures } from '../../../domain/policy/runSheets';
import {
  answerOf,
  aPicture,
  attemptOf,
  deliveredTo,
  errorsOf,
  handOver,
  inTheStreet,
  lineOf,
  parcelsOf,
} from '../../../testing/runSheets';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const day = 86_400_000;
const stored = async (): Promise<Json[]> =>
  server.app.database.reader.query('SELECT hash, LENGTH(content) AS bytes, width, height FROM pod_image ORDER BY hash');

async function aSheet() {
  const [parcel] = await parcelsOf(server, 1);
  if (!parcel) throw new Error('No parcel');
  const sheet = await inTheStreet(server, [parcel]);
  return { parcel, sheet, line: lineOf(sheet, parcel) };
}

test('who has a link brings five pictures of a parcel and twenty more, and one that is there as often as he likes', async () => {
  const { sheet } = await aSheet();
  expect(maxPictures(1)).toBe(25);
  for (let at = 1; at <= 25; at += 1) expect((await sheet.phone.put((await aPicture(at)).bytes)).status).toBe(200);
  const more = await sheet.phone.put((await aPicture(26)).bytes);
  expect([more.status, errorsOf(more)]).toEqual([409, ['At most 25 pictures are taken of this run sheet']]);
  const first = await aPicture(1);
  expect((await sheet.phone.put(first.bytes)).body.resultObject).toEqual({ hash: first.hash });
  expect(await stored()).toHaveLength(25);
  const other = await aSheet();
  expect((await other.sheet.phone.put((await aPicture(26)).bytes)).status).toBe(200);
  expect((await sheet.phone.put((await aPicture(26)).bytes)).status).toBe(200);
});

test('pictures that are brought at once are counted all the same', async () => {
  const { sheet } = await aSheet();
  for (let at = 1; at <= 22; at += 1) await sheet.phone.put((await aPicture(at)).bytes);
  const pictures = await Promise.all(Array.from({ length: 6 }, (_, at) => aPicture(30 + at)));
  const answers = await Promise.all(pictures.map(({ bytes }) => sheet.phone.put(bytes)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
  expect(await stored()).toHaveLength(25);
});

test('events of a parcel name at most ten pictures, and are at most thirty; those that are known are answered', async () => {
  const { sheet, line } = await aSheet();
  const events = [];
  for (let at = 1; at <= 5; at += 1) {
    const [photo, signature] = [await aPicture(2 * at), await aPicture(2 * at + 1)];
    await sheet.phone.put(photo.bytes);
    await sheet.phone.put(signature.bytes);
    events.push(attemptOf(line, { photoHash: photo.hash, signatureHash: signature.hash }));
  }
  for (const event of events) expect(answerOf(await sheet.phone.send(event))).toBe(1);
  const eleventh = await sheet.phone.send(attemptOf(line, { photoHash: 'a'.repeat(64) }));
  expect([eleventh.status, errorsOf(eleventh)]).toEqual([
    409,
    ['At most 10 pictures are taken of a parcel on a run sheet'],
  ]);
  for (let more = events.length; more < 30; more += 1) {
    events.push(attemptOf(line));
    expect(answerOf(await sheet.phone.send(events.at(-1)))).toBe(1);
  }
  const refused = await sheet.phone.send(attemptOf(line));
  expect([refused.status, errorsOf(refused)]).toEqual([
    409,
    ['At most 30 events are taken of a parcel on a run sheet'],
  ]);
  for (const event of events) expect(answerOf(await sheet.phone.send(event))).toBe(1);
});

test('a picture is made smaller after pod.thinAfterDays, and deleted after pod.keepDays', async () => {
  const { sheet, parcel } = await aSheet();
  const large = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 20 })
    .toBuffer();
  const small = await aPicture(3);
  await sheet.phone.put(large);
  await handOver(sheet, parcel, small);
  const before = await stored();
  const sides = (rows: readonly Json[]) =>
    rows.map(({ width, height }) => Math.max(width, height)).sort((a, b) => a - b);
  const [, tall] = sides(before);
  expect(tall).toBeGreaterThan(480);
  const at = Date.now();

  server.setNow(new Date(at + 179 * day));
  await cleanUp(server.app);
  expect(await stored()).toEqual(before);
  server.setNow(new Date(at + 181 * day));
  await Promise.all([cleanUp(server.app), cleanUp(server.app)]);
  const after = await stored();
  expect(sides(after)).toEqual([64, 480]);
  const bytesOf = (rows: readonly Json[]) => rows.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(bytesOf(after)).toBeLessThan(bytesOf(before) / 2);
  await cleanUp(server.app);
  expect(await stored()).toEqual(after);

  server.setNow(new Date(at + 1094 * day));
  await cleanUp(server.app);
  expect(await stored()).toHaveLength(2);
  server.setNow(new Date(at + 1096 * day));
  await cleanUp(server.app);
  expect(await stored()).toEqual([]);
  const admin = await server.signIn(server.app.config.adminEmail);
  const { body } = await admin.rest('GET', `consignments/${parcel.uniqueId}/pod`);
  expect(body.resultObject).toMatchObject([{ photo: null, event: { receiverName: 'A. Sharma' } }]);
});

test('what the setting pod.required asks for when a sheet is issued is asked of its phone', async () => {
  const { hash } = await aPicture(5);
  const refusal = async (required: string, given: Json) => {
    const setting = { value: required, validFrom: server.app.clock.today() };
    const saved = await server.admin.rest('PUT', 'settings/pod.required', setting);
    expect(errorsOf(saved)).toEqual([]);
    const { sheet, line } = await aSheet();
    return errorsOf(await sheet.phone.send(deliveredTo(line, { receiverName: ' ', ...given })));
  };
  const name = 'Please enter receiver name';
  expect(await refusal('Photo', { signatureHash: hash })).toEqual([name, 'Please take a photo']);
  expect(await refusal('Both', { photoHash: hash })).toEqual([name, 'Please take a signature']);
  expect(await refusal('None', {})).toEqual([name]);
});

test('of a photo its pixels are kept, upright and at most 1280 of them, neither place nor time', async () => {
  const { sheet } = await aSheet();
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 3393/100' };
  const taken = { Make: 'Cheap Phone', DateTime: '2026:11:21 11:05:00' };
  const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: taken, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif, orientation } = await sharp(photo).metadata();
  expect([String(exif).includes('Cheap Phone'), orientation]).toEqual([true, 6]);
  expect((await sheet.phone.put(photo)).status).toBe(200);
  const [row] = await server.app.database.reader.query('SELECT content, width, height FROM pod_image');
  const kept = await sharp(row.content).metadata();
  expect([row.width, row.height, kept.width, kept.height]).toEqual([960, 1280, 960, 1280]);
  expect([kept.format, kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual([
    'jpeg',
    ...Array(4).fill(undefined),
  ]);
  expect(Buffer.from(row.content).includes('Cheap Phone')).toBe(false);
});
