import { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { entityOptions } from '../entityOptions';
import type { DatabaseModel } from '../model';
import { EmbeddedQueryRunner, type StatementRunner } from './queryRunner';

/** TypeORM as query builder and for migrations: it opens no connection, its statements run on ours. */
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
  driver.createQueryRunner = () => new EmbeddedQueryRunner(driver, statements);
  return source;
}

/** What TypeORM opens in place of a connection. */
const noConnection = (onClose: () => void) =>
  class {
    pragma(): [] {
      return [];
    }

    close(): void {
      onClose();
    }
  };
