/** What of a line decides its price, and what the rate cards suggest for it. */
import type { QuoteConsignmentInput, QuoteLineQuery } from '../../graphql.generated';
import { packetsIn } from './lineDimensions';
import type { LineField } from './lineFields';
import type { LineValues } from './lineValues';

export type LineQuote = Omit<QuoteLineQuery['quoteConsignment'], '__typename'>;

type Deciding = Pick<
  LineValues,
  | 'sender'
  | 'city'
  | 'vendor'
  | 'mode'
  | 'service'
  | 'parcel'
  | 'weight'
  | 'vppAmount'
  | 'insuranceAmount'
  | 'dimensions'
>;

/** The fields that the rate cards fill; their keys wait for the answer. */
export const ratedFields: readonly LineField[] = ['charged', 'amount', 'vppCommission', 'insuranceCommission'];

/** Null while something that decides the price is missing. */
export function questionOf(line: Deciding, bookingDate: string): QuoteConsignmentInput | null {
  const { sender, city, vendor, mode, service, parcel, weight, vppAmount, insuranceAmount, dimensions } = line;
  if (!sender || !city || !vendor || !service || !parcel || weight === null || weight <= 0) return null;
  return {
    senderId: sender.id,
    deliveryCityId: city.id,
    vendorId: vendor.id,
    serviceType: service,
    parcelType: parcel,
    bookingDate,
    paymentMode: mode,
    actualWeight: weight,
    // Without dimensions the number of packets decides nothing.
    packet: packetsIn(dimensions) || 1,
    dimensions: dimensions.length > 0 ? [...dimensions] : null,
    vppAmount: vppAmount !== null && vppAmount > 0 ? vppAmount : null,
    insuranceAmount: insuranceAmount !== null && insuranceAmount > 0 ? insuranceAmount : null,
  };
}

const certain = (value: number | null) => (value === null ? null : { value, sure: true });

/** Values of the rate cards: Enter may pass them. Null: the line suggests what it did without rates. */
export function ratedValues(quote: LineQuote | null) {
  const isRated = quote !== null && (quote.customerAmount !== null || quote.vendorAmount !== null);
  return {
    charged: isRated ? certain(quote.chargeableWeight) : null,
    amount: certain(quote?.vendorAmount ?? null),
    vppCommission: certain(quote?.vppCommission ?? null),
    insuranceCommission: certain(quote?.insuranceCommission ?? null),
  };
}
