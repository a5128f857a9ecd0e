import { chosenPlan, readingCost, type Choice, type Estimate, type Reading } from './listCost';

const total = 1_000_000;
const measure = ['deletedOn', 'customerAmount', 'bookingDate', 'id', 'paymentMode', 'isInsurance'];
const insurance = ['isInsurance', 'deletedOn', 'bookingDate', 'id', 'paymentMode'];

const reading = (shares: Record<string, number>, ...more: string[]): Reading => ({
  shares: new Map(Object.entries(shares)),
  listed: new Set(Object.keys(shares)),
  implied: new Map(),
  columns: new Set([...Object.keys(shares), 'deletedOn', ...more]),
});
const range = (index: string, columns: readonly string[], rows: number, inOrder = false): Estimate => ({
  index,
  columns,
  rows,
  inOrder,
});

function choice(shares: Record<string, number>, given: Partial<Choice>): Choice {
  return {
    total,
    wanted: 100,
    found: Object.values(shares).reduce((rows, share) => rows * share, total),
    forwards: true,
    together: 1,
    ranges: [],
    along: null,
    byName: null,
    page: reading(shares, 'customerAmount', 'bookingDate', 'id'),
    count: reading(shares),
    ...given,
  };
}

describe('reading an index', () => {
  test('that has all columns of the statement reads no row', () => {
    expect(readingCost(1000, measure, reading({ isInsurance: 0.05 }, 'customerAmount'), false)).toBe(1000);
  });

  test('forwards, reads the rows that the columns in the index do not refuse', () => {
    const one = readingCost(1000, measure, reading({ receiver: 0.1 }), true);
    expect(readingCost(1000, measure, reading({ receiver: 0.1, isInsurance: 0.05 }), true)).toBeLessThan(one / 3);
  });

  test('backwards, reads the row of each entry', () => {
    const shares = reading({ receiver: 0.1, isInsurance: 0.05 });
    expect(readingCost(1000, measure, shares, false)).toBe(
      readingCost(1000, measure, reading({ receiver: 0.1 }), true),
    );
  });

  test('does not count the column twice by which the range is limited', () => {
    const shares = reading({ isInsurance: 0.05, receiver: 0.1 });
    expect(readingCost(1000, insurance, shares, true)).toBe(
      readingCost(1000, insurance, reading({ receiver: 1 }), true),
    );
  });
});

test('a range limits what is read by its own column alone', () => {
  const receiver = ['receiver', 'deletedOn', 'bookingDate', 'id'];
  const range = { ...reading({ receiver: 0.1, bookingDate: 0.1, vendorId: 0.5 }), listed: new Set(['vendorId']) };
  const rows = readingCost(1000, receiver, reading({ receiver: 0.1, bookingDate: 1, vendorId: 0.5 }), true);
  expect(readingCost(1000, receiver, range, true)).toBeLessThan(rows / 3);
});

test('bounds that follow from another filter decide nothing in an index that has its column', () => {
  const delivery = ['deletedOn', 'deliveryDate', 'bookingDate', 'id'];
  const shares = { deliveryDate: 0.1, bookingDate: 0.1, receiver: 0.1 };
  const implied = {
    ...reading(shares),
    listed: new Set<string>(),
    implied: new Map([['bookingDate', 'deliveryDate']]),
  };
  const awbNo = ['awbNo', 'deletedOn', 'bookingDate', 'id'];
  expect(readingCost(1000, delivery, implied, true)).toBeGreaterThan(3 * readingCost(1000, awbNo, implied, true));
});

describe('a page', () => {
  test('is read in the order of its sort if the filter lets many rows through', () => {
    const shares = { isInsurance: 0.95 };
    const ranges = [range('insurance', insurance, 950_000)];
    const along = range('amount', measure, total, true);
    expect(chosenPlan(choice(shares, { ranges, along }))).toMatchObject({ way: 'amount', fallback: null });
  });

  test('of rare rows is read from the index of its filter', () => {
    const shares = { isInsurance: 0.0005 };
    const ranges = [range('insurance', insurance, 500)];
    const along = range('amount', measure, total, true);
    expect(chosenPlan(choice(shares, { ranges, along }))).toMatchObject({ way: 'insurance', fallback: null });
  });

  test('that may be long in coming has another way, the cheapest one', () => {
    const shares = { isInsurance: 0.05, paymentMode: 0.4 };
    const ranges = [
      range('mode', ['paymentMode', 'deletedOn', 'bookingDate', 'id'], 400_000),
      range('insurance', insurance, 50_000),
    ];
    const along = range('amount', measure, total, true);
    const { way, fallback } = chosenPlan(choice(shares, { ranges, along }));
    expect(way).toBe('amount');
    expect(fallback).toMatchObject({ index: 'insurance' });
  });

  test('whose rows lie together somewhere in the order of the sort is collected', () => {
    const shares = { createdOn: 0.1 };
    const ranges = [range('entry', ['deletedOn', 'createdOn', 'bookingDate', 'id'], 100_000)];
    const along = range('date', ['deletedOn', 'bookingDate', 'id'], total, true);
    const page = reading(shares, 'bookingDate', 'id');
    expect(chosenPlan(choice(shares, { ranges, along, page })).way).toBe('date');
    expect(chosenPlan(choice(shares, { ranges, along, page, together: 0.1 })).way).toBe('entry');
  });

  test('sorted by a name is read name by name where many rows match', () => {
    const shares = { isInsurance: 0.95 };
    const ranges = [range('insurance', insurance, 950_000)];
    expect(chosenPlan(choice(shares, { ranges, byName: ['vendorId', 'deletedOn', 'bookingDate', 'id'] })).way).toBe('');
  });
});

test('a count takes the index that decides without rows, though another one has fewer entries', () => {
  const shares = { vendorId: 0.03, isInsurance: 0.05 };
  const ranges = [
    range('vendor', ['vendorId', 'deletedOn', 'bookingDate', 'id'], 30_000),
    range('insurance', [...insurance, 'vendorId'], 50_000),
  ];
  expect(chosenPlan(choice(shares, { ranges })).counting).toEqual({ index: 'insurance', cost: 50_000 });
});
