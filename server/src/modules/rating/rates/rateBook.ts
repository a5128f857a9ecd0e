/**
 * The rate cards in memory. Each process keeps them per number of a serial that every change of rates takes in its own
 * transaction, so that a request sees no rates older than its start. Slabs are read with the first request that needs them.
 */
import { nextSerial, peekSerial } from '../../../db/write/serial';
import type { Reader } from '../../../db/read/reader';
import { Writer } from '../../../db/write/writer';
import { groupBy } from '../../../db/read/rawRows';
import type { ServiceType } from '../../../domain/bookings/enums';
import { customerCards, vendorCard, type CardScope } from '../../../domain/rating/cardChoice';
import type { CardTerms } from '../../../domain/rating/price';
import type { WeightTerms } from '../../../domain/rating/ratedWeight';
import type { Slab } from '../../../domain/rating/slabs';
import { zoneOf, type Place, type ZoneRule as DomainRule } from '../../../domain/rating/zones';
import { RateCard, RateSlab } from './rateCard.entity';
import { WeightRule } from './weightRule.entity';
import { placesOf, Zone, ZoneRule } from './zone.entity';

const ratesSerial = 'rate cards changed';

/** Every change of rates calls this. The serial's row stays locked until the commit. */
export function ratesChanged(db: Writer): Promise<number> {
  booksOfTransactions.delete(db);
  return nextSerial(db, ratesSerial);
}

/** What chooses the cards of a booking. */
export interface CardQuestion {
  customerId: number;
  vendorId: number;
  bookingDate: string;
}

export type KeptCard = CardScope & CardTerms & Pick<RateCard, 'name' | 'schemeId' | 'divisor'>;
export type KeptZone = Pick<Zone, 'id' | 'code'>;

/** The divisor where no weight rule says another. */
const defaultWeights: WeightTerms = { divisor: 5000, longSide: null, longSideTimes: 10 };

const maxAgeMs = 60_000;

export class RateBook {
  private readonly since = performance.now();
  /** By card, then by zone and service. */
  private readonly slabs = new Map<number, ReadonlyMap<string, readonly Slab[]>>();

  constructor(
    readonly version: number,
    private readonly cards: readonly KeptCard[],
    private readonly zones: ReadonlyMap<number, KeptZone>,
    private readonly rules: ReadonlyMap<number, readonly DomainRule[]>,
    private readonly weightRules: readonly WeightRule[],
  ) {}

  /** Changes made directly in the database appear after a minute. */
  get isOld(): boolean {
    return performance.now() - this.since > maxAgeMs;
  }

  /** Whether the amounts of some depend on the rate of GST. */
  get hasTaxedCards(): boolean {
    return this.cards.some(({ pricesInclude }) => pricesInclude !== null);
  }

  /** The most special first. */
  customerCards({ customerId, vendorId, bookingDate: date }: CardQuestion): KeptCard[] {
    return customerCards(this.cards, { customerId, vendorId, date });
  }

  vendorCard({ vendorId, bookingDate: date }: Omit<CardQuestion, 'customerId'>): KeptCard | null {
    return vendorCard(this.cards, { vendorId, date });
  }

  zoneOf({ schemeId }: KeptCard, from: Place, to: Place): KeptZone | null {
    return this.zones.get(zoneOf(this.rules.get(schemeId) ?? [], from, to) ?? 0) ?? null;
  }

  /** The zone of the card's scheme with this code. */
  zoneNamed({ schemeId }: KeptCard, code: string): KeptZone | null {
    const ids = new Set((this.rules.get(schemeId) ?? []).map(({ zoneId }) => zoneId));
    return [...this.zones.values()].find((zone) => zone.code === code && ids.has(zone.id)) ?? null;
  }

  weightsOf(vendorId: number, serviceType: ServiceType): WeightTerms {
    const rules = this.weightRules.filter((rule) => rule.serviceType === serviceType);
    return (
      rules.find((rule) => rule.vendorId === vendorId) ?? rules.find((rule) => rule.vendorId === null) ?? defaultWeights
    );
  }

  /** Reads the slabs of the cards that may price these bookings. */
  async readSlabs(db: Reader, questions: readonly CardQuestion[]): Promise<void> {
    const cards = questions.flatMap((question) =>
      [this.vendorCard(question) ?? [], this.customerCards(question)].flat(),
    );
    const missing = [...new Set(cards.map(({ id }) => id))].filter((id) => !this.slabs.has(id));
    if (missing.length === 0) return;
    const places = missing.map(() => '?').join(', ');
    const rows = await db.rows(
      RateSlab,
      slabColumns,
      `WHERE r.card_id IN (${places}) AND r.deleted_on IS NULL`,
      missing,
    );
    const byCard = groupBy(rows, ({ cardId }) => cardId);
    for (const id of missing) this.slabs.set(id, groupBy(byCard.get(id) ?? [], keyOf));
  }

  /** Call `readSlabs` first. */
  slabsOf(card: KeptCard, zoneId: number, serviceType: ServiceType): readonly Slab[] {
    const slabs = this.slabs.get(card.id);
    if (!slabs) throw new Error(`The slabs of rate card ${card.id} have not been read`);
    return slabs.get(keyOf({ zoneId, serviceType })) ?? [];
  }
}

const keyOf = ({ zoneId, serviceType }: Pick<Slab, 'zoneId' | 'serviceType'>) => `${zoneId} ${serviceType}`;

const slabColumns: readonly (keyof RateSlab)[] = [
  'cardId',
  'zoneId',
  'serviceType',
  'parcelType',
  'fromWeight',
  'toWeight',
  'mode',
  'baseAmount',
  'stepWeight',
  'stepAmount',
];

/** By the open database. */
const books = new WeakMap<object, RateBook>();
/** A transaction asks for the version once. */
const booksOfTransactions = new WeakMap<Writer, RateBook>();

export async function rateBook(db: Reader): Promise<RateBook> {
  if (!(db instanceof Writer)) return currentBook(db);
  const book = booksOfTransactions.get(db) ?? (await currentBook(db));
  booksOfTransactions.set(db, book);
  return book;
}

async function currentBook(db: Reader): Promise<RateBook> {
  const version = await peekSerial(db, ratesSerial);
  const kept = books.get(db.origin);
  if (kept?.version === version && !kept.isOld) return kept;
  const book = await readBook(db, version);
  // A transaction that began earlier may still see an older number.
  if (!kept || kept.version <= version) books.set(db.origin, book);
  return book;
}

async function readBook(db: Reader, version: number): Promise<RateBook> {
  const live = 'r.deletedOn IS NULL';
  const [cards, zones, rules, weightRules] = await Promise.all([
    db.select(RateCard, 'r').where(live).getMany(),
    db.select(Zone, 'r').where(live).getMany(),
    db.select(ZoneRule, 'r').where(live).orderBy('r.position').getMany(),
    db.select(WeightRule, 'r').where(live).getMany(),
  ]);
  return new RateBook(
    version,
    cards,
    new Map(zones.map((zone) => [zone.id, zone])),
    new Map([...groupBy(rules, ({ schemeId }) => schemeId)].map(([scheme, each]) => [scheme, each.map(ruleOf)])),
    weightRules,
  );
}

const ruleOf = (rule: ZoneRule): DomainRule => ({ kind: rule.kind, zoneId: rule.zoneId, ...placesOf(rule) });
