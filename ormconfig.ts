/** For the TypeORM command line: `npm run typeorm -- migration:show`. */
import 'reflect-metadata';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { readConfig } from './server/src/config';
import { sqliteOptions } from './server/src/db/embedded';
import { mysqlOptions } from './server/src/db/mysql';

const config = readConfig();

export default new DataSource(
  config.databaseUrl ? mysqlOptions(config.databaseUrl) : sqliteOptions(join(config.dataDir, 'waybill.sqlite'), false),
);
