/** A zone scheme as it is edited: zones and ordered rules with the names of their places. */
import type { ZoneRuleKind } from '../../../../server/src/domain/enums';
import { placesOfKind } from '../../../../server/src/domain/rating/zones';
import type { SaveZoneSchemeInput, ZoneSchemeRowFragment } from '../../graphql.generated';

export interface Place {
  kind: 'city' | 'state';
  id: number;
  name: string;
}

export interface EditedZone {
  key: number;
  code: string;
  name: string;
}

export interface EditedRule {
  key: number;
  kind: ZoneRuleKind;
  /** Key of the zone, so that its code can change; null: none chosen. */
  zone: number | null;
  places: readonly Place[];
}

export interface EditedScheme {
  name: string;
  zones: readonly EditedZone[];
  rules: readonly EditedRule[];
}

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return lastKey;
};

export const newZone = (): EditedZone => ({ key: newKey(), code: '', name: '' });
export const newRule = (kind: ZoneRuleKind = 'SameCity'): EditedRule => ({
  key: newKey(),
  kind,
  zone: null,
  places: [],
});

export const blankScheme = (): EditedScheme => ({ name: '', zones: [newZone()], rules: [newRule('Any')] });

export function editedOf({ name, zones, rules }: ZoneSchemeRowFragment): EditedScheme {
  const edited = (zones ?? []).map((zone) => ({ id: zone.id, key: newKey(), code: zone.code, name: zone.name }));
  return {
    name,
    zones: edited.map(({ id: _, ...zone }) => zone),
    rules: (rules ?? []).map((rule) => ({
      key: newKey(),
      kind: rule.kind,
      zone: edited.find(({ id }) => id === rule.zoneId)?.key ?? null,
      places: placesOfRule(rule),
    })),
  };
}

export const placesOfRule = ({
  cities,
  states,
}: NonNullable<ZoneSchemeRowFragment['rules']>[number]): readonly Place[] => [
  ...(cities ?? []).map(({ id, name }) => ({ kind: 'city' as const, id, name })),
  ...(states ?? []).map(({ id, name }) => ({ kind: 'state' as const, id, name })),
];

/** What a rule of the kind can name: nothing, cities, or cities and states. */
export const takesPlaces = (kind: ZoneRuleKind): 'nothing' | 'cities' | 'places' => {
  const places = placesOfKind[kind];
  return places === 'none' ? 'nothing' : places === 'places' ? 'places' : 'cities';
};

export function schemeInputOf({ name, zones, rules }: EditedScheme): SaveZoneSchemeInput {
  const codeOf = (key: number | null) => zones.find((zone) => zone.key === key)?.code ?? '';
  const idsOf = (places: readonly Place[], kind: Place['kind']) =>
    places.filter((place) => place.kind === kind).map(({ id }) => id);
  return {
    name,
    zones: zones.map((zone) => ({ code: zone.code.trim().toUpperCase(), name: zone.name.trim() })),
    rules: rules.map(({ kind, zone, places }) => {
      const taken = takesPlaces(kind);
      return {
        kind,
        zone: codeOf(zone).trim().toUpperCase(),
        cityIds: taken === 'nothing' ? [] : idsOf(places, 'city'),
        stateIds: taken === 'places' ? idsOf(places, 'state') : [],
      };
    }),
  };
}

/** The item at `from` stands at `to`, the others close up. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
