import { entities } from './entities';
import { migrations } from './migrations';
import { Naming } from './naming';

/** What both databases have in common: the same entities, names and migrations. */
export const entityOptions = {
  entities,
  migrations,
  namingStrategy: new Naming(),
  migrationsTableName: 'migration',
  synchronize: false,
};
