import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { openSqlite } from './embedded';
import { openMysql } from './mysql';

/** One writer and one reader: the same pool on MySQL, two connections to one WAL file on SQLite. */
export interface Database {
  writer: DataSource;
  reader: DataSource;
  embedded: boolean;
  /** One statement that reads, outside of any transaction: without what TypeORM does around each, which costs as much again. */
  read<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openMysql(config.databaseUrl) : openSqlite(config.dataDir);
}

