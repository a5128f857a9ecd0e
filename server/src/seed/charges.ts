import type { ParcelType, PaymentMode, ServiceType } from '../domain/bookings/enums';
import type { Paise } from '../domain/values/money';
import type { Grams } from '../domain/values/weight';
import { weighted, type Random } from './data/random';

const rupee = 100;

export interface Parcel {
  parcelType: ParcelType;
  serviceType: ServiceType;
  packet: number;
  actualWeightGrams: Grams;
  chargeableWeightGrams: Grams;
}

const docsGrams = weighted([
  [100, 40],
  [250, 35],
  [500, 20],
  [900, 5],
]);
const boxGrams = weighted([
  [1_000, 30],
  [3_000, 30],
  [8_000, 22],
  [20_000, 13],
  [45_000, 5],
]);
const loadGrams = weighted([
  [15_000, 40],
  [40_000, 35],
  [110_000, 20],
  [300_000, 5],
]);

/** Charged per half kilogram; light but bulky boxes by volume. */
export function parcelOf(isCargo: boolean, random: Random): Parcel {
  const isDocs = !isCargo && random.chance(0.55);
  const typicalGrams = (isCargo ? loadGrams : isDocs ? docsGrams : boxGrams)(random);
  const actualWeightGrams = Math.max(50, Math.floor((typicalGrams * random.int(30, 130)) / 1000) * 10);
  const volumePercent = !isDocs && random.chance(0.3) ? random.int(110, 160) : 100;
  return {
    parcelType: isDocs ? 'Docs' : 'Box',
    serviceType: !isCargo && random.chance(isDocs ? 0.85 : 0.35) ? 'Air' : 'Surface',
    packet: isDocs ? 1 : random.int(1, Math.min(12, 1 + Math.floor(actualWeightGrams / 8_000))),
    actualWeightGrams,
    chargeableWeightGrams: Math.ceil((actualWeightGrams * volumePercent) / 100 / 500) * 500,
  };
}

export interface Amounts {
  vendorAmountPaise: Paise;
  customerAmountPaise: Paise;
}

/** Whole rupees by weight, service and distance; the vendor gets 55 to 80 percent. */
export function amountsOf(parcel: Parcel, distancePercent: number, random: Random): Amounts {
  const furtherHalves = parcel.chargeableWeightGrams / 500 - 1;
  const [first, further] = parcel.serviceType === 'Air' ? [60, 45] : [70, 11];
  const customerRupees = Math.ceil(((first + further * furtherHalves) * distancePercent) / 100 / 5) * 5;
  return {
    vendorAmountPaise: Math.ceil((customerRupees * random.int(55, 80)) / 100) * rupee,
    customerAmountPaise: customerRupees * rupee,
  };
}

export interface Extras {
  isInsurance: boolean;
  insuranceAmountPaise: Paise;
  insuranceCommissionPaise: Paise;
  isVpp: boolean;
  vppAmountPaise: Paise;
  vppCommissionPaise: Paise;
}

/** Insurance at 1 percent of the declared value; VPP at 2 percent of the amount to collect. */
export function extrasOf(parcelType: ParcelType, random: Random): Extras {
  const isInsurance = parcelType === 'Box' && random.chance(0.12);
  const isVpp = random.chance(0.03);
  const insuredPaise = isInsurance ? random.int(10, 400) * 500 * rupee : 0;
  const collectedPaise = isVpp ? random.int(10, 400) * 50 * rupee : 0;
  return {
    isInsurance,
    insuranceAmountPaise: insuredPaise,
    insuranceCommissionPaise: insuredPaise / 100,
    isVpp,
    vppAmountPaise: collectedPaise,
    vppCommissionPaise: collectedPaise / 50,
  };
}

export const paymentModeOf = weighted<PaymentMode>([
  ['Credit', 58],
  ['Cash', 24],
  ['ToPay', 12],
  ['Balance', 6],
]);

/** Index of the calendar day of payment; -1 if unpaid. */
export function paymentDayOf(
  mode: PaymentMode,
  bookingDay: number,
  deliveredDay: number,
  today: number,
  random: Random,
): number {
  const after = (probability: number, earliest: number, latest: number): number => {
    const day = bookingDay + random.int(earliest, latest);
    return random.chance(probability) && day <= today ? day : -1;
  };
  switch (mode) {
    case 'Cash':
      return random.chance(0.97) ? bookingDay : -1;
    case 'ToPay':
      return random.chance(0.92) ? deliveredDay : -1;
    case 'Credit':
      return after(0.75, 32, 62);
    case 'Balance':
      return after(0.55, 10, 40);
  }
}
