import { todayIn } from '../domain/dates';

/** What time it is, and which calendar day that is for the company. Tests set it. */
export interface Clock {
  now(): Date;
  /** Of now, or of the instant given. */
  today(at?: Date): string;
}

const minuteMs = 60_000;

/** Each request asks for the day, and no time zone begins one within a minute: it is worked out once a minute. */
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
