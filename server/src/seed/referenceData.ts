import { insertSeedRows } from '../db/write/seedRows';
import type { Writer } from '../db/write/writer';
import { EwayLimit } from '../modules/bookings/eway/ewayLimit.entity';
import { City } from '../modules/parties/locations/city.entity';
import { State } from '../modules/parties/locations/state.entity';
import { cities } from './data/cities';
import { ewayLimits } from './data/ewayLimits';
import { states } from './data/states';

/** What holds for every company. */
export async function insertReferenceData(db: Writer): Promise<void> {
  const stateIds = new Map(states.map((state) => [state.code, state.id]));
  await insertSeedRows(
    db,
    State,
    states.map((state) => ({ ...state, liveCode: state.code })),
  );
  await insertSeedRows(
    db,
    City,
    cities.map(({ id, name, pinCode, stateCode }) => ({ id, name, pinCode, stateId: stateIds.get(stateCode) ?? 0 })),
  );
  await insertSeedRows(db, EwayLimit, ewayLimits);
}
