import type { DatabaseModel } from './model';
import { migrationsTable, Naming } from './naming';

/** Options shared by both databases: entities, naming and migrations. */
export const entityOptions = ({ records, internalEntities, migrations }: DatabaseModel) => ({
  entities: [...[...records.values()].map(({ entity }) => entity), ...internalEntities],
  migrations: [...migrations],
  namingStrategy: new Naming(),
  migrationsTableName: migrationsTable,
  synchronize: false,
});
