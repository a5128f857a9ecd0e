/**
 * A seeded day in the street: what the phone has noted reaches the server late, twice and out of order, with pictures before and after it,
 * and the desk has settled some parcels before. What stands afterwards, and what a model says.
 */
import { randomUUID } from 'node:crypto';
import { random, type Random } from '../seed/data/random';
import type { MadeConsignment } from './factories';
import { aPicture, attemptOf, deliveredTo, inTheStreet, ownParcels, readSheet, settle } from './runSheets';
import type { Json, TestServer } from './testServer';

interface Outcome {
  /** 3: delivered, 5: processing, 2: in transit, 7: out for delivery. */
  deliveryStatus: number;
  /** 2: delivered, 3: attempted, 4: carried over, 1: assigned. */
  state: number;
  attempts: number;
  deliveries: number;
}

interface Day {
  parcels: Record<string, Outcome>;
  cash: number;
  upi: number;
  pictures: string[];
  applied: number;
  late: number;
}

interface Noted {
  awbNo: string;
  event: Json;
}

const hourMs = 3_600_000;

export async function aStreetDay(
  server: TestServer,
  seed: number,
  count: number,
): Promise<{ expected: Day; found: Day }> {
  const choice = random(seed);
  const given = Array.from({ length: count }, () =>
    choice.chance(0.5) ? { paymentMode: 3, customerAmount: choice.int(50, 900) } : { paymentMode: 2 },
  );
  const parcels = await ownParcels(server, given);
  const sheet = await inTheStreet(server, parcels);
  const start = Date.now();
  const expected: Day = { parcels: {}, cash: 0, upi: 0, pictures: [], applied: 0, late: 0 };
  const pictures = new Map<string, Buffer>();
  const noted: Noted[] = [];
  for (const [at, parcel] of parcels.entries()) {
    const line = sheet.lines.get(parcel.awbNo);
    const isSettled = choice.chance(0.15);
    if (isSettled) await settle(server, sheet, line.lineId, { state: 4 });
    const events = await eventsOf(choice, line, { at: start + at * 1000, seed: seed * 1000 + at * 10, pictures });
    for (const event of events) noted.push({ awbNo: parcel.awbNo, event });
    expected.parcels[parcel.awbNo] = outcomeOf(events, isSettled);
    const delivery = events.find(({ outcome }) => outcome === 1);
    if (isSettled) expected.late += events.length;
    else {
      expected.applied += events.length;
      if (delivery?.collectedBy === 2) expected.upi += delivery.collected;
      else expected.cash += delivery?.collected ?? 0;
    }
  }
  expected.pictures = [...pictures.keys()].sort();
  server.setNow(new Date(start + 10 * hourMs));
  const work = [
    ...noted.flatMap((each) => Array.from({ length: choice.int(1, 3) }, () => () => sheet.phone.send(each.event))),
    ...[...pictures.values()].flatMap((bytes) =>
      Array.from({ length: choice.int(1, 2) }, () => () => sheet.phone.put(bytes)),
    ),
  ];
  await sendAll(choice, work);
  return { expected, found: await dayOf(server, sheet.uniqueId, parcels, expected.pictures) };
}

/** Up to two attempts, and perhaps a delivery at last. */
async function eventsOf(
  choice: Random,
  { lineId, dueAmount }: Json,
  { at, seed, pictures }: { at: number; seed: number; pictures: Map<string, Buffer> },
): Promise<Json[]> {
  const taken = async (number: number): Promise<string> => {
    const { bytes, hash } = await aPicture(seed + number);
    pictures.set(hash, bytes);
    return hash;
  };
  const events: Json[] = [];
  const attempts = choice.int(0, 2);
  for (let each = 0; each < attempts; each += 1) {
    const happenedAt = new Date(at + (each + 1) * hourMs).toISOString();
    const isDamaged = choice.chance(0.2);
    const proof = isDamaged ? { reason: 15, photoHash: await taken(each) } : {};
    events.push(attemptOf(lineId, { clientEventId: randomUUID(), happenedAt, ...proof }));
  }
  if (choice.chance(0.7)) {
    const happenedAt = new Date(at + 4 * hourMs).toISOString();
    const hash = await taken(5);
    const proof = choice.chance(0.5) ? { photoHash: hash } : { signatureHash: hash };
    const collectedBy = dueAmount > 0 ? choice.int(1, 2) : null;
    events.push(deliveredTo(lineId, { happenedAt, collected: dueAmount, collectedBy, ...proof }));
  }
  return events;
}

function outcomeOf(events: readonly Json[], isSettled: boolean): Outcome {
  if (isSettled) return { deliveryStatus: 2, state: 4, attempts: 0, deliveries: 0 };
  const attempts = events.filter(({ outcome }) => outcome === 2).length;
  if (events.some(({ outcome }) => outcome === 1)) return { deliveryStatus: 3, state: 2, attempts, deliveries: 1 };
  return { deliveryStatus: attempts > 0 ? 5 : 7, state: attempts > 0 ? 3 : 1, attempts, deliveries: 0 };
}

/** In a random order, some at once, as a phone does whose network comes and goes. */
async function sendAll(choice: Random, work: (() => Promise<{ status: number; body: Json }>)[]): Promise<void> {
  const left = [...work];
  while (left.length > 0) {
    const batch = Array.from({ length: choice.int(1, 4) }, () =>
      left.splice(choice.int(0, Math.max(0, left.length - 1)), 1),
    ).flat();
    for (const { status, body } of await Promise.all(batch.map((send) => send())))
      if (status !== 200) throw new Error(`${status} ${body.errors.join(', ')}`);
  }
}

async function dayOf(
  server: TestServer,
  uniqueId: string,
  parcels: readonly MadeConsignment[],
  hashes: readonly string[],
): Promise<Day> {
  const { lines, expectedCash, expectedUpi } = await readSheet(server, uniqueId);
  const found: Day = { parcels: {}, cash: expectedCash, upi: expectedUpi, pictures: [], applied: 0, late: 0 };
  for (const parcel of parcels) {
    const { body } = await server.member.rest('GET', `consignments/${parcel.uniqueId}`);
    const { deliveryStatus, consignmentHistories } = body.resultObject;
    const words: string[] = consignmentHistories.map(({ action }: Json) => action);
    const line = lines.find(({ consignment }: Json) => consignment.awbNo === parcel.awbNo);
    found.parcels[parcel.awbNo] = {
      deliveryStatus,
      state: line.state,
      attempts: words.filter((action) => action.startsWith('Not delivered')).length,
      deliveries: words.filter((action) => action.startsWith('Delivered to')).length,
    };
    if (line.attempts !== found.parcels[parcel.awbNo]?.attempts) throw new Error(`Attempts of ${parcel.awbNo}`);
    found.applied += line.events.filter(({ applied }: Json) => applied).length;
    found.late += line.events.filter(({ applied }: Json) => !applied).length;
  }
  const stored: { hash: string }[] = await server.app.database.reader.query('SELECT hash FROM pod_image');
  const known = new Set(stored.map(({ hash }) => hash));
  found.pictures = hashes.filter((hash) => known.has(hash));
  return found;
}
