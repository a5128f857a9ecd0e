import { addDays, addMonths, firstOfMonth, monthOf, type DateOnly } from '../domain/values/dates';

/** GSTR-1 is filed on the 11th of the next month: the newest month of which that day has come. */
export function demoFiling(today: DateOnly): { month: string; filedOn: DateOnly } {
  const due = addDays(firstOfMonth(today), 10);
  const filedOn = due <= today ? due : addMonths(due, -1);
  return { month: monthOf(addMonths(filedOn, -1)), filedOn };
}
