/** The zone of a pair of cities by the ordered rules of a zone scheme. */
import type { ZoneRuleKind } from './enums';

/** A city with the state that it belongs to. */
export interface Place {
  cityId: number;
  stateId: number;
}

export interface ZoneRule {
  kind: ZoneRuleKind;
  zoneId: number;
  /** Cities and states that the rule names; empty for SameCity, SameState and Any. */
  cityIds: readonly number[];
  stateIds: readonly number[];
}

/** How many cities, and whether states, each kind of rule names. */
export const placesOfKind: Readonly<Record<ZoneRuleKind, 'none' | 'twoCities' | 'cities' | 'places'>> = {
  SameCity: 'none',
  CityPair: 'twoCities',
  MetroToMetro: 'cities',
  SameState: 'none',
  ToPlaces: 'places',
  FromOrToPlaces: 'places',
  Any: 'none',
};

type Matches = (rule: ZoneRule, from: Place, to: Place) => boolean;

const names = ({ cityIds, stateIds }: ZoneRule, { cityId, stateId }: Place): boolean =>
  cityIds.includes(cityId) || stateIds.includes(stateId);

const matches: Readonly<Record<ZoneRuleKind, Matches>> = {
  SameCity: (_, from, to) => from.cityId === to.cityId,
  CityPair: ({ cityIds }, from, to) =>
    from.cityId !== to.cityId && cityIds.includes(from.cityId) && cityIds.includes(to.cityId),
  MetroToMetro: ({ cityIds }, from, to) => cityIds.includes(from.cityId) && cityIds.includes(to.cityId),
  SameState: (_, from, to) => from.stateId === to.stateId,
  ToPlaces: (rule, _, to) => names(rule, to),
  FromOrToPlaces: (rule, from, to) => names(rule, from) || names(rule, to),
  Any: () => true,
};

/** Zone of the first matching rule; null if none matches. */
export function zoneOf(ordered: readonly ZoneRule[], from: Place, to: Place): number | null {
  return ordered.find((rule) => matches[rule.kind](rule, from, to))?.zoneId ?? null;
}
