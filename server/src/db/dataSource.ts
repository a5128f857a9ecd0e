import type { Database } from './database.types';
import type { Config } from '../config';
import { openSqlite } from './embedded';
import type { DatabaseModel } from './schema/model';
import { openMysql } from './mysql/mysql';

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'requestDeadline'> &
    Partial<Pick<Config, 'readDatabaseUrl' | 'workers'>>,
  model: DatabaseModel,
): Promise<Database> {
  if (config.readDatabaseUrl && !config.databaseUrl) {
    throw new Error('READ_DATABASE_URL needs DATABASE_URL: the embedded database has no replica');
  }
  return config.databaseUrl ? openMysql(config, config.databaseUrl, model) : openSqlite(config.dataDir, model);
}
