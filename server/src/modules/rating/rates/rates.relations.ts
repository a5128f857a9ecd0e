import { groupBy } from '../../../db/read/rawRows';
import type { RecordEntity } from '../../../db/schema/record';
import { computed, readByIds, readRows, toOne, type Relation, type Relations } from '../../../core/record/relations';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { RateSlab, type RateCard } from './rateCard.entity';
import type { WeightRule } from './weightRule.entity';
import { placesOf, Zone, ZoneRule, ZoneScheme, type NamedPlaces } from './zone.entity';

/** The live records whose `column` names the row, in the order of the SQL `order`. */
function toMany<Row extends RecordEntity, Child extends RecordEntity>(
  child: () => new () => Child,
  column: keyof Child & string,
  databaseColumn: string,
  order: string,
): Relation<Row> {
  return {
    columns: [],
    target: child,
    async read(db, rows, selection) {
      const places = rows.map(() => '?').join(', ');
      const found = await readRows(
        db,
        child(),
        selection,
        `WHERE r.${databaseColumn} IN (${places}) AND r.deleted_on IS NULL ORDER BY ${order}`,
        rows.map(({ id }) => id),
        [column],
      );
      const byParent = groupBy(found, (row) => Number(row[column]));
      return ({ id }) => byParent.get(id) ?? [];
    },
  };
}

export const zoneSchemeRelations: Relations<ZoneScheme> = {
  zones: toMany(() => Zone, 'schemeId', 'scheme_id', 'r.code, r.id'),
  rules: toMany(() => ZoneRule, 'schemeId', 'scheme_id', 'r.position, r.id'),
};

/** The records that a rule names, in the order of its ids. */
const named = (target: () => new () => RecordEntity, idsOf: (places: NamedPlaces) => number[]): Relation<ZoneRule> => ({
  columns: ['places'],
  target,
  async read(db, rows, selection) {
    const ids = rows.flatMap((rule) => idsOf(placesOf(rule)));
    const found = await readByIds(db, target(), ids, selection);
    return (rule) => idsOf(placesOf(rule)).flatMap((id) => found.get(id) ?? []);
  },
});

export const zoneRuleRelations: Relations<ZoneRule> = {
  cities: named(
    () => City,
    ({ cityIds }) => cityIds,
  ),
  states: named(
    () => State,
    ({ stateIds }) => stateIds,
  ),
  cityIds: computed(['places'], (rule) => placesOf(rule).cityIds),
  stateIds: computed(['places'], (rule) => placesOf(rule).stateIds),
};

export const weightRuleRelations: Relations<WeightRule> = { vendor: toOne('vendorId', () => Vendor) };

export const rateCardRelations: Relations<RateCard> = {
  vendor: toOne('vendorId', () => Vendor),
  customer: toOne('customerId', () => Customer),
  scheme: toOne('schemeId', () => ZoneScheme),
  slabs: toMany(() => RateSlab, 'cardId', 'card_id', 'r.zone_id, r.service_type, r.parcel_type, r.from_weight'),
};

export const rateSlabRelations: Relations<RateSlab> = { zone: toOne('zoneId', () => Zone) };
