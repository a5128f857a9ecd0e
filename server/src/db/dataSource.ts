import type { Database } from './database.types';
import type { Config } from '../config';
import { openSqlite } from './embedded';
import type { DatabaseModel } from './schema/model';
import { openMysql } from './mysql/mysql';

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'requestDeadline'>,
  model: DatabaseModel,
): Promise<Database> {
  return config.databaseUrl ? openMysql(config, config.databaseUrl, model) : openSqlite(config.dataDir, model);
}
