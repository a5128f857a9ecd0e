/** A day of three persons and 120 parcels: statuses, payments, debts of VPP money, cash book and every recount add up. */
import {
  answerOf,
  aPerson,
  aPicture,
  attemptOf,
  close,
  deliveredTo,
  errorsOf,
  inTheStreet,
  type InTheStreet,
  ownParcels,
  readSheet,
  settle,
} from '../../../testing/runSheets';
import { expectRollupsToAgree } from '../../../testing/rollup';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** In the evening each has more, less or just what he should have. */
const persons = [
  { name: 'Ravi Pawar', difference: 0 },
  { name: 'Sunita Kale', difference: -1 },
  { name: 'Imran Shaikh', difference: 2.5 },
];

/** Every third is to be paid, every twelfth has VPP money. */
const isVpp = (at: number) => at % 12 === 6;
const dueOf = (at: number) => (at % 3 === 0 ? 100.5 + at : 0);
const bookedAs = (at: number) => {
  if (isVpp(at))
    return { paymentMode: 2, customerAmount: 300, isVpp: true, vppAmount: dueOf(at) - 5, vppCommission: 5 };
  return dueOf(at) > 0 ? { paymentMode: 3, customerAmount: dueOf(at) } : {};
};

/** What is to be known of a parcel in the evening. */
interface Outcome {
  deliveryStatus: 'Delivered' | 'Intransit' | 'OutForDelivery';
  paymentStatus: 'Paid' | 'Pending';
  state: 'Delivered' | 'CarriedOver' | 'Missing';
  collected: number | null;
  collectedBy: 'Cash' | 'Upi' | null;
}

/** Every tenth is not delivered, every fortieth lost; every third that is to be paid is paid by UPI, one of each person not in full. */
function outcomeOf(at: number): Outcome {
  const pending = { paymentStatus: 'Pending', collected: null, collectedBy: null } as const;
  if (at % 40 === 39) return { ...pending, deliveryStatus: 'OutForDelivery', state: 'Missing' };
  if (at % 10 === 9) return { ...pending, deliveryStatus: 'Intransit', state: 'CarriedOver' };
  const isShort = at === 24;
  return {
    deliveryStatus: 'Delivered',
    paymentStatus: dueOf(at) > 0 && !isShort ? 'Paid' : 'Pending',
    state: 'Delivered',
    collected: isShort ? dueOf(at) - 10 : dueOf(at),
    collectedBy: dueOf(at) === 0 ? null : at % 9 === 3 ? 'Upi' : 'Cash',
  };
}

function moneyOf({ collected, collectedBy }: Outcome, at: number): Json {
  const paidBy = collectedBy === 'Upi' ? { collectedBy: 2, utr: `42810001234${at}` } : {};
  return { collected, ...paidBy, ...(collected === dueOf(at) ? {} : { remark: 'No change' }) };
}

async function enter(sheet: InTheStreet, awbNo: string, at: number, photoHash: string): Promise<void> {
  const { lineId } = sheet.lines.get(awbNo);
  const outcome = outcomeOf(at);
  if (outcome.state === 'Delivered')
    expect(answerOf(await sheet.phone.send(deliveredTo(lineId, { ...moneyOf(outcome, at), photoHash })))).toBe(1);
  else if (outcome.state === 'Missing') await settle(server, sheet, lineId, { state: 5, remark: 'Lost on the way' });
  else {
    await sheet.phone.send(attemptOf(lineId));
    await settle(server, sheet, lineId, { state: 4 });
  }
}

const parcels = Array.from({ length: 40 }, (_, at) => at);
const collectedBy = (means: 'Cash' | 'Upi') =>
  sumOf(
    parcels
      .map(outcomeOf)
      .filter((outcome) => outcome.collectedBy === means)
      .map(({ collected }) => collected ?? 0),
  );

test('a day of three persons and 120 parcels whose cash book, ledger and statuses add up', async () => {
  const { bytes, hash } = await aPicture(7);
  const model: Record<string, Outcome> = {};
  for (const { name, difference } of persons) {
    const booked = await ownParcels(server, parcels.map(bookedAs));
    const sheet = await inTheStreet(server, booked, await aPerson(server, name));
    await sheet.phone.put(bytes);
    for (const [at, { awbNo }] of booked.entries()) {
      model[awbNo] = outcomeOf(at);
      await enter(sheet, awbNo, at, hash);
    }
    const countedCash = collectedBy('Cash') + difference;
    const given = { countedCash, ...(difference === 0 ? {} : { differenceRemark: 'Coins' }) };
    expect(errorsOf(await close(server, sheet, given))).toEqual([]);
    expect((await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`)).status).toBe(200);
    const read = await readSheet(server, sheet.uniqueId);
    expect([read.expectedCash, read.expectedUpi, read.countedCash, read.difference]).toEqual([
      ...[collectedBy('Cash'), collectedBy('Upi')],
      ...[countedCash, difference],
    ]);
    expect(read.counts).toMatchObject({ parcels: 40, delivered: 36, attempted: 3, missing: 1, photosPending: 0 });
  }
  expect(await found()).toEqual(model);
  await expectRollupsToAgree(server);
  const counted = await receipts();
  const differences = sumOf(persons.map(({ difference }) => difference));
  const collected = sumOf(Object.values(model).map((outcome) => outcome.collected ?? 0));
  expect(counted).toHaveLength(3);
  expect(collected).toBe(sumOf(counted) - differences + 3 * collectedBy('Upi'));
  const debts = (await server.admin.rest('GET', 'vpp/debts')).body.resultObject;
  const owed = parcels.filter((at) => isVpp(at)).map((at) => dueOf(at) - 5);
  expect(sumOf(debts.map(({ amount }: Json) => amount))).toBe(3 * sumOf(owed));
  expect(await inconsistenciesOf(server)).toEqual([]);
});

/** By AWB number. */
async function found(): Promise<Record<string, Outcome>> {
  const rows: Json[] = await server.app.database.reader.query(
    `SELECT c.awb_no AS awbNo, c.delivery_status AS deliveryStatus, c.payment_status AS paymentStatus, l.state AS state,
       l.collected AS collected, l.collected_by AS collectedBy
     FROM run_sheet_line l JOIN consignment c ON c.id = l.consignment_id`,
  );
  return Object.fromEntries(
    rows.map(({ awbNo, collected, ...row }) => [
      awbNo,
      { ...row, collected: collected === null ? null : Number(collected) / 100 },
    ]),
  );
}

/** What the run sheets have brought into the cash book. */
async function receipts(): Promise<number[]> {
  const { entries } = (await server.member.rest('GET', 'cashbook/day')).body.resultObject;
  return entries.filter(({ kind }: Json) => kind === 2).map(({ amount }: Json) => amount);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
