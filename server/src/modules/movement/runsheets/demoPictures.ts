/** Drawn pictures for the demo: a parcel at a door, and a signature. */
import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { Writer } from '../../../db/write/writer';
import { podPictureOf } from './podPicture';
import { PodImage } from './podImage.entity';

const walls = ['#d8cfc0', '#c9d3d6', '#dcd3c9', '#cfd6c6'];
const doors = ['#7a5230', '#31586b', '#6b3a3a', '#3f5a3c'];

const bars = Array.from(
  { length: 18 },
  (_, at) => `<rect x="${318 + at * 6}" y="352" width="${1 + (at % 3)}" height="34"/>`,
);

const doorstep = (at: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
  <rect width="640" height="480" fill="${walls[at % walls.length]}"/>
  <rect y="420" width="640" height="60" fill="#a39a8c"/>
  <rect x="70" y="40" width="190" height="380" fill="${doors[at % doors.length]}"/>
  <rect x="92" y="66" width="146" height="150" fill="#0003"/>
  <rect x="92" y="240" width="146" height="150" fill="#0003"/>
  <circle cx="240" cy="236" r="9" fill="#d9b45b"/>
  <rect x="${270 + (at % 3) * 8}" y="270" width="220" height="170" fill="#b98a53"/>
  <rect x="${366 + (at % 3) * 8}" y="270" width="28" height="170" fill="#d9c08f"/>
  <rect x="306" y="330" width="132" height="76" fill="#fff"/>${bars.join('')}
</svg>`;

/** Each another hand. */
function signature(at: number): string {
  const sway = (step: number) => 40 + ((at * 37 + step * 53) % 60);
  const strokes = Array.from(
    { length: 6 },
    (_, step) => `S ${70 + step * 52} ${sway(step)}, ${92 + step * 52} ${90 - sway(step) / 3}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="150"><rect width="480" height="150" fill="#fff"/>
  <path d="M 36 96 ${strokes.join(' ')} S 420 120, 446 70" fill="none" stroke="#1b2a5a" stroke-width="3"/></svg>`;
}

/** Stores a photo or a signature of a run sheet; returns its name. */
export async function demoPicture(
  db: Writer,
  { runSheetId, drawn, at }: { runSheetId: number; drawn: 'photo' | 'signature'; at: number },
): Promise<string> {
  const sent = await sharp(Buffer.from(drawn === 'photo' ? doorstep(at) : signature(at)))
    .jpeg({ quality: 75 })
    .toBuffer();
  const name = hash('sha256', sent);
  if (await db.find(PodImage, { hash: name })) return name;
  const brought = { createdOn: db.now, runSheetId, thinnedOn: null };
  await db.insertRow(PodImage, { hash: name, ...(await podPictureOf(sent)), ...brought });
  return name;
}
