import { randomBytes } from 'node:crypto';
import { Readable, PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { opening, sealing } from './sealedFile';

const key = 'a key of backups in this test, 0123456789';

async function through(stream: ReturnType<typeof sealing>, given: Buffer, chunkBytes = 10_000): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(given.length / chunkBytes) }, (_, at) =>
    given.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  );
  const out = new PassThrough();
  const [, result] = await Promise.all([pipeline(Readable.from(chunks), stream, out), buffer(out)]);
  return result;
}

const piece = 64 * 1024;

test.each([0, 1, piece - 1, piece, piece + 1, 2 * piece, 5 * piece + 17])(
  '%i bytes come back as they were',
  async (size) => {
    const plain = randomBytes(size);
    const sealed = await through(sealing(key), plain);
    expect(sealed.subarray(0, sealed.indexOf('\n')).toString()).toMatch(
      /^\{"format":"waybill-sealed-1","cipher":"aes-256-gcm","derivation":"hkdf-sha256","salt":/,
    );
    expect((await through(opening(key), sealed, 777)).equals(plain)).toBe(true);
  },
);

describe('a file that is not whole is refused', () => {
  const plain = randomBytes(3 * piece);
  let sealed: Buffer;
  let start: number;
  beforeAll(async () => {
    sealed = await through(sealing(key), plain);
    start = sealed.indexOf('\n') + 1;
  });
  const step = piece + 16;
  const part = (at: number) => sealed.subarray(start + at * step, start + (at + 1) * step);
  const refused = (given: Buffer, secret = key) =>
    expect(through(opening(secret), given)).rejects.toThrow('the encrypted file is damaged or cut');

  test('by another key', () => refused(sealed, `${key}.`));
  test('cut anywhere, also between two pieces', async () => {
    for (const end of [0, 10, start, start + 5, start + step, start + 2 * step, sealed.length - 1])
      await refused(sealed.subarray(0, end));
  });
  test('with one bit changed anywhere', async () => {
    for (const at of [3, start - 5, start, start + 40_000, start + step - 1, start + step, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await refused(changed);
    }
  });
  test('with pieces exchanged, left out, repeated or added', async () => {
    const head = sealed.subarray(0, start);
    await refused(Buffer.concat([head, part(1), part(0), part(2)]));
    await refused(Buffer.concat([head, part(0), part(2)]));
    await refused(Buffer.concat([head, part(0), part(0), part(1), part(2)]));
    await refused(Buffer.concat([sealed, part(2)]));
  });
});
