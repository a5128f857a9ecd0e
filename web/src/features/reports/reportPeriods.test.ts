import { comparedWith, readPeriod } from './reportPeriods';

const between = (fromDate: string, toDate: string) => ({ fromDate, toDate });

test.each([
  ['month', between('2026-11-01', '2026-11-27')],
  ['lastMonth', between('2026-10-01', '2026-10-31')],
  ['days7', between('2026-11-21', '2026-11-27')],
  ['months12', between('2025-12-01', '2026-11-27')],
  ['year', between('2026-04-01', '2026-11-27')],
  ['lastYear', between('2025-04-01', '2026-03-31')],
  ['2026-01-05_2026-02-06', between('2026-01-05', '2026-02-06')],
  ['2026-01-05', undefined],
  ['toString', undefined],
])('%s', (text, period) => {
  expect(readPeriod(text, '2026-11-27')).toEqual(period);
});

test.each([
  ['whole months beside whole months', between('2026-02-01', '2026-02-28'), between('2026-01-01', '2026-01-31')],
  ['the days of a month so far', between('2026-11-01', '2026-11-27'), between('2026-10-01', '2026-10-27')],
  ['a financial year', between('2025-04-01', '2026-03-31'), between('2024-04-01', '2025-03-31')],
  ['any other days', between('2026-11-21', '2026-11-27'), between('2026-11-14', '2026-11-20')],
])('the period before is of the same kind: %s', (_, period, before) => {
  expect(comparedWith(period, 'Before')).toEqual(before);
});

test('the year before keeps the ends of months', () => {
  expect(comparedWith(between('2025-02-10', '2025-02-28'), 'YearBefore')).toEqual(between('2024-02-10', '2024-02-29'));
  expect(comparedWith(between('2023-02-10', '2023-02-20'), 'YearBefore')).toBeNull();
});
