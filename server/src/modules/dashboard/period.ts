import { addDays, firstOfMonth } from '../../domain/dates';

/** The stretches of time that a card shows, all of them ending on one day. */
export const periods = ['today', 'yesterday', 'month', 'total'] as const;
export type Period = (typeof periods)[number];
export type ByPeriod = Record<Period, number>;

/** A figure for each period. */
export const byPeriod = (of: (period: Period) => number): ByPeriod => ({
  today: of('today'),
  yesterday: of('yesterday'),
  month: of('month'),
  total: of('total'),
});

/** `column` falls in the period, as SQL over the parameters below; the query itself leaves out what is later. */
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
