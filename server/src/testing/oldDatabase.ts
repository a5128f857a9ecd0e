import { databaseModel } from '../registry';
import { firstRelease, migrateAsBefore, startOnce, stateOf } from './migrationCuts';
import { insertOldRows } from './oldRows';
import { freshDatabase } from './testServer';

export type Fresh = Awaited<ReturnType<typeof freshDatabase>>;

export const allMigrations = databaseModel.migrations.length;
const never = () => false;

/** A database of 0.1.0 with rows. */
export async function oldDatabase(): Promise<Fresh> {
  const place = await freshDatabase();
  await startOnce(place, firstRelease, never, migrateAsBefore);
  await insertOldRows(place);
  return place;
}

/** What the migrations make of it when nothing disturbs them. */
export async function undisturbedState(): Promise<Record<string, unknown>> {
  const place = await oldDatabase();
  try {
    await startOnce(place, allMigrations, never);
    return await stateOf(place);
  } finally {
    await place.drop();
  }
}
