/** What setting up asks of the seed above it. */
import type { DatabaseModel } from '../../../db/schema/model';
import type { Writer } from '../../../db/write/writer';

export type DatabaseEmptier = (model: DatabaseModel) => Promise<(db: Writer, userId: number) => Promise<void>>;

declare module '../../../core/module/hooks' {
  interface Hooks {
    databaseEmptier: DatabaseEmptier;
  }
}
