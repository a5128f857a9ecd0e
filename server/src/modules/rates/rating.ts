/** Amounts and weights of a booking by the rate cards of its customer and its vendor. */
import { badInput } from '../../core/errors';
import type { Reader } from '../../db/reader';
import type { ParcelType, RateSide, ServiceType } from '../../domain/enums';
import type { Paise } from '../../domain/money';
import { customerCards, vendorCard } from '../../domain/rating/cardChoice';
import { priceBy, type Price, type Shipment } from '../../domain/rating/price';
import {
  chargeableGrams,
  packetSizesRefusal,
  volumetricGrams,
  type PacketSize,
  type WeightTerms,
} from '../../domain/rating/ratedWeight';
import { zoneOf } from '../../domain/rating/zones';
import { formatWeight, type Grams } from '../../domain/weight';
import type { City } from '../locations/city.entity';
import { RateCard, RateSlab } from './rateCard.entity';
import { WeightRule } from './weightRule.entity';
import { placesOf, Zone, ZoneRule } from './zone.entity';

export interface RatingRequest {
  customerId: number;
  vendorId: number;
  bookingCity: City;
  deliveryCity: City;
  bookingDate: string;
  serviceType: ServiceType;
  parcelType: ParcelType;
  packet: number;
  actualWeight: Grams;
  sizes: readonly PacketSize[];
  vppAmount: Paise | null;
  insuranceAmount: Paise | null;
}

interface RatedSide {
  card: RateCard;
  zone: Zone;
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

/** Cards, zones and slabs that may price one request. */
interface Rates {
  cards: RateCard[];
  rules: ZoneRule[];
  zones: ReadonlyMap<number, Zone>;
  slabs: RateSlab[];
  weights: WeightTerms;
}

/** The divisor where no weight rule says another. */
const usualWeights: WeightTerms = { divisor: 5000, longSide: null, longSideTimes: 10 };

export async function rate(db: Reader, request: RatingRequest): Promise<Rating> {
  const refusal = packetSizesRefusal(request.sizes, request.packet);
  if (refusal) throw badInput(refusal, 'dimensions');
  const rates = await ratesFor(db, request);
  const notes = new Set<string>();
  const customer = customerSide(request, rates, notes);
  const vendor = vendorSide(request, rates, notes);
  const { actualWeight, sizes } = request;
  const unrated = () => chargeableGrams(actualWeight, sizes, rates.weights, { minWeight: 0, roundWeight: 0 });
  return {
    volumetricWeight: volumetricGrams(sizes, customer?.card.divisor ?? rates.weights.divisor),
    chargeableWeight: customer?.price.weight ?? unrated(),
    customer,
    vendor,
    notes: [...notes],
  };
}

/** The first card that has a slab. The standard card's price is reduced by the discount of the customer's own card. */
function customerSide(request: RatingRequest, rates: Rates, notes: Set<string>): RatedSide | null {
  const { customerId, vendorId, bookingDate: date } = request;
  const cards = customerCards(rates.cards, { customerId, vendorId, date });
  const own = cards.find((card) => card.customerId !== null);
  for (const card of cards) {
    const discount = card.customerId === null ? own?.discountPercent : 0;
    const side = sideBy('Customer', card, request, rates, notes, discount);
    if (side) return side;
  }
  return null;
}

function vendorSide(request: RatingRequest, rates: Rates, notes: Set<string>): RatedSide | null {
  const card = vendorCard(rates.cards, { vendorId: request.vendorId, date: request.bookingDate });
  return card && sideBy('Vendor', card, request, rates, notes);
}

function sideBy(
  side: RateSide,
  card: RateCard,
  request: RatingRequest,
  rates: Rates,
  notes: Set<string>,
  discount = 0,
): RatedSide | null {
  const { bookingCity, deliveryCity } = request;
  const rules = rates.rules.filter(({ schemeId }) => schemeId === card.schemeId);
  const zone = rates.zones.get(zoneOf(rules.map(ruleOf), placeOf(bookingCity), placeOf(deliveryCity)) ?? 0);
  if (!zone) {
    notes.add(`No zone for ${bookingCity.name} to ${deliveryCity.name}`);
    return null;
  }
  const price = priceBy({
    side,
    card,
    slabs: rates.slabs.filter(({ cardId }) => cardId === card.id),
    weights: { ...rates.weights, divisor: card.divisor ?? rates.weights.divisor },
    zone,
    shipment: shipmentOf(request),
    discount,
  });
  if (price) return { card, zone, price };
  notes.add(
    `${card.name} has no rate for zone ${zone.code}, ${request.serviceType}, ${formatWeight(request.actualWeight)}`,
  );
  return null;
}

const placeOf = ({ id, stateId }: City) => ({ cityId: id, stateId });
const ruleOf = (rule: ZoneRule) => ({ kind: rule.kind, zoneId: rule.zoneId, ...placesOf(rule) });

const shipmentOf = ({ serviceType, parcelType, actualWeight, sizes, ...amounts }: RatingRequest): Shipment => ({
  serviceType,
  parcelType,
  actualWeight,
  sizes,
  vppAmount: amounts.vppAmount,
  insuranceAmount: amounts.insuranceAmount,
});

/** Five statements on indexes, whatever the number of cards. */
async function ratesFor(db: Reader, request: RatingRequest): Promise<Rates> {
  const { customerId, vendorId, bookingDate, serviceType } = request;
  const [cards, weightRules] = await Promise.all([
    db
      .select(RateCard, 'r')
      .where('r.deletedOn IS NULL')
      .andWhere('(r.customerId IS NULL OR r.customerId = :customerId)', { customerId })
      .andWhere('(r.vendorId IS NULL OR r.vendorId = :vendorId)', { vendorId })
      .andWhere('r.validFrom <= :bookingDate', { bookingDate })
      .andWhere('(r.validTo IS NULL OR r.validTo >= :bookingDate)', { bookingDate })
      .getMany(),
    db
      .select(WeightRule, 'r')
      .where('r.deletedOn IS NULL AND r.serviceType = :serviceType', { serviceType })
      .andWhere('(r.vendorId IS NULL OR r.vendorId = :vendorId)', { vendorId })
      .getMany(),
  ]);
  const weights = weightRules.find((rule) => rule.vendorId === vendorId) ?? weightRules[0] ?? usualWeights;
  if (cards.length === 0) return { cards, rules: [], zones: new Map(), slabs: [], weights };
  const schemes = [...new Set(cards.map(({ schemeId }) => schemeId))];
  const cardIds = cards.map(({ id }) => id);
  const [rules, zones, slabs] = await Promise.all([
    db
      .select(ZoneRule, 'r')
      .where('r.schemeId IN (:...schemes) AND r.deletedOn IS NULL', { schemes })
      .orderBy('r.position')
      .getMany(),
    db.select(Zone, 'r').where('r.schemeId IN (:...schemes) AND r.deletedOn IS NULL', { schemes }).getMany(),
    db
      .select(RateSlab, 'r')
      .where('r.cardId IN (:...cardIds) AND r.serviceType = :serviceType', { cardIds, serviceType })
      .andWhere('r.deletedOn IS NULL')
      .getMany(),
  ]);
  return { cards, rules, zones: new Map(zones.map((zone) => [zone.id, zone])), slabs, weights };
}
