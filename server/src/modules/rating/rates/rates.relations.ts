import type { RecordEntity } from '../../../db/schema/record';
import { computed, readByIds, toMany, type Relation, type Relations } from '../../../core/record/relations';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';
import { RateSlab, type RateCard } from './rateCard.entity';
import { placesOf, Zone, ZoneRule, ZoneScheme, type NamedPlaces } from './zone.entity';

export const zoneSchemeRelations: Relations<ZoneScheme> = {
  zones: toMany(() => Zone, 'schemeId', 'AND r.deleted_on IS NULL ORDER BY r.code, r.id'),
  rules: toMany(() => ZoneRule, 'schemeId', 'AND r.deleted_on IS NULL ORDER BY r.position, r.id'),
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

export const rateCardRelations: Relations<RateCard> = {
  slabs: toMany(
    () => RateSlab,
    'cardId',
    'AND r.deleted_on IS NULL ORDER BY r.zone_id, r.service_type, r.parcel_type, r.from_weight',
  ),
};
