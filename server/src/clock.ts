import { todayIn } from './domain/dates';

/** What time it is, and which calendar day that is for the company. Tests set it. */
export interface Clock {
  now(): Date;
  /** Of now, or of the instant given. */
  today(at?: Date): string;
}

export function systemClock(timezone: string): Clock {
  return { now: () => new Date(), today: (at = new Date()) => todayIn(timezone, at) };
}
