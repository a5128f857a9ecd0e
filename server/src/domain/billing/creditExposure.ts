import type { ServiceType } from '../bookings/enums';
import type { VendorType } from '../parties/enums';
import type { BasisPoints } from '../rating/price';
import { isByRoad } from '../tax/services';
import { percentOf, type Paise } from '../values/money';

/** Sums of a customer's documents, in paise. */
export interface ExposureSums {
  outstanding: Paise;
  unapproved: Paise;
  /** Before tax. */
  unbilled: Paise;
  /** What of it goes by the company's own cargo by road. */
  unbilledRoad: Paise;
  unallocated: Paise;
}

/** The rates of tax of freight to a customer: by the company's own cargo by road, and by all others. */
export interface FreightRates {
  courier: BasisPoints;
  ownRoad: BasisPoints;
}

export const isOwnRoad = (serviceType: ServiceType | null, vendorType: VendorType | null | undefined): boolean =>
  vendorType === 'OwnCargo' && serviceType !== null && isByRoad({ serviceType });

export type Unbilled = Pick<ExposureSums, 'unbilled' | 'unbilledRoad'>;

/** Of the sums, what more is unbilled added to it. */
export const withUnbilled = <Sums extends Unbilled>(sums: Sums, added: Unbilled): Sums => ({
  ...sums,
  unbilled: sums.unbilled + added.unbilled,
  unbilledRoad: sums.unbilledRoad + added.unbilledRoad,
});

const withTax = (amount: Paise, rate: BasisPoints): Paise => percentOf(amount, (10_000 + rate) / 100);

/** What the customer would owe if everything was billed, with tax, and nothing more was paid. */
export const exposureOf = (
  { outstanding, unapproved, unbilled, unbilledRoad, unallocated }: ExposureSums,
  { courier, ownRoad }: FreightRates,
): Paise =>
  outstanding + unapproved + withTax(unbilled - unbilledRoad, courier) + withTax(unbilledRoad, ownRoad) - unallocated;
