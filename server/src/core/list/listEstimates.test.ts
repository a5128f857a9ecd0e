import type { Estimate } from './listCost';
import { rangeRows, sharesOf } from './listEstimates';

const total = 1_000_000;

describe('the rows that an estimate means', () => {
  test.each([
    ['counted where the range is short', 3000, 3000],
    ['half where it is long, as InnoDB doubles them', 100_000, 50_000],
    ['a large part where it is half of the table or more', 499_000, 700_000],
  ])('%s', (_, estimated, rows) => {
    expect(rangeRows(estimated, total)).toBeCloseTo(rows);
  });

  test('are never more than the list has', () => {
    expect(rangeRows(20, 10)).toBe(10);
  });
});

describe('the part of the rows that a filter lets through', () => {
  const estimates = (...ranges: (readonly [columns: string[], rows: number])[]) => {
    const byIndex = ranges.map(([columns, rows]): [string, Estimate] => {
      const index = columns.join();
      return [index, { index, columns, rows, inOrder: false }];
    });
    return { total, byIndex: new Map(byIndex) };
  };
  const vendor = ['vendorId', 'deletedOn', 'bookingDate', 'id'];
  const date = ['deletedOn', 'bookingDate', 'id'];
  const byColumn = new Map([
    ['vendorId', vendor.join()],
    ['bookingDate', date.join()],
  ]);

  test('is of all rows', () => {
    const filtered = { columns: new Set(['vendorId']), listed: new Set(['vendorId']) };
    expect(sharesOf(filtered, byColumn, estimates([vendor, 50_000])).get('vendorId')).toBe(0.05);
  });

  test('is of the rows in a period, if its index goes on with the date', () => {
    const filtered = { columns: new Set(['vendorId', 'bookingDate']), listed: new Set(['vendorId']) };
    const shares = sharesOf(filtered, byColumn, estimates([vendor, 4000], [date, 80_000]));
    expect(shares.get('vendorId')).toBe(0.05);
    expect(shares.get('bookingDate')).toBe(0.08);
  });

  test('is unknown without an index', () => {
    const filtered = { columns: new Set(['remarks']), listed: new Set<string>() };
    expect(sharesOf(filtered, byColumn, estimates()).get('remarks')).toBe(1);
  });
});
