/** A clerk at the counter whose questions are answered late, in another order, not at all, or with a failure. */
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { CounterTable } from '../features/counter/CounterTable';
import type { BookConsignmentInput, QuoteConsignmentInput } from '../graphql.generated';
import { saveProfile } from '../session';
import { runWaitingWork } from '../waiting/runWaitingWork';
import { closeWaitingWork } from '../waiting/waitingWork';
import { noCreditLimit } from './bookingForm';
import { LateServer, pass, passUntil, type Fate } from './lateServer';
import { renderScreen } from './renderScreen';

export interface LateLine {
  /** Milliseconds between two keys. */
  pauseMs: number;
  receiver: string;
  weight: number;
  /** Null: left to the rate cards. */
  amount: number | null;
}

export interface LateDay {
  lines: readonly LateLine[];
  /** What becomes of the questions, one after the other. */
  fates: readonly Fate[];
}

const ratedAmount = (weight: number) => Math.round(weight * 40 * 100) / 100;

export const lateAnswers = (booked: BookConsignmentInput[]) => ({
  CustomerSuggestions: () => ({
    customerSuggestions: [{ __typename: 'Suggestion', id: 7, name: 'Gateway Print House' }],
  }),
  CitySuggestions: () => ({ citySuggestions: [{ __typename: 'Suggestion', id: 9, name: 'Kochi', pinCode: '682001' }] }),
  VendorSuggestions: () => ({
    vendorSuggestions: [{ __typename: 'VendorSuggestion', id: 35, name: 'DTDC', type: 'Courier' }],
  }),
  UsualBookings: () => ({ usualBookings: [] }),
  BookingCredit: () => ({ customerCredit: noCreditLimit }),
  AwbHolder: () => ({ findAwb: [] }),
  QuoteLine: ({ input }: Record<string, unknown>) => {
    const { actualWeight } = input as QuoteConsignmentInput;
    const amount = ratedAmount(Number(actualWeight));
    return {
      quoteConsignment: {
        __typename: 'ConsignmentQuote',
        chargeableWeight: actualWeight,
        customerAmount: amount,
        vendorAmount: amount,
        vppCommission: null,
        insuranceCommission: null,
      },
    };
  },
  BookLine: ({ input }: Record<string, unknown>) => {
    const booking = input as BookConsignmentInput;
    booked.push(booking);
    return {
      bookConsignment: {
        __typename: 'Consignment',
        uniqueId: `c${booked.length}`,
        awbNo: booking.awbNo,
        chargeableWeight: booking.chargeableWeight ?? booking.actualWeight,
        vendorAmount: booking.vendorAmount ?? ratedAmount(Number(booking.actualWeight)),
      },
    };
  },
});

const fates: fc.Arbitrary<Fate> = fc.record({
  afterMs: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 2999 }) },
    { weight: 2, arbitrary: fc.integer({ min: 2950, max: 9000 }) },
  ),
  fails: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

/** Lines with repeated and different questions, typed fast and slowly; answers late, never, failed and out of order. */
export const lateDays: fc.Arbitrary<LateDay> = fc.record({
  lines: fc.array(
    fc.record({
      pauseMs: fc.constantFrom(0, 10, 60),
      receiver: fc.constantFrom('Zz One', 'Zz Two'),
      weight: fc.constantFrom(0.5, 2.5, 7),
      amount: fc.option(fc.constantFrom(99, 140.5)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fates: fc.array(fates, { minLength: 1, maxLength: 9 }),
});

/** Questions that a line can do without; the names it needs are answered in the end. */
const isHelp = (name: string) => !name.endsWith('Suggestions') && name !== 'BookLine';
const latestNamesMs = 8000;

export interface LateResult {
  /** What went wrong, in words; empty if nothing did. */
  failures: string[];
  /** The longest wait of a save, in milliseconds of the fake clock. */
  longestWaitMs: number;
  asked: readonly string[];
}

let clerks = 0;

/** Each day has a clerk of its own, since the browser keeps the lines of each. */
export function newClerk(): string {
  const uniqueId = `clerk-${(clerks += 1)}`;
  document.cookie = 'signedIn=1; Path=/';
  saveProfile({ uniqueId, firstName: 'Asha', lastName: 'Nair', role: 'Member' });
  return uniqueId;
}

export const openCounter = (owner: string, { client }: LateServer) =>
  renderScreen(<CounterTable owner={owner} bookingDate={null} onBooked={() => undefined} />, { client });

/** Books the lines without looking, and compares what was booked with what was typed. Needs fake timers. */
export async function bookLate({ lines, fates }: LateDay): Promise<LateResult> {
  const owner = newClerk();
  const booked: BookConsignmentInput[] = [];
  let turn = 0;
  let hasLateNames = false;
  const server: LateServer = new LateServer(lateAnswers(booked), (name) => {
    if (name === 'BookLine') return { afterMs: 0 };
    const { afterMs, fails } = fates[turn++ % fates.length] ?? { afterMs: 0 };
    if (isHelp(name)) return { afterMs, fails };
    hasLateNames ||= afterMs === null || afterMs > 2500 || fails === true;
    // A list fails once at most.
    const isFirst = server.asked.filter((each) => each === name).length === 1;
    return { afterMs: Math.min(afterMs ?? latestNamesMs, latestNamesMs), fails: fails && isFirst };
  });
  const { user, unmount } = renderScreen(<CounterTable owner={owner} bookingDate={null} onBooked={() => undefined} />, {
    client: server.client,
  });
  const failures: string[] = [];
  let longestWaitMs = 0;
  await passUntil(() => screen.queryByLabelText('Sender') !== null, 1000);
  const rows = () => document.querySelectorAll('.counter-row').length;
  for (const [at, line] of lines.entries()) {
    for (const key of keysOf(line, at)) {
      await user.keyboard(key);
      if (line.pauseMs > 0) await pass(line.pauseMs);
    }
    const save = async () => {
      await user.keyboard('{Control>}{Enter}{/Control}');
      return passUntil(() => rows() > at, 3000);
    };
    let waited = await save();
    if (waited === null && !hasLateNames) failures.push(`line ${at}: not saved at once`);
    // Without the names a line cannot be booked: it keeps what was typed, and asks for them again.
    for (let again = 0; waited === null && again < 4; again += 1) {
      await pass(latestNamesMs);
      waited = await save();
    }
    if (waited === null) failures.push(`line ${at}: not saved`);
    longestWaitMs = Math.max(longestWaitMs, waited ?? Infinity);
    if (document.activeElement?.getAttribute('aria-label') !== 'Sender') failures.push(`line ${at}: focus is lost`);
  }
  await passUntil(() => document.querySelectorAll('.counter-saved').length === lines.length, 20_000, 100);
  runWaitingWork(server.client, owner).stop();
  // What still stores has ended before the next day begins.
  for (let idle = 0; idle < 10; idle += 1) await pass(0);
  unmount();
  await closeWaitingWork();
  return { failures: [...failures, ...differences(lines, booked)], longestWaitMs, asked: server.asked };
}

const awbOf = (at: number) => `D${100 + at}`;

/** The keys of a line, typed without looking. */
function keysOf({ receiver, weight, amount }: LateLine, at: number): string[] {
  const texts = ['gat', receiver, 'koc', 'dt', awbOf(at), 's', 'b', 'r', String(weight)];
  const keys = texts.flatMap((text) => [...text, '{Tab}']);
  // Past the chargeable weight to the pieces.
  keys.push('{Tab}', '1');
  return amount === null ? keys : [...keys, '{Tab}', ...String(amount)];
}

function differences(lines: readonly LateLine[], booked: readonly BookConsignmentInput[]): string[] {
  if (booked.length !== lines.length) return [`${booked.length} of ${lines.length} booked`];
  return lines.flatMap(({ receiver, weight, amount }, at) => {
    const given = booked[at];
    const typed = {
      awbNo: awbOf(at),
      senderId: 7,
      receiver,
      deliveryCityId: 9,
      vendorId: 35,
      actualWeight: weight,
      packet: 1,
      autoRate: true,
    };
    const wrong = Object.entries(typed).filter(([name, value]) => given?.[name as 'awbNo'] !== value);
    // Rated before, or by the server as it is saved; never guessed.
    const amounts = amount === null ? [ratedAmount(weight), null] : [amount];
    if (!amounts.includes(given?.vendorAmount ?? null)) wrong.push(['vendorAmount', amount ?? 'rated']);
    return wrong.map(([name, value]) => `line ${at}: ${name} is ${String(given?.[name as 'awbNo'])}, not ${value}`);
  });
}
