import type { Database } from './database.types';
import type { Config } from '../config';
import { openSqlite } from './embedded';
import { openMysql } from './mysql/mysql';

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'requestDeadline'>,
): Promise<Database> {
  return config.databaseUrl ? openMysql(config, config.databaseUrl) : openSqlite(config.dataDir);
}
