import sharp from 'sharp';
import { AppError, badInput } from '../../../core/operation/errors';
import { WorkQueue } from '../../../core/limits/workQueue';

/** Maximum upload in bytes. */
export const maxImageBytes = 5 * 1024 * 1024;
/** Maximum declared dimensions of an upload; decoding takes time and memory per pixel and row. */
export const maxPixels = 40_000_000;
const maxSide = 8192;
/** Side of the stored image in pixels. */
const keptSide = 512;
/** Capacity of the database column. */
export const maxKeptBytes = 65_535;

export const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
export const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const maxWaiting = 8;
/** One image is decoded at a time; when too many wait, requests are refused. */
const decoding = new WorkQueue('decoding', 1, maxWaiting);

/** A re-encoded square WebP of at most 512 pixels; nothing but the pixels of the upload is kept. */
export async function portraitOf(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > maxImageBytes) throw new AppError('TOO_LARGE', 'The image must be at most 5 MB');
  // The type is detected from the content, not from the name or declared type.
  if (!isPng(bytes) && !isJpeg(bytes) && !isWebp(bytes)) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Only PNG, JPEG and WebP images are accepted');
  }
  return decoded(bytes, ({ width, height }) => drawn(bytes, Math.min(keptSide, width, height)));
}

interface Size {
  width: number;
  height: number;
}

/** Draws an image that is not too large to be decoded, one at a time. */
export async function decoded<Drawn>(bytes: Buffer, draw: (size: Size) => Promise<Drawn>): Promise<Drawn> {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw badInput('The image must be at most 8,192 pixels wide and high, and have at most 40 million pixels', 'file');
  }
  return decoding.run(() => readable(draw({ width, height })));
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw badInput('The image cannot be read', 'file');
  }
}

async function drawn(bytes: Buffer, side: number): Promise<Buffer> {
  const square = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = square.info;
  for (const quality of [82, 65, 45, 25, 10]) {
    const webp = await sharp(square.data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (webp.length <= maxKeptBytes) return webp;
  }
  throw new Error('The image cannot be compressed to the maximum size');
}

let placeholder: Promise<Buffer> | undefined;

/** Placeholder for users without an image. */
export const placeholderPortrait = (): Promise<Buffer> =>
  (placeholder ??= sharp(Buffer.from(silhouette)).webp().toBuffer());

const silhouette = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="#dfe6ee"/>
<g fill="#8a9bb0"><circle cx="128" cy="100" r="46"/><path d="M36 256c0-58 38-94 92-94s92 36 92 94z"/></g>
</svg>`;
