/** Old pictures of deliveries are kept small: who took the parcel is still seen, at a fraction of the room. */
import sharp from 'sharp';
import { IsNull, LessThan } from 'typeorm';
import type { App } from '../../../core/module/app.types';
import { asStored, readRaw } from '../../../db/read/rawRows';
import { inTransaction } from '../../../db/write/transaction';
import { PodImage } from './podImage.entity';

/** Pixels of the longer side. */
const thinSide = 480;
const batch = 50;
/** To a run, so that other work goes on. */
const mostOfARun = 2_000;

/** Returns how many were looked at. Safe to run on several servers at the same time. */
export async function thinPictures(app: App, before: Date): Promise<number> {
  let done = 0;
  while (done < mostOfARun) {
    const found = app.database.reader
      .createQueryBuilder(PodImage, 'i')
      .select('i.hash', 'hash')
      .where({ thinnedOn: IsNull(), createdOn: LessThan(before) })
      .limit(batch);
    const hashes = (await readRaw(found, { hash: asStored })).map(({ hash }) => String(hash));
    if (hashes.length === 0) return done;
    for (const hash of hashes) await thin(app, hash);
    done += hashes.length;
  }
  return done;
}

async function thin(app: App, hash: string): Promise<void> {
  const image = await inTransaction(app, (db) => db.find(PodImage, { hash }));
  if (!image) return;
  const small = image.thinnedOn === null ? await smaller(image.content) : {};
  await inTransaction(app, (db) =>
    db.internal.update(PodImage, { hash, thinnedOn: IsNull() }, { ...small, thinnedOn: app.clock.now() }),
  );
}

/** Nothing of what is small already, or cannot be drawn. */
async function smaller(content: Buffer): Promise<Partial<PodImage>> {
  const drawing = sharp(content)
    .resize({ width: thinSide, height: thinSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 50 })
    .toBuffer({ resolveWithObject: true });
  const drawn = await drawing.catch(() => null);
  if (!drawn || drawn.data.length >= content.length) return {};
  return { content: drawn.data, width: drawn.info.width, height: drawn.info.height };
}
