/** A seeded sample; `migrationCuts.long.test.ts` has every statement. */
import { random } from '../../seed/data/random';
import {
  eachOnce,
  firstRelease,
  migrateAsBefore,
  openSource,
  startOnce,
  startUntilMigrated,
  stateOf,
  type Place,
} from '../../testing/migrationCuts';
import { allMigrations, oldDatabase, undisturbedState } from '../../testing/oldDatabase';

let undisturbed: Record<string, unknown>;
beforeAll(async () => {
  undisturbed = await undisturbedState();
});

test('migrations that are cut here and there end as those that are not', async () => {
  const place = await oldDatabase();
  const dice = random(1);
  const cuts = await startUntilMigrated(
    place,
    allMigrations,
    eachOnce(() => dice.chance(0.02)),
  );
  expect(cuts).toBeGreaterThan(5);
  expect(await stateOf(place)).toEqual(undisturbed);
  await place.drop();
});

test('what an earlier Waybill, which recorded no steps, left half migrated is completed', async () => {
  const place = await oldDatabase();
  const dice = random(3);
  let cuts = 0;
  for (let count = firstRelease + 1; count <= allMigrations; count += 1) {
    const last = dice.int(0, 30);
    let statements = 0;
    const isCut = (key: string) => / after (?!INSERT INTO .?migration)/.test(key) && statements++ === last;
    if (await startOnce(place, count, isCut, migrateAsBefore)) cuts += 1;
    await startOnce(place, count, () => false);
    if (count < allMigrations) await forgetThatStepsAreRecorded(place);
  }
  expect(cuts).toBeGreaterThan(5);
  expect(await stateOf(place)).toEqual(undisturbed);
  await place.drop();
});

async function forgetThatStepsAreRecorded(place: Place): Promise<void> {
  if (!place.databaseUrl) return;
  const { source, close } = await openSource(place, 0);
  await source.query('DELETE FROM schema_step').finally(close);
}
