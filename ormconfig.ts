/** For the TypeORM command line: `npm run typeorm -- migration:show`. */
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readConfig } from './server/src/config';
import { embeddedDataSource } from './server/src/db/embedded';
import { mysqlOptions } from './server/src/db/mysql/mysql';
import { databaseModel } from './server/src/registry';

const config = readConfig();

export default config.databaseUrl
  ? new DataSource(mysqlOptions(config.databaseUrl, databaseModel))
  : embeddedDataSource(config.dataDir, databaseModel);
