/** Prices by weight. The slabs of one zone, service and parcel type cover all weights from 0 without gap or overlap. */
import { digitsOf } from '../values/units';
import type { ParcelType, ServiceType } from '../bookings/enums';
import type { SlabMode } from './enums';
import type { Paise } from '../values/money';
import type { Grams } from '../values/weight';

export interface SlabKey {
  zoneId: number;
  serviceType: ServiceType;
  /** Null: any parcel type without slabs. */
  parcelType: ParcelType | null;
}

/** Weights above `fromWeight` up to and including `toWeight`; null: no limit. */
export interface Slab extends SlabKey {
  fromWeight: Grams;
  toWeight: Grams | null;
  mode: SlabMode;
  baseAmount: Paise;
  stepWeight: Grams;
  stepAmount: Paise;
}

const freightBy: Readonly<Record<SlabMode, (slab: Slab, grams: Grams) => Paise>> = {
  Flat: ({ baseAmount }) => baseAmount,
  Additional: ({ baseAmount, fromWeight, stepWeight, stepAmount }, grams) =>
    baseAmount + Math.ceil((grams - fromWeight) / stepWeight) * stepAmount,
  Whole: ({ stepWeight, stepAmount }, grams) => Math.ceil(grams / stepWeight) * stepAmount,
};

export const freightOf = (slab: Slab, grams: Grams): Paise => freightBy[slab.mode](slab, grams);

const covers = ({ fromWeight, toWeight }: Slab, grams: Grams): boolean =>
  grams > fromWeight && (toWeight === null || grams <= toWeight);

/** The slab of a weight: of the parcel type itself, otherwise of any. */
export function slabFor(slabs: readonly Slab[], key: SlabKey, grams: Grams): Slab | null {
  const own = slabs.filter(
    (slab) => slab.zoneId === key.zoneId && slab.serviceType === key.serviceType && covers(slab, grams),
  );
  return (
    own.find(({ parcelType }) => parcelType === key.parcelType) ??
    own.find(({ parcelType }) => parcelType === null) ??
    null
  );
}

/** Slabs of each zone, service and parcel type, by weight. */
function bySlabKey(slabs: readonly Slab[]): Slab[][] {
  const groups = new Map<string, Slab[]>();
  for (const slab of slabs) {
    const key = `${slab.zoneId}/${slab.serviceType}/${slab.parcelType ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), slab]);
  }
  return [...groups.values()].map((group) => group.sort((one, other) => one.fromWeight - other.fromWeight));
}

/** Without the unit: 5500 is '5.500'. */
const kilograms = (grams: Grams) => digitsOf(grams, 3).join('.');

/** Reason why the slabs do not cover each weight exactly once, or null. `nameOf` names a zone. */
export function slabsRefusal(slabs: readonly Slab[], nameOf: (zoneId: number) => string): string | null {
  for (const group of bySlabKey(slabs)) {
    let end: Grams | null = 0;
    for (const slab of group) {
      const name = `Slabs of ${nameOf(slab.zoneId)}, ${slab.serviceType}`;
      if (slab === group[0] && slab.fromWeight !== 0) return 'The first slab begins at 0 Kg';
      if (end === null || slab.fromWeight < end) return `${name} overlap at ${kilograms(slab.fromWeight)} Kg`;
      if (slab.fromWeight > end)
        return `${name} leave a gap from ${kilograms(end)} to ${kilograms(slab.fromWeight)} Kg`;
      end = slab.toWeight;
    }
  }
  return null;
}

/** A weight from which on the price is lower than just before. */
export interface PriceFall {
  slab: Slab;
  atWeight: Grams;
  before: Paise;
  after: Paise;
}

export function priceFalls(slabs: readonly Slab[]): PriceFall[] {
  return bySlabKey(slabs).flatMap((group) =>
    group.slice(1).flatMap((slab, at) => {
      const previous = group[at];
      if (!previous || previous.toWeight === null) return [];
      const before = freightOf(previous, previous.toWeight);
      const after = freightOf(slab, previous.toWeight + 1);
      return after < before ? [{ slab, atWeight: previous.toWeight, before, after }] : [];
    }),
  );
}
