import { request } from 'node:http';
import sharp from 'sharp';
import { aUser } from '../../../testing/people';
import { pngBomb } from '../../../testing/pngBomb';
import { startTestServer, type Client, type TestServer } from '../../../testing/testServer';
import type { TryLater } from '../../../core/operation/errors';
import { maxImageBytes, portraitOf } from './portrait';
import { ProfileImage } from './profileImage.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } },
  });

interface Uploaded {
  status: number;
  errors: string[];
  resultObject: { firstName: string; imagePath: string } | null;
}

async function upload(
  client: Client,
  content: Buffer,
  { name = 'me.png', type = 'image/png', field = 'file' } = {},
): Promise<Uploaded> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  return post(client, form);
}

async function post(client: Client, body: FormData | string, headers: Record<string, string> = {}): Promise<Uploaded> {
  const answer = await fetch(`${server.origin}/api/1.0/users/profile/image`, {
    method: 'POST',
    headers: { ...identityOf(client), ...headers },
    body,
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Uploaded, 'status'>) };
}

const identityOf = (client?: Client): Record<string, string> =>
  client?.token ? { authorization: `Bearer ${client.token}` } : {};

async function fetched(path: string, client?: Client, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/dynamic/images/${path}`, {
    headers: { ...identityOf(client), ...headers },
  });
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
}

/** Colour of the first pixel, as [red, green, blue]. */
const colourOf = async (content: Buffer) => [...(await sharp(content).removeAlpha().raw().toBuffer()).subarray(0, 3)];

describe('uploading a profile image', () => {
  test.each([
    ['PNG', async () => picture(900, 600).png().toBuffer()],
    ['JPEG', async () => picture(600, 900).jpeg().toBuffer()],
    ['WebP', async () => picture(513, 600).webp().toBuffer()],
  ])('%s becomes a square WebP of 512 pixels', async (_, make) => {
    const { user, client } = await aUser(server);
    const { status, resultObject } = await upload(client, await make());
    expect({ status, resultObject }).toEqual({
      status: 200,
      resultObject: { firstName: user.firstName, imagePath: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/) },
    });
    const { content, headers } = await fetched(resultObject!.imagePath, client);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(headers.get('content-type')).toBe('image/webp');
    expect((await client.rest('GET', 'users/profile')).body.resultObject.imagePath).toBe(resultObject!.imagePath);
  });

  test('a small one is not blown up', async () => {
    const { client } = await aUser(server);
    const { resultObject } = await upload(client, await picture(120, 80).png().toBuffer());
    const { content } = await fetched(resultObject!.imagePath, client);
    expect(await sharp(content).metadata()).toMatchObject({ width: 80, height: 80 });
  });

  test('is turned upright, and nothing of the file but its pixels remains', async () => {
    const { client } = await aUser(server);
    const left = await picture(100, 200).png().toBuffer();
    const jpeg = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '18/1 58/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('a secret place')).toBe(true);
    const { resultObject } = await upload(
      client,
      await sharp(jpeg).keepExif().withMetadata({ orientation: 6 }).toBuffer(),
    );
    const { content } = await fetched(resultObject!.imagePath, client);
    expect(content.includes('a secret place')).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(content).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    // The left side is now on top.
    const topRight = await sharp(content).extract({ left: 190, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(topRight[0]).toBeGreaterThan(150);
  });

  test('noise fits too', async () => {
    const { client } = await aUser(server);
    const noise = Buffer.from(Array.from({ length: 512 * 512 * 3 }, (_, at) => ((at * 2654435761) >>> 13) & 255));
    const png = await sharp(noise, { raw: { width: 512, height: 512, channels: 3 } })
      .png()
      .toBuffer();
    const { status, resultObject } = await upload(client, png);
    expect(status).toBe(200);
    expect((await fetched(resultObject!.imagePath, client)).content.length).toBeLessThan(65_536);
  });

  test('the content decides, not the name: an SVG named PNG, text, a GIF and a TIFF are refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const content of [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('<html>'),
      Buffer.from(''),
      await picture(9, 9).gif().toBuffer(),
      await picture(9, 9).tiff().toBuffer(),
      Buffer.from('\x89PNG'),
    ]) {
      const { status, errors } = await upload(server.member, content);
      expect({ status, errors }).toEqual({ status: 415, errors: ['Only PNG, JPEG and WebP images are accepted'] });
    }
    const { client } = await aUser(server);
    const png = await picture(9, 9).png().toBuffer();
    expect((await upload(client, png, { name: 'x.svg', type: 'image/svg+xml' })).status).toBe(200);
    expect((await upload(client, png, { name: '../../../etc/passwd', type: 'text/html' })).status).toBe(200);
  });

  test('a broken one is refused', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) & 255)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    for (const content of [
      whole.subarray(0, 60),
      whole.subarray(0, whole.length / 2),
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    ]) {
      const { status, errors } = await upload(server.member, content);
      expect({ status, errors }).toEqual({ status: 400, errors: ['The image cannot be read'] });
    }
  });

  const tooManyPixels = 'The image must be at most 8,192 pixels wide and high, and have at most 40 million pixels';

  test.each([
    [30_000, 30_000],
    [1, 50_000_000],
    [8193, 10],
    [10, 8193],
    [8192, 4883],
  ])('one that claims %i × %i pixels is refused by its header', async (width, height) => {
    const { status, errors } = await upload(server.member, pngBomb(width, height));
    expect({ status, errors }).toEqual({ status: 400, errors: [tooManyPixels] });
  });

  test('one as long as allowed is taken', async () => {
    const { client } = await aUser(server);
    expect((await upload(client, await picture(8192, 20).png().toBuffer())).status).toBe(200);
  });

  test('who comes when many wait is told to try again, and the others get their turn', async () => {
    const png = await picture(3000, 3000).png().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => portraitOf(png)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as TryLater] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(results.length - refused.length).toBeGreaterThanOrEqual(9);
    for (const { code, message } of refused) {
      expect({ code, message }).toEqual({ code: 'UNAVAILABLE', message: 'The server is busy; please try again' });
    }
    expect((await upload(server.member, png)).status).toBe(200);
  });

  test('5 MB at most', async () => {
    const { client } = await aUser(server);
    const png = await picture(9, 9).png().toBuffer();
    expect((await upload(client, Buffer.concat([png, Buffer.alloc(maxImageBytes - png.length)]))).status).toBe(200);
    for (const size of [maxImageBytes + 1, 6 * 1024 * 1024]) {
      const { status, errors } = await upload(client, Buffer.concat([png, Buffer.alloc(size - png.length)]));
      expect({ status, errors }).toEqual({ status: 413, errors: ['The image must be at most 5 MB'] });
    }
  });

  test('one file in the field file, and nothing else', async () => {
    const png = await picture(9, 9).png().toBuffer();
    const wrong = await upload(server.member, png, { field: 'avatar' });
    expect(wrong).toMatchObject({ status: 400, errors: ['Unknown field avatar'] });
    expect(await post(server.member, new FormData())).toMatchObject({
      status: 400,
      errors: ['Please select the Image'],
    });
    const text = new FormData();
    text.append('file', 'not a file');
    expect(await post(server.member, text)).toMatchObject({ status: 400, errors: ['file must be a file'] });
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('file', new Blob([new Uint8Array(png)]), name);
    expect((await post(server.member, two)).status).toBe(413);
    expect(await post(server.member, '{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
    const cut = await post(server.member, 'no form at all', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(cut).toMatchObject({ status: 400, errors: ['The body is not a valid multipart form'] });
    expect((await post(server.member, 'rubbish', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  test('needs a session, and the other calls still take JSON alone', async () => {
    expect((await upload(server.nobody, await picture(9, 9).png().toBuffer())).status).toBe(401);
    const form = new FormData();
    form.append('name', 'x');
    const headers = { authorization: `Bearer ${server.member.token}` };
    expect((await fetch(`${server.origin}/api/1.0/customers`, { method: 'POST', headers, body: form })).status).toBe(
      415,
    );
  });

  test('a new image takes the place of the old one', async () => {
    const { client } = await aUser(server);
    const first = await upload(client, await picture(20, 20).png().toBuffer());
    const blue = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const second = await upload(client, blue);
    expect(second.resultObject!.imagePath).not.toBe(first.resultObject!.imagePath);
    const old = await server.app.database.reader.manager.countBy(ProfileImage, { name: first.resultObject!.imagePath });
    expect(old).toBe(0);
    expect((await colourOf((await fetched('profile', client)).content))[2]).toBeGreaterThan(200);
  });

  test('GraphQL takes the same as base64 or a data URL', async () => {
    const { client } = await aUser(server);
    const mutation = 'mutation($input: UploadProfileImageInput!) { uploadProfileImage(input: $input) { imagePath } }';
    const base64 = (await picture(9, 9).png().toBuffer()).toString('base64');
    for (const file of [base64, `data:image/png;base64,${base64}`]) {
      const { data } = await client.graphql(mutation, { input: { file } });
      expect(data.uploadProfileImage.imagePath).toMatch(/\.webp$/);
    }
    const svg = Buffer.from('<svg/>').toString('base64');
    expect((await client.graphql(mutation, { input: { file: svg } })).errors?.[0]?.extensions.code).toBe(
      'UNSUPPORTED_MEDIA',
    );
    expect((await client.graphql(mutation, { input: { file: '../x' } })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await client.graphql(mutation, { input: {} })).errors?.[0]?.extensions.messages).toEqual([
      'Please select the Image',
    ]);
  });
});

describe('showing images', () => {
  const placeholder = async () => (await fetched('profile')).content;

  test('nobody, and whoever has none, sees the placeholder', async () => {
    const { client } = await aUser(server);
    for (const path of ['profile', 'no-such-image.webp']) {
      for (const who of [undefined, client]) {
        const { status, headers, content } = await fetched(path, who);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('image/webp');
        expect(headers.get('cache-control')).toBe('private, no-cache');
        expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      }
    }
  });

  test('an image by name is for whoever is signed in, and kept for long', async () => {
    const { client } = await aUser(server);
    const { resultObject } = await upload(client, await picture(40, 40).png().toBuffer());
    const name = resultObject!.imagePath;
    const seen = await fetched(name, server.member);
    expect((await colourOf(seen.content))[0]).toBeGreaterThan(150);
    expect(seen.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await fetched(name, server.member, { 'if-none-match': seen.headers.get('etag')! });
    expect([again.status, again.content.length]).toEqual([304, 0]);
    expect((await fetched(name)).content).toEqual(await placeholder());
    expect((await fetched(name.toUpperCase(), client)).content).toEqual(await placeholder());
  });

  test("one's own is asked for anew each time", async () => {
    const { client } = await aUser(server);
    await upload(client, await picture(40, 40).png().toBuffer());
    const { headers, content } = await fetched('profile', client);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/cookie/i);
    expect((await colourOf(content))[0]).toBeGreaterThan(150);
  });

  test.each([
    '..%2f..%2fpackage.json',
    '..%2F..%2Fetc%2Fpasswd',
    '..%5c..%5cwin.ini',
    '%2e%2e%2fjwt-secret',
    '%00',
    '..',
    '%ff',
    'a%00b.webp',
    '....//....//etc/passwd',
    `${'a'.repeat(150)}.webp`,
  ])('the name %s leads nowhere', async (path) => {
    // Sent without fetch, which would normalize the path.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(server.origin);
      request(
        { port, path: `/dynamic/images/${path}`, headers: { authorization: `Bearer ${server.member.token}` } },
        (answer) => resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect([400, 404]).toContain(status);
  });
});
