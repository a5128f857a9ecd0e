import { todayIn } from './domain/dates';

/** What time it is, and which calendar day that is for the company. Tests set it. */
export interface Clock {
  now(): Date;
  today(): string;
}

export function systemClock(timezone: string): Clock {
  return { now: () => new Date(), today: () => todayIn(timezone) };
}
