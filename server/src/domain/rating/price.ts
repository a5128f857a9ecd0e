/** The amount of one side, customer or vendor, by one rate card. */
import { digitsOf } from '../values/units';
import type { ParcelType, ServiceType } from '../bookings/enums';
import type { AmountRounding, PricesInclude, RateSide } from './enums';
import { maxAmountPaise, roundHalfUp, type Paise } from '../values/money';
import { maxWeightGrams, type Grams } from '../values/weight';
import { chargeableGrams, type PacketSize, type WeightTerms } from './ratedWeight';
import { freightOf, slabFor, type Slab } from './slabs';

/** Hundredths of a percent. */
export type BasisPoints = number;

/** What a card says besides its slabs. Amounts in paise. */
export interface CardTerms {
  minAirWeight: Grams;
  minSurfaceWeight: Grams;
  roundAirWeight: Grams;
  roundSurfaceWeight: Grams;
  minimumCharge: Paise;
  fuelPercent: BasisPoints;
  docketCharge: Paise;
  /** Taken off the standard card's freight where this card has no slab. */
  discountPercent: BasisPoints;
  vppPercent: BasisPoints;
  vppMinimum: Paise;
  insurancePercent: BasisPoints;
  insuranceMinimum: Paise;
  roundTo: AmountRounding;
  /** Null: nobody has said, and the price is the amount whoever pays when. */
  pricesInclude: PricesInclude | null;
}

export interface Shipment {
  serviceType: ServiceType;
  parcelType: ParcelType;
  actualWeight: Grams;
  sizes: readonly PacketSize[];
  /** Null unless the consignment has them. */
  vppAmount: Paise | null;
  insuranceAmount: Paise | null;
}

export interface PriceLine {
  text: string;
  amount: Paise;
}

export interface Price {
  weight: Grams;
  amount: Paise;
  vppCommission: Paise | null;
  insuranceCommission: Paise | null;
  lines: PriceLine[];
}

export const shareOf = (amount: Paise, share: BasisPoints): Paise =>
  Number(roundHalfUp(BigInt(amount) * BigInt(share), 10_000n));

/** At least the minimum, but not more than the amount itself. */
const commissionOf = (amount: Paise | null, share: BasisPoints, minimum: Paise): Paise | null =>
  amount === null ? null : Math.min(amount, Math.max(minimum, shareOf(amount, share)));

export function weightBy(card: CardTerms, weights: WeightTerms, shipment: Shipment): Grams {
  const isAir = shipment.serviceType === 'Air';
  return chargeableGrams(shipment.actualWeight, shipment.sizes, weights, {
    minWeight: isAir ? card.minAirWeight : card.minSurfaceWeight,
    roundWeight: isAir ? card.roundAirWeight : card.roundSurfaceWeight,
  });
}

export interface PriceQuestion {
  side: RateSide;
  card: CardTerms;
  slabs: readonly Slab[];
  weights: WeightTerms;
  zone: { id: number; code: string };
  shipment: Shipment;
  /** Of the customer's own card, if this is the standard card in its place. */
  discount?: BasisPoints;
  /** Of the customer's amount; left out: it is the card's price. */
  tax?: Tax;
}

/** The rate of the day, and whether the amount has the tax inside, as what is paid at once has. */
export interface Tax {
  percent: BasisPoints;
  isInside: boolean;
}

const percent = (share: BasisPoints) => `${Number(digitsOf(share, 2).join('.'))} %`;
const kilograms = (grams: Grams) => `${digitsOf(grams, 3).join('.')} Kg`;

/**
 * Null if the card has no slab for the zone and weight, or if weight or amount come to more than a consignment can have. Every
 * part is rounded half up to the paisa by itself.
 */
export function priceBy(question: PriceQuestion): Price | null {
  const { side, card, slabs, weights, zone, shipment, discount = 0, tax } = question;
  const { serviceType, parcelType } = shipment;
  const weight = weightBy(card, weights, shipment);
  const slab = slabFor(slabs, { zoneId: zone.id, serviceType, parcelType }, weight);
  if (!slab || weight > maxWeightGrams) return null;
  const base = freightOf(slab, weight);
  if (base > maxAmountPaise) return null;
  const freight = Math.max(base, card.minimumCharge);
  const reduction = shareOf(freight, discount);
  const charged = freight - reduction;
  const vppCommission = commissionOf(shipment.vppAmount, card.vppPercent, card.vppMinimum);
  const insuranceCommission = commissionOf(shipment.insuranceAmount, card.insurancePercent, card.insuranceMinimum);
  const lines: PriceLine[] = [
    { text: `Zone ${zone.code}, ${serviceType}, ${kilograms(weight)}`, amount: base },
    { text: 'Up to the minimum charge', amount: freight - base },
    { text: `Discount ${percent(discount)}`, amount: -reduction },
    { text: `Fuel ${percent(card.fuelPercent)}`, amount: shareOf(charged, card.fuelPercent) },
    { text: 'Docket', amount: card.docketCharge },
    // The customer pays commissions in separate fields; a vendor's bill has them in its amount.
    ...(side === 'Vendor'
      ? [
          { text: 'VPP Commission', amount: vppCommission ?? 0 },
          { text: 'Ins Commission', amount: insuranceCommission ?? 0 },
        ]
      : []),
  ].filter(({ amount }, at) => at === 0 || amount !== 0);
  const price = lines.reduce((total, { amount }) => total + amount, 0);
  if (tax) lines.push(...taxLine(price, card.pricesInclude, tax));
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const amount = card.roundTo === 'Rupee' ? Number(roundHalfUp(BigInt(sum), 100n)) * 100 : sum;
  if (amount > maxAmountPaise) return null;
  if (amount !== sum) lines.push({ text: 'Rounded to the rupee', amount: amount - sum });
  return { weight, amount, vppCommission, insuranceCommission, lines };
}

/** The tax that a price lacks of the amount, or has too much. */
function taxLine(price: Paise, includes: PricesInclude | null, { percent: rate, isInside }: Tax): PriceLine[] {
  if (rate === 0) return [];
  const text = `GST ${percent(rate)}`;
  if (includes === 'Nothing' && isInside) return [{ text, amount: shareOf(price, rate) }];
  if (includes !== 'Gst' || isInside) return [];
  const value = Number(roundHalfUp(BigInt(price) * 10_000n, BigInt(10_000 + rate)));
  return [{ text: `${text} comes with the invoice`, amount: value - price }];
}
