/**
 * A seeded day in the street, and what a model says of it. Two phones have the link: one has no network until the evening, the other
 * sends at noon and in the evening, on some days with a link that the desk has renewed: what the first one has is late then. At noon
 * the desk takes some parcels back; in the evening it applies some late deliveries, settles the rest, counts the cash and confirms it.
 * `streetPhone.ts` is what phones and network do meanwhile.
 */
import { random } from '../seed/data/random';
import { aCustomer, type Made } from './factories';
import { aPerson, close, inTheStreet, openLink, ownParcels, readSheet, settle, type InTheStreet } from './runSheets';
import { keptEvent, StreetNetwork, StreetPhone } from './streetPhone';
import {
  carriedOver,
  deliveriesOf,
  expectedOf,
  hourMs,
  planOf,
  type Day,
  type Entry,
  type Outcome,
  type Plan,
} from './streetPlan';
import type { Json, TestServer } from './testServer';

/** What the days of a server share. */
export interface Street {
  server: TestServer;
  sender: Made;
  person: Made;
}

export const aStreet = async (server: TestServer): Promise<Street> => ({
  server,
  sender: await aCustomer(server),
  person: await aPerson(server),
});

export async function aStreetDay(
  street: Street,
  seed: number,
  count: number,
): Promise<{ expected: Day; found: Day; happened: Record<string, number> }> {
  const { server } = street;
  const choice = random(seed);
  const parcels = await ownParcels(
    server,
    Array.from({ length: count }, () => ({
      senderId: street.sender.id,
      ...(choice.chance(0.5) ? { paymentMode: 3, customerAmount: choice.int(50, 900) } : { paymentMode: 2 }),
    })),
  );
  const start = Date.now();
  server.setNow(new Date(start));
  const sheet = await inTheStreet(server, parcels, street.person);
  const pictures = new Map<string, Buffer>();
  const plans = [];
  for (const parcel of parcels) plans.push(await planOf(choice, sheet, { parcel, start, pictures }));

  const network = new StreetNetwork(server, choice);
  const run = { number: sheet.number, session: sheet.phone.token };
  const [first, second] = [new StreetPhone(choice, run), new StreetPhone(choice, run)];
  const phones = { first, second, run, pictures };
  const isRenewed = choice.chance(0.5);
  try {
    keepAll(plans, phones, ({ isNoon }) => isNoon);
    server.setNow(new Date(start + 5 * hourMs));
    await second.sendAll(network);
    for (const { isTakenBack, lineId } of plans)
      if (isTakenBack) await settle(server, sheet, lineId, { state: carriedOver });
    if (isRenewed) second.opens(await renewedSession(server, sheet));

    keepAll(plans, phones, ({ isNoon, isAgain }) => !isNoon && !isAgain);
    server.setNow(new Date(start + 10 * hourMs));
    await Promise.all([first.sendAll(network), second.sendAll(network), sendOrphans(plans, network, run, pictures)]);

    keepAll(plans, phones, ({ isAgain }) => isAgain);
    server.setNow(new Date(start + 10.5 * hourMs));
    await Promise.all([first.sendAll(network), second.sendAll(network)]);
  } finally {
    network.close();
  }
  expect(network.answeredOtherwise).toEqual([]);
  for (const plan of plans.filter(({ isAppliedLate }) => isAppliedLate)) await applyDelivery(server, sheet, plan);
  const expected = expectedOf(plans, [...pictures.keys()], {
    ...{ number: sheet.number, start, isRenewed },
  });
  const found = await foundOf(server, sheet, [...pictures.keys()]);
  await finish(server, sheet, found);
  server.setNow(null);
  const entries = plans.flatMap((plan) => plan.entries);
  const happened = {
    ...network.cuts,
    closings: first.closings + second.closings,
    renewed: Number(isRenewed),
    deliveredAgain: entries.filter(({ isAgain }) => isAgain).length,
    wrongClocks: entries.filter(({ body, told }) => body.happenedAt !== told).length,
  };
  return { expected, found, happened };
}

interface Phones {
  first: StreetPhone;
  second: StreetPhone;
  run: { number: string };
  pictures: ReadonlyMap<string, Buffer>;
}

function keepAll(
  plans: readonly Plan[],
  { first, second, run, pictures }: Phones,
  isKept: (entry: Entry) => boolean,
): void {
  for (const entry of plans.flatMap(({ entries }) => entries)) {
    if (!isKept(entry)) continue;
    const { body, at, byFirst, isOrphan, photo } = entry;
    const own = photo !== null && !isOrphan ? new Map([[photo, pictures.get(photo) ?? Buffer.alloc(0)]]) : new Map();
    (byFirst ? first : second).keep(keptEvent(run.number, body, at, [...own.keys()]), own);
  }
}

async function renewedSession(server: TestServer, sheet: InTheStreet): Promise<string> {
  const renewed = await server.member.rest('PUT', `runsheets/${sheet.uniqueId}/link`);
  const { url, pin } = renewed.body.resultObject;
  return (await openLink(server, url, pin)).body.resultObject.token;
}

async function sendOrphans(
  plans: readonly Plan[],
  network: StreetNetwork,
  { session }: { session: string },
  pictures: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const { isOrphan, photo } of plans.flatMap(({ entries }) => entries))
    if (isOrphan && photo !== null) await network.put(session, pictures.get(photo) ?? Buffer.alloc(0));
}

async function applyDelivery(server: TestServer, sheet: InTheStreet, plan: Plan): Promise<void> {
  const id = deliveriesOf(plan)[0]?.body.clientEventId;
  const { status, body } = await server.member.rest('PUT', `runsheets/${sheet.uniqueId}/events/${id}`);
  if (status !== 200) throw new Error(body.errors.join(', '));
}

async function foundOf(server: TestServer, sheet: InTheStreet, hashes: readonly string[]): Promise<Day> {
  const { lines, expectedCash, expectedUpi, counts } = await readSheet(server, sheet.uniqueId);
  const { reader } = server.app.database;
  const movements: Json[] = await reader.query(
    `SELECT c.awb_no AS awbNo, c.delivery_status AS status, h.action AS action, h.action_date AS at
     FROM run_sheet s JOIN run_sheet_line l ON l.run_sheet_id = s.id JOIN consignment c ON c.id = l.consignment_id
       JOIN consignment_history h ON h.consignment_id = c.id
     WHERE s.unique_id = ? AND h.deleted_on IS NULL ORDER BY h.action_date, h.id`,
    [sheet.uniqueId],
  );
  const stored: Json[] = await reader.query(
    `SELECT hash FROM pod_image WHERE hash IN (${hashes.map(() => '?').join(', ') || "''"})`,
    [...hashes],
  );
  const events = lines.flatMap((line: Json) => line.events);
  const applied = events.filter((event: Json) => event.applied).length;
  const parcels = lines.map(({ consignment: { awbNo }, state, attempts, collected }: Json) => {
    const own = movements.filter((row) => row.awbNo === awbNo);
    return [
      awbNo,
      {
        movements: own.map(({ action, at }) =>
          /^(Not delivered|Delivered to)/.test(action) ? `${action} @ ${instantOf(at)}` : action,
        ),
        deliveryStatus: own[0]?.status,
        state,
        attempts,
        collected,
        isPaid: false,
      },
    ];
  });
  return {
    parcels: Object.fromEntries(parcels) as Record<string, Outcome>,
    cash: expectedCash,
    upi: expectedUpi,
    pictures: stored.map(({ hash: name }) => String(name)).sort(),
    applied,
    late: events.length - applied,
    photosPending: counts.photosPending,
  };
}

/** SQLite has texts, MySQL dates. */
const instantOf = (at: string | Date): string =>
  (at instanceof Date ? at : new Date(`${at.replace(' ', 'T').replace(/Z$/, '')}Z`)).toISOString();

/** The desk settles the rest and closes the sheet, the administrator confirms the cash. */
async function finish(server: TestServer, sheet: InTheStreet, found: Day): Promise<void> {
  for (const [awbNo, { state }] of Object.entries(found.parcels)) {
    if (state !== 1 && state !== 3) continue;
    const { status } = await settle(server, sheet, sheet.lines.get(awbNo).lineId, { state: carriedOver });
    if (status !== 200) throw new Error(`${awbNo} was not settled`);
  }
  const closed = await close(server, sheet, { countedCash: found.cash });
  if (closed.status !== 200) throw new Error(closed.body.errors.join(', '));
  await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`);
  const paid: Json[] = await server.app.database.reader.query(
    `SELECT c.awb_no AS awbNo FROM run_sheet s JOIN run_sheet_line l ON l.run_sheet_id = s.id
       JOIN consignment c ON c.id = l.consignment_id WHERE s.unique_id = ? AND c.payment_status = 'Paid'`,
    [sheet.uniqueId],
  );
  for (const { awbNo } of paid) {
    const outcome = found.parcels[awbNo];
    if (outcome) outcome.isPaid = true;
  }
}
