import type { MigrationInterface } from 'typeorm';
import type { Kind } from '../migrations/migration.v1';

/** Migrations before 0.3.0 say nothing: programs of the releases before may not go on beside them. */
export const kindOf = (migration: MigrationInterface): Kind =>
  'kind' in migration && migration.kind === 'expand' ? 'expand' : 'contract';
