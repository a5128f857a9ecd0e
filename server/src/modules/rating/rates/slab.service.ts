import { badInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import type { Writer } from '../../../db/write/writer';
import { maxAmountPaise } from '../../../domain/values/money';
import { slabsRefusal, type Slab, type SlabKey } from '../../../domain/rating/slabs';
import { maxWeightGrams } from '../../../domain/values/weight';
import { ratesChanged } from './rateBook';
import { RateCard, RateSlab } from './rateCard.entity';
import { SetRateSlabsInput, type RateSlabInput } from './rateCard.inputs';
import { Zone } from './zone.entity';

/** Replaces the slabs of a card. Slabs with the same zone, service, parcel type and lower weight are the same as before. */
export const setRateSlabs = command({
  action: 'setRateSlabs',
  input: SetRateSlabsInput,
  async run({ db }, { uniqueId, version, slabs: given }) {
    const card = await db.lock(RateCard, uniqueId, version);
    const zones = await zonesOf(db, card);
    const slabs = given.map((slab, at) => slabOf(slab, at, zones));
    const refusal = slabsRefusal(slabs, (id) => codeOf(zones, id));
    if (refusal) throw badInput(refusal, 'slabs');
    const known = new Map((await liveSlabs(db, card)).map((slab) => [slab.liveKey, slab]));
    const added: (Slab & { cardId: number; liveKey: string })[] = [];
    for (const slab of slabs) {
      const liveKey = slabKeyOf(card.id, slab);
      const before = known.get(liveKey);
      known.delete(liveKey);
      if (before) await db.update(before, slab);
      else added.push({ ...slab, cardId: card.id, liveKey });
    }
    await db.deleteMany([...known.values()], { liveKey: null });
    await db.insertMany(RateSlab, added);
    await ratesChanged(db);
    return db.update(card, { updatedOn: db.now });
  },
});

/** The slabs of a card, locked. */
export async function liveSlabs(db: Writer, { id }: RateCard): Promise<RateSlab[]> {
  const found = await db.findAll(RateSlab, { cardId: id });
  return db.lockMany(
    RateSlab,
    found.filter(({ deletedOn }) => deletedOn === null).map((slab) => slab.id),
  );
}

export const slabKeyOf = (cardId: number, slab: SlabKey & Pick<Slab, 'fromWeight'>): string =>
  [cardId, slab.zoneId, slab.serviceType, slab.parcelType ?? 'all', slab.fromWeight].join(':');

/** The zones of the card's scheme by code, locked for reading. */
export async function zonesOf(db: Writer, { schemeId }: RateCard): Promise<ReadonlyMap<string, Zone>> {
  const found = await db.findAll(Zone, { schemeId });
  const zones = await db.lockMany(
    Zone,
    found.map(({ id }) => id),
    'read',
  );
  return new Map(zones.map((zone) => [zone.code, zone]));
}

const codeOf = (zones: ReadonlyMap<string, Zone>, id: number): string =>
  [...zones.values()].find((zone) => zone.id === id)?.code ?? '';

function slabOf(slab: RateSlabInput, at: number, zones: ReadonlyMap<string, Zone>): Slab {
  const zone = zones.get(slab.zone);
  if (!zone) throw badInput(`Zone ${slab.zone.slice(0, 10)} is not in the scheme`, 'slabs');
  const { serviceType, parcelType = null, toWeight = null, mode } = slab;
  const fromWeight = slab.fromWeight ?? 0;
  const { baseAmount, stepWeight, stepAmount } = slab;
  const prices = { baseAmount: baseAmount ?? 0, stepWeight: stepWeight ?? 0, stepAmount: stepAmount ?? 0 };
  const weights = [fromWeight, toWeight ?? 0, prices.stepWeight];
  const amounts = [prices.baseAmount, prices.stepAmount];
  const problem =
    (weights.some((grams) => grams < 0 || grams > maxWeightGrams) && 'has a weight outside 0 to 99,999.999 Kg') ||
    (amounts.some((paise) => paise < 0 || paise > maxAmountPaise) && 'has an amount outside 0 to 9,99,99,999.99') ||
    (toWeight !== null && toWeight <= fromWeight && 'ends before it begins') ||
    (mode !== 'Flat' && prices.stepWeight === 0 && 'needs a step');
  if (problem) throw badInput(`Slab ${at + 1} ${problem}`, 'slabs');
  // Flat prices have no steps, and whole ones no base: what is not used is not stored.
  return {
    zoneId: zone.id,
    serviceType,
    parcelType,
    fromWeight,
    toWeight,
    mode,
    baseAmount: mode === 'Whole' ? 0 : prices.baseAmount,
    stepWeight: mode === 'Flat' ? 0 : prices.stepWeight,
    stepAmount: mode === 'Flat' ? 0 : prices.stepAmount,
  };
}
