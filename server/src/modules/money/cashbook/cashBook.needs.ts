import { daysAgo, type Need } from '../../../core/module/need';
import { daysBetween } from '../../../domain/values/dates';
import { lastClosed } from './cashBookDay';

/** Days since the last closed one. Closing yesterday closes them all; a book that has not begun has none. */
export const cashBookNeeds: readonly Need[] = [
  {
    kind: 'OpenCashDays',
    async find(context) {
      const yesterday = daysAgo(context, 1);
      const last = await lastClosed(context.db);
      return { count: last ? Math.max(0, daysBetween(last.date, yesterday)) : 0, filters: { day: yesterday } };
    },
  },
];
