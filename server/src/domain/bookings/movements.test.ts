import { newestFirst, newestMovement, stateAfter } from './movements';

const movement = (
  id: number,
  day: string,
  more: { deliveryStatus?: 'Booked' | 'Intransit'; deletedOn?: Date } = {},
) => ({
  id,
  actionDate: new Date(`${day}T06:00:00Z`),
  deliveryStatus: 'Intransit' as const,
  nonDeletable: false,
  deletedOn: null,
  ...more,
});
const booked = { ...movement(1, '2026-11-20'), deliveryStatus: 'Booked' as const, nonDeletable: true };
const newestOf = (...rows: ReturnType<typeof movement>[]) => newestMovement(newestFirst(rows))?.id;

test('the newest by date gives the state; of one date the one entered last', () => {
  expect(newestOf(movement(2, '2026-11-12'), movement(3, '2026-11-11'))).toBe(2);
  expect(newestOf(movement(2, '2026-11-12'), movement(3, '2026-11-12'))).toBe(3);
});

test('the Booked row of the booking ranks lowest, even when it is the newest by date', () => {
  expect(newestOf(booked, movement(2, '2026-11-12'))).toBe(2);
  expect(newestOf(booked)).toBe(1);
});

test('a Booked row that somebody entered is a movement like any other', () => {
  expect(newestOf(movement(2, '2026-11-12'), movement(3, '2026-11-13', { deliveryStatus: 'Booked' }))).toBe(3);
});

test('deleted rows do not count', () => {
  expect(newestOf(booked, movement(2, '2026-11-12', { deletedOn: new Date() }))).toBe(1);
  expect(newestOf(movement(2, '2026-11-12', { deletedOn: new Date() }))).toBeUndefined();
});

test('a delivery gives its day in the time zone of the company; any other movement none', () => {
  const late = new Date('2026-11-20T20:00:00Z');
  expect(stateAfter({ deliveryStatus: 'Delivered', actionDate: late }, 'Asia/Kolkata')).toEqual({
    deliveryStatus: 'Delivered',
    deliveryDate: '2026-11-21',
  });
  expect(stateAfter({ deliveryStatus: 'Returned', actionDate: late }, 'Asia/Kolkata').deliveryDate).toBeNull();
});
