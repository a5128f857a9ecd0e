import { badInput, refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { type RecordEntity, splitRefs } from '../../../db/schema/record';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { ratesRefusal } from '../../../domain/policy/rates';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';
import { ratesChanged } from './rateBook';
import { RateSlab } from './rateCard.entity';
import { ZoneSchemeSearch, zoneSchemeList } from './rates.list';
import { Zone, ZoneRule, ZoneScheme, type NamedPlaces } from './zone.entity';
import { SaveZoneSchemeInput, type ZoneRuleInput } from './zone.inputs';
import { zoneSchemeFailure } from './zoneSchemeFailure';

export const zoneSchemes = listQuery('zoneSchemes', ZoneSchemeSearch, zoneSchemeList);

export const zoneScheme = recordQuery('zoneScheme', ZoneScheme);

/** Replaces zones and rules as a whole. Zones are the same as before if their codes are, so rates keep them. */
export const saveZoneScheme = command({
  action: 'saveZoneScheme',
  input: SaveZoneSchemeInput,
  taken: ({ name }) => `A zone scheme named ${name.trim()} already exists`,
  async run({ db }, input) {
    const failure = zoneSchemeFailure(input);
    if (failure) throw badInput(failure.message, failure.field);
    const name = input.name.trim();
    const names = { name, liveName: name.toLowerCase() };
    const scheme = input.uniqueId
      ? await db.update(await db.lock(ZoneScheme, input.uniqueId, input.version), { ...names, updatedOn: db.now })
      : await db.insert(ZoneScheme, names);
    const known = await childrenOf(db, Zone, scheme);
    const zones = await saveZones(db, scheme, known, input);
    await saveRules(db, scheme, zones, input.rules);
    await deleteZones(
      db,
      known.filter(({ code }) => !zones.has(code)),
    );
    await ratesChanged(db);
    return scheme;
  },
});

async function childrenOf<Child extends RecordEntity & { schemeId: number }>(
  db: Writer,
  entity: new () => Child,
  scheme: ZoneScheme,
): Promise<Child[]> {
  const found = await db.findAll<RecordEntity & { schemeId: number }>(entity, { schemeId: scheme.id });
  return db.lockMany(
    entity,
    found.filter(({ deletedOn }) => deletedOn === null).map(({ id }) => id),
  );
}

async function saveZones(
  db: Writer,
  scheme: ZoneScheme,
  known: readonly Zone[],
  { zones }: SaveZoneSchemeInput,
): Promise<ReadonlyMap<string, Zone>> {
  const byCode = new Map(known.map((zone) => [zone.code, zone]));
  const saved = new Map<string, Zone>();
  for (const { code, name } of zones) {
    const zone = byCode.get(code);
    const values = { schemeId: scheme.id, code, name: name.trim(), liveCode: `${scheme.id}:${code}` };
    saved.set(code, zone ? await db.update(zone, values) : await db.insert(Zone, values));
  }
  return saved;
}

async function saveRules(
  db: Writer,
  scheme: ZoneScheme,
  zones: ReadonlyMap<string, Zone>,
  rules: readonly ZoneRuleInput[],
): Promise<void> {
  const known = (await childrenOf(db, ZoneRule, scheme)).sort((one, other) => one.position - other.position);
  const places = await namedPlaces(db, rules);
  for (const [at, { kind, zone }] of rules.entries()) {
    const values = {
      schemeId: scheme.id,
      position: at + 1,
      zoneId: zones.get(zone)?.id ?? 0,
      kind,
      places: JSON.stringify(places[at]),
    };
    const rule = known[at];
    if (rule) await db.update(rule, values);
    else await db.insert(ZoneRule, values);
  }
  await db.deleteMany(known.slice(rules.length));
}

async function deleteZones(db: Writer, zones: readonly Zone[]): Promise<void> {
  for (const zone of zones) {
    const isRated = await db.isUsed({ kind: RateSlab.name, property: 'zoneId', target: 'Zone' }, zone.id);
    refuse(ratesRefusal.deleteZone({ code: zone.code, isRated }));
    await db.delete(zone, { liveCode: null });
  }
}

/** The places of each rule, by ids. */
async function namedPlaces(db: Reader, rules: readonly ZoneRuleInput[]): Promise<NamedPlaces[]> {
  const cities = await idsByRef(
    db,
    City,
    rules.flatMap(({ cityIds }) => cityIds ?? []),
  );
  const states = await idsByRef(
    db,
    State,
    rules.flatMap(({ stateIds }) => stateIds ?? []),
  );
  const known = (ids: ReadonlyMap<string, number>, refs: readonly string[] | null | undefined, label: string) =>
    (refs ?? []).map((ref) => {
      const id = ids.get(ref);
      if (id === undefined) throw badInput(`${label} not found`, 'rules');
      return id;
    });
  return rules.map(({ cityIds, stateIds }) => ({
    cityIds: known(cities, cityIds, 'City'),
    stateIds: known(states, stateIds, 'State'),
  }));
}

/** Ids of the live records that the references name. */
async function idsByRef<T extends RecordEntity>(
  db: Reader,
  entity: new () => T,
  refs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (refs.length === 0) return new Map();
  const { ids, uniqueIds } = splitRefs(refs);
  const found = await db
    .select(entity, 'r')
    .where('(r.id IN (:...ids) OR r.uniqueId IN (:...uniqueIds))', { ids: [0, ...ids], uniqueIds: ['', ...uniqueIds] })
    .andWhere('r.deletedOn IS NULL')
    .getMany();
  return new Map(found.flatMap(({ id, uniqueId }) => [[String(id), id] as const, [uniqueId, id] as const]));
}
