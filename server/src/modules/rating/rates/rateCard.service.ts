import { badInput, refuse } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import type { Writer } from '../../../db/write/writer';
import { addDays } from '../../../domain/values/dates';
import { ratesRefusal } from '../../../domain/policy/rates';
import { isSameScope, overlaps, type CardScope } from '../../../domain/rating/cardChoice';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ratesChanged } from './rateBook';
import { RateCard, RateSlab } from './rateCard.entity';
import { CopyRateCardInput, CreateRateCardInput, UpdateRateCardInput } from './rateCard.inputs';
import { RateCardSearch, rateCardList } from './rates.list';
import type {} from './rates.hooks';
import { liveSlabs, slabKeyOf, zonesOf } from './slab.service';
import { ZoneScheme } from './zone.entity';

export const rateCards = listQuery('rateCards', RateCardSearch, rateCardList);

export const rateCard = recordQuery('rateCard', RateCard);

export const createRateCard = command({
  action: 'createRateCard',
  input: CreateRateCardInput,
  async run({ db }, input) {
    const values = { ...detailsOf(input), ...(await idsOf(db, input)) };
    await refuseOverlap(db, { id: 0, ...values });
    return db.insert(RateCard, values);
  },
});

export const updateRateCard = command({
  action: 'updateRateCard',
  input: UpdateRateCardInput,
  async run({ db }, input) {
    const found = await db.lock(RateCard, input.uniqueId, input.version);
    const values = { ...detailsOf(input), ...(await idsOf(db, input)) };
    const isMoved = !isSameScope(found, values) || found.schemeId !== values.schemeId;
    if (isMoved) refuse(ratesRefusal.deleteCard({ rated: await ask('ratedByCard')(db, found.id) }));
    if (found.schemeId !== values.schemeId && (await liveSlabs(db, found)).length > 0)
      throw badInput('Zone scheme cannot change while the card has slabs', 'schemeId');
    await refuseOverlap(db, { id: found.id, ...values });
    return db.update(found, values);
  },
});

/** The old card ends the day before the new one begins, so that no booking date has two. */
export const copyRateCard = command({
  action: 'copyRateCard',
  input: CopyRateCardInput,
  async run({ db }, { uniqueId, version, name, validFrom }) {
    const old = await db.lock(RateCard, uniqueId, version);
    if (validFrom <= old.validFrom) throw badInput('Valid From must be after that of the card', 'validFrom');
    const { validTo } = old;
    const closed = validTo !== null && validTo < validFrom ? validTo : addDays(validFrom, -1);
    await db.update(old, { validTo: closed });
    const values = {
      ...scopeAndTermsOf(old),
      name: name?.trim() || old.name,
      validFrom,
      validTo: validTo !== null && validTo < validFrom ? null : validTo,
    };
    await idsOf(db, values);
    await refuseOverlap(db, { id: 0, ...values });
    const copy = await db.insert(RateCard, values);
    const slabs = await liveSlabs(db, old);
    await zonesOf(db, old);
    await db.insertMany(
      RateSlab,
      slabs.map((slab) => ({ ...pricesOf(slab), cardId: copy.id, liveKey: slabKeyOf(copy.id, slab) })),
    );
    return copy;
  },
});

export const deleteRateCard = command({
  action: 'deleteRateCard',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(RateCard, uniqueId, version);
    refuse(ratesRefusal.deleteCard({ rated: await ask('ratedByCard')(db, found.id) }));
    await ratesChanged(db);
    await db.deleteMany(await liveSlabs(db, found), { liveKey: null });
    return db.delete(found);
  },
  undo: { undeletes: RateCard, restored: ({ db }, card, deletedOn) => restoreSlabs(db, card, deletedOn) },
});

/** Those that were deleted with their card, which must not overlap another by now. */
async function restoreSlabs(db: Writer, card: RateCard, deletedOn: Date): Promise<void> {
  await refuseOverlap(db, card);
  const slabs = await db.findAll(RateSlab, { cardId: card.id });
  for (const slab of slabs.filter((each) => each.deletedOn?.getTime() === deletedOn.getTime()))
    await db.update(slab, { liveKey: slabKeyOf(card.id, slab), deletedOn: null });
}

/** Ids of the named records, locked. */
async function idsOf(
  db: Writer,
  { schemeId, vendorId, customerId }: { schemeId: string | number; vendorId?: Ref; customerId?: Ref },
) {
  const scheme = await db.named(ZoneScheme, schemeId, 'Zone scheme', 'schemeId');
  const vendor = vendorId ? await db.named(Vendor, vendorId, 'Vendor', 'vendorId') : null;
  const customer = customerId ? await db.named(Customer, customerId, 'Customer', 'customerId') : null;
  return { schemeId: scheme.id, vendorId: vendor?.id ?? null, customerId: customer?.id ?? null };
}

type Ref = string | number | null;

/** The serial's row stays locked until the commit, so that two cards of one scope cannot be saved at once. */
async function refuseOverlap(db: Writer, card: CardScope): Promise<void> {
  await ratesChanged(db);
  const others = await db.findAll(RateCard, { side: card.side });
  const other = others.find(
    (each) => each.deletedOn === null && each.id !== card.id && isSameScope(each, card) && overlaps(each, card),
  );
  if (other) refuse(ratesRefusal.overlappingCard(other));
}

function detailsOf(input: CreateRateCardInput) {
  const values = storedValues(input, ['schemeId', 'vendorId', 'customerId']);
  return {
    ...values,
    name: input.name.trim(),
    validTo: input.validTo ?? null,
    divisor: input.divisor ?? null,
    minAirWeight: input.minAirWeight ?? 0,
    minSurfaceWeight: input.minSurfaceWeight ?? 0,
    roundAirWeight: input.roundAirWeight ?? 0,
    roundSurfaceWeight: input.roundSurfaceWeight ?? 0,
    minimumCharge: input.minimumCharge ?? 0,
    fuelPercent: input.fuelPercent ?? 0,
    docketCharge: input.docketCharge ?? 0,
    discountPercent: input.discountPercent ?? 0,
    vppPercent: input.vppPercent ?? 0,
    vppMinimum: input.vppMinimum ?? 0,
    insurancePercent: input.insurancePercent ?? 0,
    insuranceMinimum: input.insuranceMinimum ?? 0,
    roundTo: input.roundTo ?? 'Paisa',
    pricesInclude: input.pricesInclude ?? null,
  };
}

const scopeAndTermsOf = (card: RateCard) => ({
  side: card.side,
  vendorId: card.vendorId,
  customerId: card.customerId,
  schemeId: card.schemeId,
  divisor: card.divisor,
  minAirWeight: card.minAirWeight,
  minSurfaceWeight: card.minSurfaceWeight,
  roundAirWeight: card.roundAirWeight,
  roundSurfaceWeight: card.roundSurfaceWeight,
  minimumCharge: card.minimumCharge,
  fuelPercent: card.fuelPercent,
  docketCharge: card.docketCharge,
  discountPercent: card.discountPercent,
  vppPercent: card.vppPercent,
  vppMinimum: card.vppMinimum,
  insurancePercent: card.insurancePercent,
  insuranceMinimum: card.insuranceMinimum,
  roundTo: card.roundTo,
  pricesInclude: card.pricesInclude,
});

const pricesOf = ({ zoneId, serviceType, parcelType, fromWeight, toWeight, ...slab }: RateSlab) => ({
  zoneId,
  serviceType,
  parcelType,
  fromWeight,
  toWeight,
  mode: slab.mode,
  baseAmount: slab.baseAmount,
  stepWeight: slab.stepWeight,
  stepAmount: slab.stepAmount,
});
