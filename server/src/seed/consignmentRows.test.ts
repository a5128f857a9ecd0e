import fc from 'fast-check';
import { isAwb } from '../domain/bookings/awb';
import { addDays, dateIn, dayOfWeek, startOfDayInstant } from '../domain/values/dates';
import { maxAmountPaise } from '../domain/values/money';
import { maxWeightGrams } from '../domain/values/weight';
import { consignmentRows, type ConsignmentRowsOptions } from './consignmentRows';
import type { GeneratedConsignment } from './generatedConsignment';
import { demoBooks } from './demoBooks';
import { cities } from './data/cities';
import { cargoCarriers, couriers } from './data/couriers';
import { demoCustomers } from './data/demoNames';

const timezone = 'Asia/Kolkata';
const today = '2026-03-18';
const world = {
  today,
  timezone,
  cities,
  vendors: [...couriers, ...cargoCarriers],
  customers: demoCustomers.map((_, index) => ({ id: index + 1 })),
  users: [{ id: 1 }, { id: 2 }],
};

const rowsOf = (options: Partial<ConsignmentRowsOptions> = {}): GeneratedConsignment[] => [
  ...consignmentRows({ ...world, count: 2000, seed: 1, ...options }),
];

/** Checks the rules of DECISIONS 5 for one row. */
function expectBelievable(row: GeneratedConsignment, now: Date): void {
  const newest = row.histories[row.histories.length - 1];
  const [booked, ...movements] = row.histories;
  expect(booked).toMatchObject({
    deliveryStatus: 'Booked',
    internal: true,
    nonDeletable: true,
    city: 'Mumbai',
    actionDate: startOfDayInstant(row.bookingDate, timezone),
  });
  expect(movements.some(({ nonDeletable, deliveryStatus }) => nonDeletable || deliveryStatus === 'Booked')).toBe(false);
  expect(row.deliveryStatus).toBe(newest?.deliveryStatus);
  row.histories.forEach((history, index) => {
    const previous = row.histories[index - 1];
    if (previous) expect(history.actionDate.getTime()).toBeGreaterThan(previous.actionDate.getTime());
    expect(history.createdOn.getTime()).toBeGreaterThanOrEqual((previous?.createdOn ?? row.createdOn).getTime());
    expect(history.createdOn.getTime()).toBeGreaterThanOrEqual(history.actionDate.getTime());
    expect(history.createdOn.getTime()).toBeLessThanOrEqual(row.updatedOn.getTime());
    expect(history.action).not.toBe('');
  });
  const delivered = row.deliveryStatus === 'Delivered' && newest ? dateIn(timezone, newest.actionDate) : null;
  expect(row.deliveryDate).toBe(delivered);
  expect(row.histories.slice(0, -1).every(({ deliveryStatus }) => deliveryStatus !== 'Delivered')).toBe(true);

  expect(row.createdOn.getTime()).toBeGreaterThanOrEqual(startOfDayInstant(row.bookingDate, timezone).getTime());
  expect(row.updatedOn.getTime()).toBeGreaterThanOrEqual(row.createdOn.getTime());
  expect(row.updatedOn.getTime()).toBeLessThanOrEqual(now.getTime());

  expect(row.paymentReceivedDate !== null).toBe(row.paymentStatus === 'Paid');
  if (row.paymentReceivedDate !== null) {
    expect(row.paymentReceivedDate >= row.bookingDate && row.paymentReceivedDate <= today).toBe(true);
    expect(row.customerAmountPaise).not.toBeNull();
  }
  expect(row.actualWeightGrams).toBeGreaterThan(0);
  expect(row.chargeableWeightGrams).toBeGreaterThanOrEqual(row.actualWeightGrams);
  expect(row.chargeableWeightGrams).toBeLessThanOrEqual(maxWeightGrams);
  expect(row.packet).toBeGreaterThan(0);
  expect(row.vendorAmountPaise).toBeGreaterThan(0);
  expect(row.customerAmountPaise ?? row.vendorAmountPaise).toBeGreaterThanOrEqual(row.vendorAmountPaise);
  expectWholeAmounts(row);
}

function expectWholeAmounts(row: GeneratedConsignment): void {
  const { vendorAmountPaise, customerAmountPaise, insuranceAmountPaise, insuranceCommissionPaise } = row;
  const { vppAmountPaise, vppCommissionPaise } = row;
  const amounts = [
    vendorAmountPaise,
    customerAmountPaise ?? 0,
    insuranceAmountPaise,
    insuranceCommissionPaise,
    vppAmountPaise,
    vppCommissionPaise,
  ];
  expect(amounts.every((paise) => Number.isSafeInteger(paise) && paise >= 0 && paise <= maxAmountPaise)).toBe(true);
  expect(row.isInsurance).toBe(insuranceAmountPaise > 0 && insuranceCommissionPaise > 0);
  expect(row.isVpp).toBe(vppAmountPaise > 0 && vppCommissionPaise > 0);
  expect(insuranceCommissionPaise).toBeLessThanOrEqual(insuranceAmountPaise);
  expect(vppCommissionPaise).toBeLessThanOrEqual(vppAmountPaise);
  expect([row.actualWeightGrams, row.chargeableWeightGrams, row.packet].every(Number.isInteger)).toBe(true);
}

describe('generated consignments', () => {
  it('keep the rules of booking, movement and payment, whenever they are made', () => {
    const anyMoment = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minutes) => new Date(startOfDayInstant(today, timezone).getTime() + minutes * 60_000));
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 200 }), anyMoment, (seed, days, now) => {
        for (const row of rowsOf({ count: 60, seed, days, now })) expectBelievable(row, now);
      }),
      { numRuns: 20 },
    );
  });

  it('keep them in closed months, of which nothing is left at the counter or at the door', () => {
    const books = demoBooks(today);
    const rows = rowsOf({ books });
    for (const row of rows) expectBelievable(row, startOfDayInstant(today, timezone));
    const closed = rows.filter(({ bookingDate }) => bookingDate <= books.closed);
    expect(closed.length).toBeGreaterThan(1000);
    for (const { paymentMode, paymentStatus, isVpp, isInsurance, deliveryDate, customerAmountPaise } of closed) {
      expect(customerAmountPaise).not.toBeNull();
      if (paymentMode === 'Cash' || paymentMode === 'ToPay') expect(paymentStatus).toBe('Paid');
      if (isVpp || isInsurance) expect(deliveryDate).not.toBeNull();
    }
    expect(new Set(closed.map(({ isVpp }) => isVpp)).size).toBe(2);
  });

  it('keep them at the default moment, the start of today', () => {
    for (const row of rowsOf({ count: 300 })) expectBelievable(row, startOfDayInstant(today, timezone));
  });

  it('are as many as asked for, oldest first, within the days asked for', () => {
    for (const count of [0, 1, 7, 2000]) expect(rowsOf({ count })).toHaveLength(count);
    const dates = rowsOf({ days: 30 }).map(({ bookingDate }) => bookingDate);
    expect(dates).toEqual([...dates].sort());
    expect(dates[0]).toBe(addDays(today, -29));
    expect(dates[dates.length - 1]).toBe(today);
  });

  it('are the same for the same seed and day, and others for another seed', () => {
    expect(rowsOf({ count: 300 })).toEqual(rowsOf({ count: 300 }));
    expect(rowsOf({ count: 300 })).not.toEqual(rowsOf({ count: 300, seed: 2 }));
  });

  it('have AWB numbers of their own, also across runs with separate ranges', () => {
    const numbers = [...rowsOf(), ...rowsOf({ seed: 9, firstNumber: 2001 })].map(({ awbNo }) => awbNo);
    expect(new Set(numbers).size).toBe(4000);
    expect(numbers.every((awbNo) => isAwb(awbNo) && awbNo === awbNo.toUpperCase())).toBe(true);
  });

  it('refer to records that were given, and never to a cargo carrier', () => {
    const rows = rowsOf();
    const ids = (records: readonly { id: number }[]): Set<number> => new Set(records.map(({ id }) => id));
    expect(rows.every(({ vendorId }) => ids(couriers).has(vendorId))).toBe(true);
    expect(rows.every(({ senderId }) => ids(world.customers).has(senderId))).toBe(true);
    expect(rows.every(({ deliveryCityId }) => ids(cities).has(deliveryCityId))).toBe(true);
    expect(rows.every(({ createdById }) => ids(world.users).has(createdById))).toBe(true);
    expect(rows.every(({ bookingCityId }) => bookingCityId === 64)).toBe(true);
  });

  it('show every status, mode and kind that the screens tell apart', () => {
    const rows = rowsOf({ count: 20_000, now: new Date(`${today}T12:00:00Z`) });
    const seen = (of: (row: GeneratedConsignment) => unknown): unknown[] => [...new Set(rows.map(of))].sort();
    expect(seen(({ deliveryStatus }) => deliveryStatus)).toEqual([
      'Booked',
      'Delivered',
      'Intransit',
      'Invalid',
      'OlderThan2Months',
      'OutForDelivery',
      'Processing',
      'Returned',
    ]);
    expect(seen(({ paymentMode }) => paymentMode)).toEqual(['Balance', 'Cash', 'Credit', 'ToPay']);
    expect(seen(({ serviceType, parcelType }) => `${serviceType} ${parcelType}`)).toHaveLength(4);
    expect(seen(({ paymentStatus, isApproved }) => `${paymentStatus} ${isApproved}`)).toHaveLength(4);
    expect(seen(({ vendorId }) => vendorId)).toHaveLength(13);
    expect(seen(({ isVpp, isInsurance }) => `${isVpp} ${isInsurance}`)).toHaveLength(4);
    expect(rows.some(({ customerAmountPaise }) => customerAmountPaise === null)).toBe(true);
    expect(rows.filter(({ deliveryStatus }) => deliveryStatus === 'Delivered').length).toBeGreaterThan(17_000);
  });

  it('come mostly on weekdays', () => {
    const weekdayOf = rowsOf({ days: 119 }).map(({ bookingDate }) => dayOfWeek(bookingDate));
    const [sunday = 0, ...weekdays] = [0, 1, 2, 3, 4, 5, 6].map((day) => weekdayOf.filter((one) => one === day).length);
    expect(sunday).toBeGreaterThan(0);
    expect(Math.min(...weekdays)).toBeGreaterThan(3 * sunday);
  });

  it('need a home city', () => {
    expect(() => rowsOf({ cities: [{ id: 1, name: 'Srinagar' }] })).toThrow(RangeError);
  });
});
