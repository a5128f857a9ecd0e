/** What happens on a seeded day in the street, and what a model says of it. */
import { hash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Random } from '../seed/data/random';
import type { MadeConsignment } from './factories';
import { attemptOf, deliveredTo, type InTheStreet } from './runSheets';
import type { Json } from './testServer';

export const hourMs = 3_600_000;
export const carriedOver = 4;

/** Movements as `action @ time` from the first to the last; the times of what the street says alone. */
export interface Outcome {
  movements: string[];
  deliveryStatus: string;
  state: number;
  attempts: number;
  collected: number | null;
  /** After the cash was confirmed. */
  isPaid: boolean;
}

export interface Day {
  parcels: Record<string, Outcome>;
  cash: number;
  upi: number;
  pictures: string[];
  applied: number;
  late: number;
  photosPending: number;
}

/** What is entered of a parcel. */
export interface Entry {
  at: number;
  body: Json;
  /** When the server takes it to have happened: the clock of a phone may be wrong. */
  told: string;
  isNoon: boolean;
  /** Another phone has it as delivered, too, and sends last of all. */
  isAgain: boolean;
  /** By the phone that has no network until the evening. */
  byFirst: boolean;
  /** Its picture comes in the evening, by another way. */
  isOrphan: boolean;
  photo: string | null;
}

export interface Plan {
  parcel: MadeConsignment;
  lineId: string;
  due: number;
  isTakenBack: boolean;
  isAppliedLate: boolean;
  entries: Entry[];
}

export async function planOf(
  choice: Random,
  sheet: InTheStreet,
  { parcel, start, pictures }: { parcel: MadeConsignment; start: number; pictures: Map<string, Buffer> },
): Promise<Plan> {
  const { lineId, dueAmount: due } = sheet.lines.get(parcel.awbNo);
  const entries: Entry[] = [];
  const add = async (at: number, bodyOf: (photo: string | null) => Json, hasPicture: boolean): Promise<void> => {
    const photo = hasPicture ? await taken(choice, pictures) : null;
    const byFirst = choice.chance(0.4);
    const isOrphan = photo !== null && !byFirst && choice.chance(0.2);
    const told = new Date(at).toISOString();
    const body = { clientEventId: randomUUID(), happenedAt: told, ...bodyOf(photo) };
    entries.push({ at, body, told, isNoon: at - start < 5 * hourMs, isAgain: false, byFirst, isOrphan, photo });
  };
  // Those of a day differ by a second, so that each has its place.
  const hour = (hours: number): number => start + hours * hourMs + choice.int(1, 1000) * 1000;
  const attempts = choice.int(0, 2);
  for (let each = 1; each <= attempts; each += 1) {
    const isDamaged = choice.chance(0.2);
    await add(hour(each), (photoHash) => attemptOf(lineId, isDamaged ? { reason: 15, photoHash } : {}), isDamaged);
  }
  const isTakenBack = choice.chance(0.15);
  const isDelivered = choice.chance(0.7);
  if (isDelivered) {
    const isShort = due > 10 && choice.chance(0.1);
    const money = due > 0 ? { collected: isShort ? due - 10 : due, collectedBy: choice.int(1, 2) } : {};
    const remark = isShort ? { remark: 'No change' } : {};
    const isSigned = choice.chance(0.5);
    await add(
      hour(6),
      (picture) => deliveredTo(lineId, { ...money, ...remark, [isSigned ? 'signatureHash' : 'photoHash']: picture }),
      true,
    );
  }
  if (isDelivered && choice.chance(0.15)) await add(hour(8), () => attemptOf(lineId), false);
  missetClock(choice, entries, start);
  const delivery = entries.find(({ body }) => body.outcome === 1);
  if (delivery && choice.chance(0.15)) {
    await add(hour(9), (photoHash) => deliveredTo(lineId, { collected: due, photoHash }), true);
    Object.assign(entries.at(-1) ?? {}, { isAgain: true, isOrphan: false, byFirst: !delivery.byFirst });
  }
  return { parcel, lineId, due, isTakenBack, isAppliedLate: isTakenBack && isDelivered && choice.chance(0.5), entries };
}

/** Of the first or the last entry of a parcel, so that their order stays. */
function missetClock(choice: Random, entries: readonly Entry[], start: number): void {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first && choice.chance(0.15)) {
    first.body.happenedAt = new Date(start - 40 * 24 * hourMs).toISOString();
    first.told = new Date(start).toISOString();
  } else if (last && choice.chance(0.15)) {
    last.body.happenedAt = new Date(start + 48 * hourMs).toISOString();
    last.told = new Date(start + (last.isNoon && !last.byFirst ? 5 : 10) * hourMs).toISOString();
  }
}

async function taken(choice: Random, pictures: Map<string, Buffer>): Promise<string> {
  const background = { r: choice.int(0, 255), g: choice.int(0, 255), b: choice.int(0, 255) };
  const width = choice.int(8, 40);
  const bytes = await sharp({ create: { width, height: choice.int(8, 40), channels: 3, background } })
    .jpeg()
    .toBuffer();
  const name = hash('sha256', bytes);
  pictures.set(name, bytes);
  return name;
}

/** The second one by another phone. */
export const deliveriesOf = ({ entries }: Plan): Entry[] => entries.filter(({ body }) => body.outcome === 1);

export function expectedOf(
  plans: readonly Plan[],
  pictures: readonly string[],
  { number, start, isRenewed }: { number: string; start: number; isRenewed: boolean },
): Day {
  const noon = new Date(start + 5 * hourMs).toISOString();
  const day: Day = {
    parcels: {},
    cash: 0,
    upi: 0,
    pictures: [...pictures].sort(),
    applied: 0,
    late: 0,
    photosPending: 0,
  };
  for (const plan of plans) {
    const { parcel, isTakenBack, isAppliedLate, entries, due } = plan;
    const [main] = deliveriesOf(plan);
    const isOfEarlierLink = ({ byFirst }: Entry) => isRenewed && byFirst;
    const delivery = isTakenBack ? isAppliedLate && main : deliveriesOf(plan).find((entry) => !isOfEarlierLink(entry));
    /** Before noon, with its picture, or of a parcel that is still with the person. */
    const counts = (entry: Entry) => {
      if (entry.body.outcome === 1) return entry === delivery;
      if (delivery && entry.told > delivery.told) return false;
      return isTakenBack ? entry.isNoon && !entry.byFirst && !entry.isOrphan : !isOfEarlierLink(entry);
    };
    const applied = entries.filter(counts);
    day.applied += applied.length;
    day.late += entries.length - applied.length;
    const collected: number | null = delivery ? (delivery.body.collected ?? 0) : null;
    if (collected && delivery && delivery.body.collectedBy === 2) day.upi += collected;
    else day.cash += collected ?? 0;
    const attempts = applied.filter((entry) => entry !== delivery);
    const tries = attempts.map(
      ({ body, told }) => `Not delivered: ${body.reason === 15 ? 'Damaged' : 'Door locked'} @ ${told}`,
    );
    day.parcels[parcel.awbNo] = {
      movements: [
        'Consignment booked',
        `Out for delivery with Ravi Pawar, run ${number}`,
        ...tries,
        ...(isTakenBack && !(delivery && delivery.told < noon) ? ['Back at desk'] : []),
        ...(delivery ? [`Delivered to A. Sharma (Reception) @ ${delivery.told}`] : []),
      ],
      deliveryStatus: delivery
        ? 'Delivered'
        : isTakenBack
          ? 'Intransit'
          : tries.length > 0
            ? 'Processing'
            : 'OutForDelivery',
      state: delivery ? 2 : isTakenBack ? carriedOver : tries.length > 0 ? 3 : 1,
      attempts: tries.length,
      collected,
      isPaid: due > 0 && collected === due,
    };
  }
  return day;
}
