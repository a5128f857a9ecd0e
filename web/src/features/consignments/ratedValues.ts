/** What the rate cards give for a booking that is being typed. */
import type { QuoteConsignmentInput, QuoteConsignmentQuery } from '../../graphql.generated';
import { showMoney, showWeight } from '../../ui/app/format';
import type { ConsignmentValues } from './ConsignmentFormValues';
import { dimensionsOf, dimensionsProblem, packetsIn } from './dimensions';

export type Quote = QuoteConsignmentQuery['quoteConsignment'];

/** The fields that the rate cards fill. */
export const ratedFields = [
  'chargeableWeight',
  'vendorAmount',
  'customerAmount',
  'vppCommission',
  'insuranceCommission',
] as const;
export type RatedField = (typeof ratedFields)[number];
export type Rated = Record<RatedField, number | null>;

/** The question for the values typed so far; null while something that decides the price is missing or wrong. */
export function quoteInputOf(values: ConsignmentValues): QuoteConsignmentInput | null {
  const { vendorId, senderId, deliveryCityId, serviceType, parcelType, actualWeight, bookingDate, packet } = values;
  if (!vendorId || !senderId || !deliveryCityId || !serviceType || !parcelType || !bookingDate) return null;
  if (!actualWeight || actualWeight < 0 || (packet !== null && packet < 1)) return null;
  const { isVpp, vppAmount, isInsurance, insuranceAmount, dimensions } = values;
  const measured = dimensionsProblem(dimensions, packet) === null ? dimensionsOf(dimensions) : null;
  return {
    vendorId: vendorId.id,
    senderId: senderId.id,
    deliveryCityId: deliveryCityId.id,
    serviceType,
    parcelType,
    bookingDate,
    paymentMode: values.paymentMode,
    actualWeight,
    packet: packet ?? (packetsIn(dimensions) || 1),
    dimensions: measured,
    vppAmount: isVpp && vppAmount !== null && vppAmount > 0 ? vppAmount : null,
    insuranceAmount: isInsurance && insuranceAmount !== null && insuranceAmount > 0 ? insuranceAmount : null,
  };
}

export const isRated = (quote: Quote | null): quote is Quote =>
  quote !== null && (quote.customerAmount !== null || quote.vendorAmount !== null);

/** What the fields are filled with. Without a card nothing is, but the weight of measured packets. */
export function ratedBy(quote: Quote, hasDimensions: boolean): Rated {
  const { chargeableWeight, vendorAmount, customerAmount, vppCommission, insuranceCommission } = quote;
  return {
    chargeableWeight: isRated(quote) || hasDimensions ? chargeableWeight : null,
    vendorAmount,
    customerAmount,
    vppCommission,
    insuranceCommission,
  };
}

/** How the value of a field came about, in one line; empty if the rate cards say nothing about it. */
export function reasonOf(quote: Quote, field: RatedField): string {
  const { notes, volumetricWeight, chargeableWeight } = quote;
  switch (field) {
    case 'chargeableWeight':
      return volumetricWeight > 0 && volumetricWeight !== chargeableWeight
        ? `Volumetric ${showWeight(volumetricWeight)}`
        : volumetricWeight > 0
          ? 'By volume'
          : '';
    case 'vendorAmount':
      return quote.vendorAmount === null ? notes.join('. ') : partsOf(quote.vendorLines);
    case 'customerAmount':
      return quote.customerAmount === null ? notes.join('. ') : partsOf(quote.customerLines);
    default:
      return '';
  }
}

const partsOf = (lines: readonly { text: string; amount: number }[]): string =>
  lines.map(({ text, amount }) => `${text} ${showMoney(amount)}`).join(', ');

export const showRated = (field: RatedField, value: number): string =>
  field === 'chargeableWeight' ? showWeight(value) : showMoney(value);
