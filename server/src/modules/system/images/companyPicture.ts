import sharp from 'sharp';
import { AppError } from '../../../core/operation/errors';
import { decoded, isJpeg, isPng, maxKeptBytes, maxPixels } from './portrait';

const maxUploadBytes = 300 * 1024;
const box = { width: 600, height: 200, fit: 'inside', withoutEnlargement: true } as const;

interface CompanyPicture {
  content: Buffer;
  extension: 'png' | 'jpg';
}

/** A logo or a signature of at most 600 × 200 pixels; nothing but the pixels of the upload is kept. Mail programs show PNG and JPEG. */
export async function companyPictureOf(bytes: Buffer): Promise<CompanyPicture> {
  if (bytes.length > maxUploadBytes) throw new AppError('TOO_LARGE', 'The image must be at most 300 KB');
  const extension = isPng(bytes) ? 'png' : isJpeg(bytes) ? 'jpg' : null;
  if (!extension) throw new AppError('UNSUPPORTED_MEDIA', 'Only PNG and JPEG images are accepted');
  return { content: await decoded(bytes, () => drawn(bytes, extension)), extension };
}

async function drawn(bytes: Buffer, extension: CompanyPicture['extension']): Promise<Buffer> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: 10 }).autoOrient();
  const { data, info } = await source.resize(box).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const image = () => sharp(data, { raw: { width, height, channels } });
  const smaller =
    extension === 'png'
      ? [256, 64, 16, 4].map((colours) => () => image().png({ palette: true, colours, compressionLevel: 9 }))
      : [90, 75, 50, 25].map((quality) => () => image().jpeg({ quality }));
  for (const encode of smaller) {
    const encoded = await encode().toBuffer();
    if (encoded.length <= maxKeptBytes) return encoded;
  }
  throw new Error('The image cannot be compressed to the maximum size');
}
