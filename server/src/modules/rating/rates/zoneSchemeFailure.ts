import { placesOfKind } from '../../../domain/rating/zones';
import { zoneFields } from '../../../domain/rating/rateFields';
import type { SaveZoneSchemeInput, ZoneRuleInput } from './zone.inputs';

export interface Failure {
  message: string;
  field: string;
}

const { maxLength } = zoneFields.name;
const maxZones = 200;
const maxRules = 500;
const maxPlaces = 2000;

/** What is wrong with a scheme as a whole, or null. */
export function zoneSchemeFailure({ zones, rules }: SaveZoneSchemeInput): Failure | null {
  const zoneMessage = zoneFailure(zones);
  if (zoneMessage) return { message: zoneMessage, field: 'zones' };
  const codes = new Set(zones.map(({ code }) => code));
  if (rules.length > maxRules) return { message: `A scheme takes at most ${maxRules} rules`, field: 'rules' };
  if (rules.at(-1)?.kind !== 'Any') return { message: 'The last zone rule must be Any', field: 'rules' };
  for (const [at, rule] of rules.entries()) {
    const problem = codes.has(rule.zone)
      ? placesFailure(rule)
      : `names zone ${rule.zone.slice(0, 10)}, which the scheme does not have`;
    if (problem) return { message: `Zone rule ${at + 1} ${problem}`, field: 'rules' };
  }
  return null;
}

function zoneFailure(zones: SaveZoneSchemeInput['zones']): string | null {
  if (zones.length > maxZones) return `A scheme takes at most ${maxZones} zones`;
  const seen = new Set<string>();
  for (const { code, name } of zones) {
    if (!/^[A-Z0-9]{1,10}$/.test(code)) return 'Zone code takes 1 to 10 capital letters and digits';
    if (seen.has(code)) return `Zone ${code} is given twice`;
    if (!name.trim() || name.trim().length > maxLength)
      return `Zone ${code} needs a name of at most ${maxLength} characters`;
    seen.add(code);
  }
  return null;
}

function placesFailure({ kind, cityIds, stateIds }: ZoneRuleInput): string | null {
  const cities = new Set(cityIds).size;
  const states = new Set(stateIds).size;
  if (cities + states > maxPlaces) return `takes at most ${maxPlaces} places`;
  switch (placesOfKind[kind]) {
    case 'none':
      return cities + states > 0 ? 'takes no places' : null;
    case 'twoCities':
      return cities === 2 && states === 0 ? null : 'needs two cities';
    case 'cities':
      return cities >= 2 && states === 0 ? null : 'needs at least two cities';
    case 'places':
      return cities + states > 0 ? null : 'needs cities or states';
  }
}
