/** Keyboard navigation of the calendar. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
import { addDays, addMonths, dayOfWeek, monthOf } from '../../../../server/src/domain/values/dates';

interface From {
  /** Where the first arrow key goes. */
  start: string;
  month: boolean;
  shiftKey: boolean;
}

const daySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

/** The day or month that `key` moves to; null if the key does not move. */
export function movedBy(key: string, active: string | null, { start, month, shiftKey }: From): string | null {
  if (active === null) return key === 'ArrowDown' || key === 'ArrowUp' ? start : null;
  const pages = key === 'PageUp' ? -1 : key === 'PageDown' ? 1 : 0;
  if (month) {
    const step = pages !== 0 ? pages * 12 : monthSteps[key];
    return step === undefined ? null : shiftMonth(active, step);
  }
  if (pages !== 0) return addMonths(active, shiftKey ? pages * 12 : pages);
  if (key === 'Home') return addDays(active, -dayOfWeek(active));
  if (key === 'End') return addDays(active, 6 - dayOfWeek(active));
  const step = daySteps[key];
  return step === undefined ? null : addDays(active, step);
}

export const shiftMonth = (month: string, count: number): string => monthOf(addMonths(`${month}-01`, count));

export interface Bounds {
  min?: string;
  max?: string;
}

export function clampDay(date: string, { min, max }: Bounds): string {
  if (max && date > max) return max;
  return min && date < min ? min : date;
}
