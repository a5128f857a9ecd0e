/**
 * Encrypts files of any size under BACKUP_KEY: AES-256-GCM in pieces, each with its own tag, so that nothing is read that was
 * not authenticated. The nonce of a piece has its number and whether it is the last one, so that pieces which were
 * exchanged, left out or cut off at the end are refused. The first line of the file is a header in JSON that names the cipher and
 * how the key was derived; it is authenticated with every piece.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';

export const sealedSuffix = '.sealed';

interface Header {
  format: 'waybill-sealed-1';
  cipher: 'aes-256-gcm';
  /** HKDF of BACKUP_KEY with the salt, which is new for each file; BACKUP_KEY is random, so that it needs no stretching. */
  derivation: 'hkdf-sha256';
  salt: string;
  pieceBytes: number;
}

const pieceBytes = 64 * 1024;
const tagBytes = 16;
const maxHeaderBytes = 1_000;

const keyOf = (secret: string, { salt }: Header) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'base64'), 'waybill backup', 32));

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

const damaged = () =>
  new Error('the encrypted file is damaged or cut, or BACKUP_KEY is not the one that it was made with');

export function sealing(secret: string): Transform {
  const salt = randomBytes(32).toString('base64');
  const header: Header = {
    format: 'waybill-sealed-1',
    cipher: 'aes-256-gcm',
    derivation: 'hkdf-sha256',
    salt,
    pieceBytes,
  };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const key = keyOf(secret, header);
  const seal = (plain: Buffer, piece: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece, isLast)).setAAD(line);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = inPieces(pieceBytes, seal);
  stream.push(line);
  return stream;
}

export function opening(secret: string): Transform {
  let start = Buffer.alloc(0);
  let pieces: Transform | null = null;
  const outer = new Transform({
    transform(chunk: Buffer, _, done) {
      if (pieces) return void pieces.write(chunk, done);
      start = Buffer.concat([start, chunk]);
      const end = start.indexOf('\n');
      if (end < 0) return start.length > maxHeaderBytes ? done(damaged()) : done();
      const line = start.subarray(0, end + 1);
      const header = headerOf(line);
      if (!header) return done(damaged());
      const key = keyOf(secret, header);
      pieces = inPieces(header.pieceBytes + tagBytes, (sealed, piece, isLast) =>
        open(key, line, sealed, piece, isLast),
      );
      pieces.on('data', (plain: Buffer) => outer.push(plain));
      pieces.on('error', (error) => outer.destroy(error));
      pieces.write(start.subarray(end + 1), done);
    },
    flush(done) {
      if (!pieces) return done(damaged());
      pieces.once('end', () => done());
      pieces.end();
    },
  });
  return outer;
}

function open(key: Buffer, line: Buffer, sealed: Buffer, piece: number, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw damaged();
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece, isLast), { authTagLength: tagBytes });
  decipher.setAAD(line).setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw damaged();
  }
}

function headerOf(line: Buffer): Header | null {
  try {
    const header = JSON.parse(line.toString('utf8')) as Header;
    const isKnown =
      header.format === 'waybill-sealed-1' && header.cipher === 'aes-256-gcm' && header.derivation === 'hkdf-sha256';
    return isKnown && typeof header.salt === 'string' && header.pieceBytes === pieceBytes ? header : null;
  } catch {
    return null;
  }
}

/** Works on pieces of this size; the last one is shorter, or as long, and is known when the stream ends. */
function inPieces(bytes: number, work: (piece: Buffer, number: number, isLast: boolean) => Buffer): Transform {
  let [waiting, number] = [Buffer.alloc(0), 0];
  const attempt = (done: (error?: Error | null) => void, make: () => void) => {
    try {
      make();
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    done();
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      attempt(done, () => {
        waiting = Buffer.concat([waiting, chunk]);
        while (waiting.length > bytes) {
          this.push(work(waiting.subarray(0, bytes), number++, false));
          waiting = waiting.subarray(bytes);
        }
      });
    },
    flush(done) {
      attempt(done, () => this.push(work(waiting, number, true)));
    },
  });
}

/** Binds the manifest, and by its checksums the files, to the key. */
export const seal = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`waybill manifest\n${text}`).digest('hex');

export const isSealOf = (secret: string, text: string, given: string) => {
  const [one, other] = [Buffer.from(seal(secret, text)), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};
