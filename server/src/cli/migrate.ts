import { openDatabase } from '../db/dataSource';
import { withStartLock } from '../db/startLock';
import { databaseModel } from '../registry';
import { settings, type Command } from './command';
import { pendingMigrations } from './database';

export const migrate: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Runs the pending migrations, as a starting server does.',
  details: ['An embedded database must not be in use by a server.'],
  options: {},
  takes: [0, 0],
  async run() {
    const config = settings();
    const database = await openDatabase(config, databaseModel);
    try {
      const pending = await withStartLock(database, config.startWait, async () => {
        const names = await pendingMigrations(database);
        await database.migrate();
        return names;
      });
      for (const name of pending) console.log(name);
      console.log(`${pending.length} migrations were run`);
      return 0;
    } finally {
      await database.close();
    }
  },
};
