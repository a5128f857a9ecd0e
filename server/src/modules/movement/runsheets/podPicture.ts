import sharp from 'sharp';
import { AppError } from '../../../core/operation/errors';
import { decoded, isJpeg, maxKeptBytes, maxPixels } from '../../system/images/portrait';

const maxUploadBytes = 300 * 1024;
const sides = [1280, 1024, 800, 640];
const qualities = [75, 60, 45];

interface PodPicture {
  content: Buffer;
  width: number;
  height: number;
}

/** A JPEG of at most 64 KB; nothing but the pixels of the upload is kept, neither place nor time. */
export async function podPictureOf(bytes: Buffer): Promise<PodPicture> {
  if (bytes.length > maxUploadBytes) throw new AppError('TOO_LARGE', 'The image must be at most 300 KB');
  if (!isJpeg(bytes)) throw new AppError('UNSUPPORTED_MEDIA', 'Only JPEG images are accepted');
  return decoded(bytes, () => drawn(bytes));
}

async function drawn(bytes: Buffer): Promise<PodPicture> {
  for (const side of sides)
    for (const quality of qualities) {
      const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: 10 });
      const { data, info } = await source
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= maxKeptBytes) return { content: data, width: info.width, height: info.height };
    }
  throw new Error('The image cannot be compressed to the maximum size');
}
