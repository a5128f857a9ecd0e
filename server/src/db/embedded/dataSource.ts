import { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { idTransformer } from '../schema/columns';
import { entityOptions } from '../schema/entityOptions';
import type { DatabaseModel } from '../schema/model';
import { EmbeddedQueryRunner, type StatementRunner } from './queryRunner';

/**
 * TypeORM data source used as query builder and for migrations. It opens no connection; statements run on the
 * connections of this folder.
 */
export function dataSourceOn(
  path: string,
  model: DatabaseModel,
  statements: StatementRunner,
  onClose: () => void = () => {},
): DataSource {
  const source = new DataSource({
    ...entityOptions(model),
    type: 'better-sqlite3',
    database: path,
    driver: noConnection(onClose),
  });
  const driver = source.driver as BetterSqlite3Driver;
  // Only a key of type INTEGER can be generated; it has 64 bits here.
  const typeOf = driver.normalizeType.bind(driver);
  driver.normalizeType = (column) =>
    'transformer' in column && column.transformer === idTransformer ? 'integer' : typeOf(column);
  driver.createQueryRunner = () => new EmbeddedQueryRunner(driver, statements);
  return source;
}

/** Takes the place of the connection that TypeORM would open. */
const noConnection = (onClose: () => void) =>
  class {
    pragma(): [] {
      return [];
    }

    close(): void {
      onClose();
    }
  };
