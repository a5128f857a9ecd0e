import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, addMonths, firstOfMonth } from '../../../domain/values/dates';
import { rupeesToPaise } from '../../../domain/values/money';
import { kgToGrams } from '../../../domain/values/weight';
import {
  courierCard,
  courierSlabs,
  indiaScheme,
  standardCard,
  standardSlabs,
  weightRuleSeeds,
  type SlabSeed,
} from '../../../seed/data/rates';
import { Customer } from '../../parties/customers/customer.entity';
import { RateCard, RateSlab } from './rateCard.entity';
import { slabKeyOf } from './slab.service';
import { WeightRule } from './weightRule.entity';
import { Zone, ZoneRule, ZoneScheme } from './zone.entity';

const validFrom = '2026-01-01';
const schemeId = 1;

const zones = indiaScheme.zones.map((zone, at) => ({
  ...zone,
  id: at + 1,
  schemeId,
  liveCode: `${schemeId}:${zone.code}`,
}));
const idOf = (code: string) => zones.find((zone) => zone.code === code)?.id ?? 0;

/**
 * The demo's rates, by which its own bookings were not rated: cards in force, one that has ended and one that begins next
 * month.
 */
export async function seedDemoRates(db: Writer, app: App): Promise<void> {
  const { name, rules } = indiaScheme;
  await insertSeedRows(db, ZoneScheme, [{ id: schemeId, name, liveName: name.toLowerCase() }]);
  await insertSeedRows(db, Zone, zones);
  await insertSeedRows(
    db,
    ZoneRule,
    rules.map(({ kind, zone, ...places }, at) => ({
      schemeId,
      position: at + 1,
      zoneId: idOf(zone),
      kind,
      places: JSON.stringify(places),
    })),
  );
  await insertSeedRows(
    db,
    WeightRule,
    weightRuleSeeds.map(({ longSide, longSideTimes, ...rule }) => ({
      ...rule,
      longSide: longSide === null ? null : longSide * 10,
      longSideTimes: longSideTimes * 10,
      liveKey: `${rule.vendorId ?? 'all'}:${rule.serviceType}`,
    })),
  );
  const standard = termsOf(standardCard);
  const ofCustomers = { side: 'Customer', vendorId: null } as const;
  await seedCard(db, 1, { ...ofCustomers, ...standard }, standardSlabs);
  await seedCard(db, 2, { side: 'Vendor', ...termsOf(courierCard), vendorId: courierCard.vendorId }, courierSlabs);
  const ended = { name: 'Standard 2025', validFrom: '2025-01-01', validTo: addDays(validFrom, -1) };
  await seedCard(db, 3, { ...ofCustomers, ...standard, ...ended }, timesPrice(standardSlabs, 0.94));
  const customer = await db.find(Customer, { company: 'Arihant Textiles' });
  if (!customer) return;
  const next = addMonths(firstOfMonth(app.clock.today()), 1);
  const agreed = { name: 'Arihant, agreed', customerId: customer.id, validFrom: next };
  await seedCard(db, 4, { ...ofCustomers, ...standard, ...agreed }, timesPrice(standardSlabs, 0.9));
}

const timesPrice = (slabs: readonly SlabSeed[], times: number): SlabSeed[] =>
  slabs.map((slab) => ({
    ...slab,
    baseAmount: Math.round(slab.baseAmount * times),
    stepAmount: Math.round(slab.stepAmount * times),
  }));

/** Rupees, kilograms and percent. */
type Terms = { name: string } & Partial<Omit<typeof standardCard, 'name'>>;

const termsOf = ({ name, ...terms }: Terms) => ({
  name,
  minAirWeight: 0,
  minSurfaceWeight: kgToGrams(terms.minSurfaceWeight ?? 0),
  roundAirWeight: 0,
  roundSurfaceWeight: 0,
  minimumCharge: rupeesToPaise(terms.minimumCharge ?? 0),
  fuelPercent: (terms.fuelPercent ?? 0) * 100,
  docketCharge: rupeesToPaise(terms.docketCharge ?? 0),
  discountPercent: 0,
  vppPercent: (terms.vppPercent ?? 0) * 100,
  vppMinimum: rupeesToPaise(terms.vppMinimum ?? 0),
  insurancePercent: (terms.insurancePercent ?? 0) * 100,
  insuranceMinimum: rupeesToPaise(terms.insuranceMinimum ?? 0),
  roundTo: 'Paisa' as const,
});

async function seedCard(
  db: Writer,
  id: number,
  card: ReturnType<typeof termsOf> & Pick<RateCard, 'side' | 'vendorId'> & Partial<RateCard>,
  slabs: readonly SlabSeed[],
): Promise<void> {
  await insertSeedRows(db, RateCard, [{ validFrom, ...card, id, schemeId }]);
  await insertSeedRows(
    db,
    RateSlab,
    slabs.map(({ zone, fromWeight, toWeight, baseAmount, stepWeight, stepAmount, ...slab }) => {
      const row = {
        ...slab,
        cardId: id,
        zoneId: idOf(zone),
        fromWeight: kgToGrams(fromWeight),
        toWeight: toWeight === null ? null : kgToGrams(toWeight),
        baseAmount: rupeesToPaise(baseAmount),
        stepWeight: kgToGrams(stepWeight),
        stepAmount: rupeesToPaise(stepAmount),
      };
      return { ...row, liveKey: slabKeyOf(id, row) };
    }),
  );
}
