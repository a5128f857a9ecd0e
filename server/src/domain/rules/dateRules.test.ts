import {
  futureRefusal,
  notBefore,
  notInFuture,
  paymentDateRefusal,
  searchDateBounds,
  searchDateRefusals,
} from './dateRules';

const today = '2026-11-20';

test('a date or an instant in the future is refused by its name; now is not the future', () => {
  expect(notInFuture('Booking date', '2026-11-21', today)).toBe('Booking date cannot be in the future');
  expect(notInFuture('Booking date', today, today)).toBeNull();
  const now = new Date('2026-11-20T10:00:00Z');
  expect(notInFuture('Dispatch date', new Date(now.getTime() + 1), now)).toBe('Dispatch date cannot be in the future');
  expect(notInFuture('Dispatch date', new Date(now), now)).toBeNull();
});

test('a date before its bound is refused; the bound itself is allowed', () => {
  expect(notBefore('Date', '2026-11-19', today, 'today')).toBe('Date cannot be before today');
  expect(notBefore('Date', today, today, 'today')).toBeNull();
});

test('a month is compared with the current month, a date with today', () => {
  const message = 'Enter valid Invoice Month';
  expect(futureRefusal(message, '2026-12', today)).toBe(message);
  expect(futureRefusal(message, '2026-11', today)).toBeNull();
  expect(futureRefusal(message, '2026-11-21', today)).toBe(message);
});

test('a payment is neither before the invoice nor in the future', () => {
  expect(paymentDateRefusal('2026-11-09', '2026-11-10', today)).toBe('Payment date cannot be before the invoice date');
  expect(paymentDateRefusal('2026-11-21', '2026-11-10', today)).toBe('Payment date cannot be in the future');
  expect(paymentDateRefusal('2026-11-10', '2026-11-10', today)).toBeNull();
  expect(paymentDateRefusal(null, '2026-11-10', today)).toBeNull();
});

describe('the dates of a search', () => {
  const refusals = (fromDate: string | null, toDate: string | null) =>
    Object.values(searchDateRefusals({ fromDate, toDate }, today)).filter(Boolean);

  test('are not after today, and To is not before From', () => {
    expect(refusals('2026-11-21', null)).toEqual(['From date cannot be after today']);
    expect(refusals(null, '2026-11-21')).toEqual(['To date cannot be after today']);
    expect(refusals('2026-11-11', '2026-11-10')).toEqual(['To date cannot be before From date']);
    expect(refusals('2026-11-10', '2026-11-10')).toEqual([]);
    expect(refusals(null, null)).toEqual([]);
  });

  test('what the fields offer is what the search takes', () => {
    const { fromDate, toDate } = searchDateBounds({ fromDate: '2026-11-05', toDate: '2026-11-10' }, today);
    expect([fromDate.min, fromDate.max]).toEqual(['2023-01-01', '2026-11-10']);
    expect([toDate.min, toDate.max]).toEqual(['2026-11-05', today]);
    expect(refusals(fromDate.max, toDate.min)).toEqual(['To date cannot be before From date']);
    expect(refusals(fromDate.max, toDate.max)).toEqual([]);
  });
});
