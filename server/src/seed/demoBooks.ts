import { addDays, firstOfLastMonth, lastOfMonth, type DateOnly } from '../domain/values/dates';
import { demoFiling } from './demoFiling';

/** Days up to today that are left without a bill, so that some are proposed. */
const proposedDays = 5;

/** Which days of the demo are on documents. */
export interface DemoBooks {
  /** Of the first month of which everything earned is on one. */
  from: DateOnly;
  /** The end of the last such month. */
  closed: DateOnly;
  /** Of what is collected after this day nothing is billed. */
  until: DateOnly;
}

export function demoBooks(today: DateOnly): DemoBooks {
  const closed = lastOfMonth(firstOfLastMonth(today));
  const until = addDays(today, -proposedDays - 1);
  return { from: `${demoFiling(today).month}-01`, closed, until: until < closed ? closed : until };
}
