import { todayIn } from '../../domain/values/dates';

/** Current time, and the calendar day in the company's time zone. Replaced by tests. */
export interface Clock {
  now(): Date;
  /** Day of now, or of the given instant. */
  today(at?: Date): string;
}

const minuteMs = 60_000;

/** `today` is cached per minute, since every request needs it and in no time zone a day starts within a minute. */
export function systemClock(timezone: string): Clock {
  let known = { minute: NaN, day: '' };
  return {
    now: () => new Date(),
    today: (at = new Date()) => {
      const minute = Math.floor(at.getTime() / minuteMs);
      if (minute !== known.minute) known = { minute, day: todayIn(timezone, at) };
      return known.day;
    },
  };
}
