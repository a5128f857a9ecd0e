import type { MigrationInterface } from 'typeorm';
import type { Kind } from '../migrations/migration.v1';
import { compareVersions } from './versionTable';

/** Migrations before 0.3.0 say nothing: programs of the releases before may not go on beside them. */
export const kindOf = (migration: MigrationInterface): Kind =>
  'kind' in migration && migration.kind === 'expand' ? 'expand' : 'contract';

/**
 * The oldest program that may go on beside these migrations of `program`; `before`: that of the database so far. A contract
 * may name it as `minProgram`: the release that has stopped using what the contract takes away.
 */
export function minProgramOf(migrations: readonly MigrationInterface[], program: string, before: string): string {
  return migrations
    .filter((migration) => kindOf(migration) === 'contract')
    .map((migration) => ('minProgram' in migration ? String(migration.minProgram) : program))
    .reduce((newest, each) => (compareVersions(each, newest) > 0 ? each : newest), before);
}
