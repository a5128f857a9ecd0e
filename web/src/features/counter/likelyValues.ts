/** What a sender's earlier bookings suggest for the next one. */
import { fold } from '../../../../server/src/domain/values/text';
import type { UsualBookingsQuery } from '../../graphql.generated';
import type { Choice } from './lineFields';
import { completes } from './matchName';

export type UsualBooking = Omit<UsualBookingsQuery['usualBookings'][number], '__typename'>;

/** A kind of booking with how much it counts as evidence. */
export interface Evidence {
  booking: UsualBooking;
  strength: number;
}

/** After this many later kinds of booking one counts half. */
const halfLife = 20;

/** Frequent and recent kinds count most; `bookings` are latest first. */
export const evidenceOf = (bookings: readonly UsualBooking[]): Evidence[] =>
  bookings.map((booking, index) => ({ booking, strength: booking.times / (1 + index / halfLife) }));

export const sameText = (one: string, other: string): boolean => fold(one.trim()) === fold(other.trim());

/** Applies each condition unless nothing would remain: the more that is known, the closer the bookings. */
export function closest(
  bookings: readonly Evidence[],
  conditions: readonly ((booking: UsualBooking) => boolean)[],
): readonly Evidence[] {
  let left = bookings;
  for (const holds of conditions) {
    const narrowed = left.filter(({ booking }) => holds(booking));
    if (narrowed.length > 0) left = narrowed;
  }
  return left;
}

/** How much of the evidence must agree, so that a value need not be looked at; who carries and who pays cost most. */
const agreement = { most: 0.6, nearlyAll: 0.9 } as const;

export interface Suggested<Value> {
  value: Value;
  /** So many bookings agree that Enter passes the field. */
  sure: boolean;
}

/** The value with the most evidence; the latest one of equals. Null if there is no booking. */
export function mostLikely<Value>(
  bookings: readonly Evidence[],
  valueOf: (booking: UsualBooking) => Value,
  share: keyof typeof agreement = 'most',
): Suggested<Value> | null {
  const sums = new Map<Value, number>();
  let total = 0;
  for (const { booking, strength } of bookings) {
    total += strength;
    sums.set(valueOf(booking), (sums.get(valueOf(booking)) ?? 0) + strength);
  }
  let best: { value: Value; sum: number } | null = null;
  for (const [value, sum] of sums) if (!best || sum > best.sum) best = { value, sum };
  return best && { value: best.value, sure: best.sum >= agreement[share] * total };
}

/** Receivers with a word that begins with the text, those that begin with it first, then by evidence. */
export function receiversLike(bookings: readonly Evidence[], text: string): string[] {
  const start = fold(text.trim());
  const found = new Map<string, { name: string; strength: number }>();
  for (const { booking, strength } of bookings) {
    const key = fold(booking.receiver);
    if (!` ${key}`.includes(` ${start}`)) continue;
    const known = found.get(key);
    if (known) known.strength += strength;
    else found.set(key, { name: booking.receiver, strength });
  }
  const rank = (key: string) => (key.startsWith(start) ? 0 : 1);
  return [...found]
    .sort(([a, one], [b, other]) => rank(a) - rank(b) || other.strength - one.strength)
    .map(([, { name }]) => name);
}

/** So short, and in small letters, a text is the beginning of a name and not a name. */
const initials = /^\p{Ll}{1,2}$/u;

/** The earlier receiver that Tab or Enter completes the typed text to; undefined: the text is a new receiver and stays as typed. */
export function receiverFor(typed: string, names: readonly string[]): string | undefined {
  if (typed === '') return names[0];
  if (typed !== typed.toLocaleLowerCase('en')) return undefined;
  const same = names.find((name) => sameText(name, typed));
  return same ?? (initials.test(typed) ? names.find((name) => completes(name, typed)) : undefined);
}

/** Couriers charge by steps of this weight. */
const stepGrams = 500;
export const weightStep = (kilograms: number): number => Math.ceil(Math.round(kilograms * 1000) / stepGrams);

export const vendorOf = (b: UsualBooking): Choice => ({ id: b.vendorId, name: b.vendorName, type: b.vendorType });

export function nameOf(bookings: readonly Evidence[], what: 'city' | 'vendor', id: number): Choice | null {
  for (const { booking: b } of bookings) {
    if (what === 'city' && b.deliveryCityId === id) return { id, name: b.deliveryCityName };
    if (what === 'vendor' && b.vendorId === id) return vendorOf(b);
  }
  return null;
}
