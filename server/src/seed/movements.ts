import type { DeliveryStatus, ServiceType } from '../domain/bookings/enums';
import type { CalendarDay } from './bookingCalendar';
import { arrivalPhrases, failedAttemptPhrases, movementPhrases } from './data/demoNames';
import { weighted, type Random } from './data/random';

export interface GeneratedHistory {
  actionDate: Date;
  action: string;
  city: string;
  deliveryStatus: DeliveryStatus;
  internal: boolean;
  nonDeletable: boolean;
  createdOn: Date;
}

export interface Journey {
  /** Sorted by action date, starting with the Booked row. */
  histories: GeneratedHistory[];
  /** Calendar index of the delivery; -1 if not delivered. */
  deliveredDay: number;
}

export interface JourneyPlan {
  /** Must extend at least `longestJourneyDays` beyond the last booking day. */
  calendar: readonly CalendarDay[];
  bookingDay: number;
  /** When the booking was entered. */
  enteredMs: number;
  /** Nothing is dated later. */
  nowMs: number;
  from: string;
  to: string;
  serviceType: ServiceType;
  /** Movements come from the carrier's tracking source rather than from staff. */
  isTracked: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

export const longestJourneyDays = 70;

type Outcome = 'Delivered' | 'SecondAttempt' | 'Returned' | 'Stuck' | 'Invalid' | 'NeverSent';

const outcomeOf = weighted<Outcome>([
  ['Delivered', 855],
  ['SecondAttempt', 80],
  ['Returned', 30],
  ['Stuck', 25],
  ['Invalid', 5],
  ['NeverSent', 5],
]);
const airDays = weighted([
  [1, 45],
  [2, 40],
  [3, 15],
]);
const surfaceDays = weighted([
  [2, 20],
  [3, 30],
  [4, 25],
  [5, 15],
  [7, 10],
]);

/** Movements of a consignment from booking until now. */
export function journeyOf(plan: JourneyPlan, random: Random): Journey {
  const { calendar, bookingDay, enteredMs, nowMs, from, to } = plan;
  const startOf = (day: number): number => calendar[day]?.startMs ?? Infinity;
  const histories: GeneratedHistory[] = [];
  let deliveredDay = -1;

  /**
   * Adds a movement at a time of day between two hours. Movements are added in order, so the first one in the future
   * ends the journey.
   */
  const record = (
    day: number,
    [earliest, latest]: readonly [number, number],
    deliveryStatus: DeliveryStatus,
    city: string,
    phrases: readonly string[] = movementPhrases[deliveryStatus],
    internal = plan.isTracked,
  ): void => {
    const actionMs = startOf(day) + random.int(earliest * 60, latest * 60 - 1) * minute;
    const enteredLater = Math.max(enteredMs, actionMs + random.int(1, 40) * minute);
    const action = random.pick(phrases);
    if (actionMs > nowMs) return;
    if (deliveryStatus === 'Delivered') deliveredDay = day;
    histories.push({
      actionDate: new Date(actionMs),
      action,
      city,
      deliveryStatus,
      internal,
      nonDeletable: false,
      createdOn: new Date(Math.min(enteredLater, nowMs)),
    });
  };

  histories.push({
    actionDate: new Date(startOf(bookingDay)),
    action: random.pick(movementPhrases.Booked),
    city: from,
    deliveryStatus: 'Booked',
    internal: true,
    nonDeletable: true,
    createdOn: new Date(enteredMs),
  });
  const outcome = outcomeOf(random);
  if (outcome === 'NeverSent') return { histories, deliveredDay };

  record(bookingDay, [20, 23], 'Intransit', from);
  if (outcome === 'Invalid' && plan.isTracked) {
    record(bookingDay + 2, [11, 13], 'Invalid', from);
    return { histories, deliveredDay };
  }

  const transitDays = from === to ? 1 : (plan.serviceType === 'Air' ? airDays : surfaceDays)(random);
  let arrivalDay = bookingDay + transitDays;
  if (calendar[arrivalDay]?.isSunday) arrivalDay += 1;
  if (from !== to) record(arrivalDay, [5, 8], 'Intransit', to, arrivalPhrases);
  if (outcome === 'Stuck') {
    record(arrivalDay, [12, 16], 'Processing', to);
    record(bookingDay + 61, [10, 12], 'OlderThan2Months', to, movementPhrases.OlderThan2Months, true);
    return { histories, deliveredDay };
  }

  record(arrivalDay, [9, 10], 'OutForDelivery', to);
  if (outcome === 'Delivered' || outcome === 'Invalid') {
    record(arrivalDay, [11, 19], 'Delivered', to);
    return { histories, deliveredDay };
  }
  record(arrivalDay, [17, 19], 'Intransit', to, failedAttemptPhrases);
  const nextDay = arrivalDay + (calendar[arrivalDay + 1]?.isSunday ? 2 : 1);
  if (outcome === 'Returned') {
    record(nextDay + 2, [12, 18], 'Returned', from);
  } else {
    record(nextDay, [9, 10], 'OutForDelivery', to);
    record(nextDay, [11, 19], 'Delivered', to);
  }
  return { histories, deliveredDay };
}

/** Hours in which bookings are entered: 9:00 to 19:30, at most until `nowMs`. */
export function entryWindow(startOfDayMs: number, nowMs: number): readonly [fromMs: number, toMs: number] {
  const opensMs = startOfDayMs + 9 * hour;
  const closesMs = Math.min(startOfDayMs + 19 * hour + 30 * minute, nowMs);
  return closesMs > opensMs ? [opensMs, closesMs] : [startOfDayMs, Math.max(startOfDayMs, closesMs)];
}
