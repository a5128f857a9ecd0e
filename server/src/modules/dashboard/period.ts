import { addDays, firstOfMonth } from '../../domain/dates';

/** Periods of a card, all ending on the same day. */
export const periods = ['today', 'yesterday', 'month', 'total'] as const;
export type Period = (typeof periods)[number];
export type ByPeriod<Value = number> = Record<Period, Value>;

/** One value per period. */
export const byPeriod = <Value>(of: (period: Period) => Value): ByPeriod<Value> => ({
  today: of('today'),
  yesterday: of('yesterday'),
  month: of('month'),
  total: of('total'),
});

/** SQL condition that `column` is in the period; the query itself excludes later dates. */
export const inPeriod = (column: string): Record<Period, string> => ({
  today: `${column} = :date`,
  yesterday: `${column} = :yesterday`,
  month: `${column} >= :firstOfMonth`,
  total: '1 = 1',
});

export const periodParameters = (date: string) => ({
  date,
  yesterday: addDays(date, -1),
  firstOfMonth: firstOfMonth(date),
});
