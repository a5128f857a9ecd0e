/** Volumetric and chargeable weights. */
import type { Grams } from '../values/weight';

/** Measures of equal packets, in whole millimetres. */
export interface PacketSize {
  length: number;
  width: number;
  height: number;
  count: number;
}

/** Maximum side of a packet: 500 cm. */
export const maxSideMm = 5000;

/** A carrier's rule for turning volume into weight. */
export interface WeightTerms {
  /** Cubic centimetres per kilogram, which is cubic millimetres per gram. */
  divisor: number;
  /** A longer side multiplies the weight; null: none does. */
  longSide: number | null;
  /** Tenths: 20 doubles the weight. */
  longSideTimes: number;
}

/** Minimum weight and rounding step of a card for one service, in grams; 0: none. */
export interface ChargeableTerms {
  minWeight: Grams;
  roundWeight: Grams;
}

/** Each packet is rounded up to the gram. */
export function volumetricGrams(sizes: readonly PacketSize[], divisor: number): Grams {
  return sizes.reduce(
    (total, { length, width, height, count }) => total + Math.ceil((length * width * height) / divisor) * count,
    0,
  );
}

/**
 * The heavier of actual and volumetric weight, multiplied if a side is too long, at least the minimum, rounded up to the
 * step.
 */
export function chargeableGrams(
  actual: Grams,
  sizes: readonly PacketSize[],
  { divisor, longSide, longSideTimes }: WeightTerms,
  { minWeight, roundWeight }: ChargeableTerms,
): Grams {
  const heavier = Math.max(actual, volumetricGrams(sizes, divisor));
  const isLong =
    longSide !== null && sizes.some(({ length, width, height }) => Math.max(length, width, height) > longSide);
  const counted = Math.max(isLong ? Math.ceil((heavier * longSideTimes) / 10) : heavier, minWeight);
  return roundWeight > 0 ? Math.ceil(counted / roundWeight) * roundWeight : counted;
}

/** Reason why the measures do not fit the consignment, or null. */
export function packetSizesRefusal(sizes: readonly PacketSize[], packets: number): string | null {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= maxSideMm;
  const isCount = (count: number) => Number.isInteger(count) && count >= 1;
  if (!sizes.every(({ length, width, height }) => [length, width, height].every(isSide)))
    return 'A side must be from 0.1 to 500 cm';
  const measured = sizes.reduce((total, { count }) => total + count, 0);
  if (sizes.length === 0 || (measured === packets && sizes.every(({ count }) => isCount(count)))) return null;
  return `Dimensions are given for ${measured} packets, Packet is ${packets}`;
}
