import { nextInSeries } from './lineValues';

test.each([
  [['D102', 'D101'], 'D103'],
  [['D0100', 'D0099'], 'D0101'],
  [['D105', 'D101'], null],
  [['D102'], null],
  [['WE1', 'D0'], null],
])('the numbers %j, latest first, go on as %s', (latest, next) => expect(nextInSeries(latest)).toBe(next));
