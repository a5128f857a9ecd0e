/** Frozen, since landed migrations are built with it. */
import type { MigrationInterface } from 'typeorm';

/** `expand`: programs of the release before go on, correctly. `contract`: they may not. */
export type Kind = 'expand' | 'contract';

/** Of every migration from 0.3.0 on. */
export interface Migration extends MigrationInterface {
  readonly kind: Kind;
}
