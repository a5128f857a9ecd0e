/**
 * Every statement of every migration since 0.1.0 is cut before and after it. On SQLite a cut undoes the whole migration, so
 * that a share of them is enough.
 */
import { random } from '../../seed/data/random';
import { eachOnce, startUntilMigrated, stateOf } from '../../testing/migrationCuts';
import { allMigrations, oldDatabase, undisturbedState } from '../../testing/oldDatabase';

const minutes = 60_000;

test(
  'migrations that are cut at every statement end as those that are not cut',
  async () => {
    const place = await oldDatabase();
    const share = place.databaseUrl ? 1 : 0.05;
    const dice = random(2);
    const cuts = await startUntilMigrated(
      place,
      allMigrations,
      eachOnce(() => dice.chance(share)),
    );
    expect(cuts).toBeGreaterThan(place.databaseUrl ? 500 : 10);
    expect(await stateOf(place)).toEqual(await undisturbedState());
    await place.drop();
  },
  20 * minutes,
);
