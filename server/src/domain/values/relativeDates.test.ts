import { isSearchDate, relativeDateText, resolveDate } from './relativeDates';

test('case 10: @-7 is the 14th on 21 Nov 2026, and the 15th on the 22nd', () => {
  expect(resolveDate('@-7', '2026-11-21', 'from')).toBe('2026-11-14');
  expect(resolveDate('@-7', '2026-11-22', 'from')).toBe('2026-11-15');
});

test('a month is its first day as a start, and its last as an end, but never after today', () => {
  expect(resolveDate('@month', '2026-11-21', 'from')).toBe('2026-11-01');
  expect(resolveDate('@month', '2026-11-21', 'to')).toBe('2026-11-21');
  expect(resolveDate('@lastmonth', '2026-03-31', 'from')).toBe('2026-02-01');
  expect(resolveDate('@lastmonth', '2026-03-31', 'to')).toBe('2026-02-28');
  expect(resolveDate('@today', '2026-11-21', 'to')).toBe('2026-11-21');
  expect(resolveDate('2026-01-31', '2026-11-21', 'from')).toBe('2026-01-31');
});

test('other words are no dates', () => {
  expect(['@today', '@-7', '@month', '@lastmonth', '2026-02-28'].every(isSearchDate)).toBe(true);
  expect(['@tomorrow', '@7', '@-', '@-12345', 'today', '2026-02-30', ''].filter(isSearchDate)).toEqual([]);
  expect(['@today', '@-1', '@-7', '@lastmonth'].map(relativeDateText)).toEqual([
    'today',
    'yesterday',
    '7 days ago',
    'last month',
  ]);
});
