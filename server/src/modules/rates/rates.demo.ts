import { insertSeedRows } from '../../db/seedRows';
import type { Writer } from '../../db/writer';
import { rupeesToPaise } from '../../domain/money';
import { kgToGrams } from '../../domain/weight';
import {
  courierCard,
  courierSlabs,
  indiaScheme,
  standardCard,
  standardSlabs,
  weightRuleSeeds,
  type SlabSeed,
} from '../../seed/data/rates';
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

/** The demo's rates, by which its own bookings were not rated. */
export async function seedDemoRates(db: Writer): Promise<void> {
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
  await seedCard(db, 1, { side: 'Customer', vendorId: null, ...termsOf(standardCard) }, standardSlabs);
  await seedCard(db, 2, { side: 'Vendor', ...termsOf(courierCard), vendorId: courierCard.vendorId }, courierSlabs);
}

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
  card: ReturnType<typeof termsOf> & { side: RateCard['side']; vendorId: number | null },
  slabs: readonly SlabSeed[],
): Promise<void> {
  await insertSeedRows(db, RateCard, [{ ...card, id, schemeId, validFrom }]);
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
