import { changedMeanwhile } from '../../../domain/rules/errors';
import { command, query } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { homeCityOn } from '../../parties/company/profileByDay';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';
import { EwayLimit } from './ewayLimit.entity';
import { EwayLimitAsked, SaveEwayLimitInput } from './ewayLimit.inputs';
import { ewayLimitList, EwayLimitSearch } from './ewayLimit.list';
import { limitBetween } from './ewayLimits';

export const ewayLimits = listQuery('ewayLimits', EwayLimitSearch, ewayLimitList);

/** For a booking that is being typed. */
export const ewayLimit = query({
  action: 'ewayLimit',
  input: EwayLimitAsked,
  async run({ db, today }, { bookingCityId, deliveryCityId, on }): Promise<EwayLimit | null> {
    const day = on ?? today();
    const from = await db.named(City, bookingCityId ?? (await homeCityOn(db, day)), 'Booking City', 'bookingCityId');
    const to = await db.named(City, deliveryCityId, 'Delivery City', 'deliveryCityId');
    return limitBetween(db, { bookingCityId: from.id, deliveryCityId: to.id, day });
  },
});

export const saveEwayLimit = command({
  action: 'saveEwayLimit',
  input: SaveEwayLimitInput,
  taken: () => changedMeanwhile().message,
  async run({ db }, { kind, stateId: ref, amount, validFrom, version }): Promise<EwayLimit> {
    const state = ref ? await db.named(State, ref, 'State', 'stateId') : null;
    const stateId = state?.id ?? null;
    const liveKey = limitKey({ kind, stateId, validFrom });
    const found = await db.find(EwayLimit, { liveKey });
    if (found) return db.update(await db.lock(EwayLimit, found.id, version), { amount });
    if (version) throw changedMeanwhile();
    return db.insert(EwayLimit, { kind, stateId, amount, validFrom, liveKey });
  },
});

const limitKey = ({ kind, stateId, validFrom }: Pick<EwayLimit, 'kind' | 'stateId' | 'validFrom'>): string =>
  `${kind}:${stateId ?? 'all'}:${validFrom}`;
