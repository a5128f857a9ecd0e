/** Amounts and weights of a booking by the rate cards of its customer and its vendor. */
import { ask } from '../../../core/module/hooks';
import { badInput } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { isPaidAtOnce, type ParcelType, type PaymentMode, type ServiceType } from '../../../domain/bookings/enums';
import type { RateSide } from '../../../domain/rating/enums';
import type { Paise } from '../../../domain/values/money';
import {
  priceBy,
  type BasisPoints,
  type Price,
  type PriceQuestion,
  type Shipment,
  type Tax,
} from '../../../domain/rating/price';
import {
  chargeableGrams,
  packetSizesRefusal,
  volumetricGrams,
  type PacketSize,
} from '../../../domain/rating/ratedWeight';
import { formatWeight, maxWeightGrams, type Grams } from '../../../domain/values/weight';
import type { City } from '../../parties/locations/city.entity';
import { rateBook, type KeptCard, type KeptZone, type RateBook } from './rateBook';

export type NamedPlace = Pick<City, 'id' | 'name' | 'stateId'>;

export interface RatingRequest {
  customerId: number;
  vendorId: number;
  bookingCity: NamedPlace;
  deliveryCity: NamedPlace;
  bookingDate: string;
  serviceType: ServiceType;
  parcelType: ParcelType;
  packet: number;
  /** Null: not known yet, and the amount is the card's price. */
  paymentMode: PaymentMode | null;
  actualWeight: Grams;
  sizes: readonly PacketSize[];
  vppAmount: Paise | null;
  insuranceAmount: Paise | null;
}

interface RatedSide {
  card: KeptCard;
  zone: KeptZone;
  price: Price;
}

export interface Rating {
  volumetricWeight: Grams;
  /** By the customer's card; without one by the weight rule alone. */
  chargeableWeight: Grams;
  customer: RatedSide | null;
  vendor: RatedSide | null;
  /** What kept a side from being rated. */
  notes: string[];
}

export async function rate(db: Reader, request: RatingRequest): Promise<Rating> {
  const refusal = packetSizesRefusal(request.sizes, request.packet);
  if (refusal) throw badInput(refusal, 'dimensions');
  const book = await rateBook(db);
  await book.readSlabs(db, [request]);
  const rating = ratedBy(book, request, await taxPercentsFor(db, book, [request]));
  if (Math.max(rating.chargeableWeight, rating.volumetricWeight) > maxWeightGrams)
    throw badInput('Chargeable Weight must be at most 99,999.999 Kg', 'chargeableWeight');
  return rating;
}

type PercentOf = (request: RatingRequest) => BasisPoints;

/** The rates of GST of the requests; null where no card asks for them. */
export const taxPercentsFor = async (
  db: Reader,
  book: RateBook,
  requests: readonly RatingRequest[],
): Promise<PercentOf | null> => (book.hasTaxedCards ? ask('taxPercents')(db, requests) : null);

/** The book's slabs for the request must have been read. */
export function ratedBy(book: RateBook, request: RatingRequest, percentOf: PercentOf | null): Rating {
  const notes = new Set<string>();
  const tax = percentOf ? taxOf(request, percentOf) : undefined;
  const customer = customerSide(book, request, notes, tax);
  const vendor = vendorSide(book, request, notes);
  const { actualWeight, sizes } = request;
  const weights = book.weightsOf(request.vendorId, request.serviceType);
  const unrated = () => chargeableGrams(actualWeight, sizes, weights, { minWeight: 0, roundWeight: 0 });
  return {
    volumetricWeight: volumetricGrams(sizes, customer?.card.divisor ?? weights.divisor),
    chargeableWeight: customer?.price.weight ?? unrated(),
    customer,
    vendor,
    notes: [...notes],
  };
}

/**
 * The first card that has a slab. The standard card's price is reduced by the discount of the customer's own card. Cards that
 * have none are noted only if no card has one.
 */
function customerSide(
  book: RateBook,
  request: RatingRequest,
  notes: Set<string>,
  tax: Tax | undefined,
): RatedSide | null {
  const cards = book.customerCards(request);
  const own = cards.find((card) => card.customerId !== null);
  const missing = new Set<string>();
  for (const card of cards) {
    const discount = card.customerId === null ? own?.discountPercent : 0;
    const side = sideBy(book, 'Customer', card, request, missing, { discount, tax });
    if (side) return side;
  }
  for (const note of missing) notes.add(note);
  return null;
}

function vendorSide(book: RateBook, request: RatingRequest, notes: Set<string>): RatedSide | null {
  const card = book.vendorCard(request);
  return card && sideBy(book, 'Vendor', card, request, notes);
}

function sideBy(
  book: RateBook,
  side: RateSide,
  card: KeptCard,
  request: RatingRequest,
  notes: Set<string>,
  more: Pick<PriceQuestion, 'discount' | 'tax'> = {},
): RatedSide | null {
  const { bookingCity, deliveryCity, vendorId, serviceType } = request;
  const zone = book.zoneOf(card, cityAndState(bookingCity), cityAndState(deliveryCity));
  if (!zone) {
    notes.add(`No zone for ${bookingCity.name} to ${deliveryCity.name}`);
    return null;
  }
  const weights = book.weightsOf(vendorId, serviceType);
  const price = priceBy({
    side,
    card,
    slabs: book.slabsOf(card, zone.id, serviceType),
    weights: { ...weights, divisor: card.divisor ?? weights.divisor },
    zone,
    shipment: shipmentOf(request),
    ...more,
  });
  if (price) return { card, zone, price };
  notes.add(
    `${card.name} has no rate for zone ${zone.code}, ${request.serviceType}, ${formatWeight(request.actualWeight)}`,
  );
  return null;
}

const taxOf = (request: RatingRequest, percentOf: PercentOf): Tax | undefined =>
  request.paymentMode === null
    ? undefined
    : { percent: percentOf(request), isInside: isPaidAtOnce(request.paymentMode) };

const cityAndState = ({ id, stateId }: NamedPlace) => ({ cityId: id, stateId });

const shipmentOf = ({ serviceType, parcelType, actualWeight, sizes, ...amounts }: RatingRequest): Shipment => ({
  serviceType,
  parcelType,
  actualWeight,
  sizes,
  vppAmount: amounts.vppAmount,
  insuranceAmount: amounts.insuranceAmount,
});
