import type { DatabaseModel } from './model';
import { Naming } from './naming';

/** What both databases have in common: the same entities, names and migrations. */
export const entityOptions = ({ records, internalEntities, migrations }: DatabaseModel) => ({
  entities: [...[...records.values()].map(({ entity }) => entity), ...internalEntities],
  migrations: [...migrations],
  namingStrategy: new Naming(),
  migrationsTableName: 'migration',
  synchronize: false,
});
