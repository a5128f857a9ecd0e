import { openApp } from '../app';
import { withStartLock } from '../db/startLock';
import { pendingMigrations } from '../db/versions/pending';
import { upgrade } from '../upgrade';
import { settings, type Command } from './command';

export const migrate: Command = {
  name: 'migrate',
  usage: '[--down MIGRATION]',
  summary: 'Runs the pending migrations, as a starting server does, or undoes those after the named one.',
  details: [
    'An embedded database must not be in use by a server. A backup is made first, as at a start.',
    '--down MIGRATION  undoes what came after it; refused for what an older Waybill cannot do without: restore a backup then.',
  ],
  options: { down: { type: 'string' } },
  takes: [0, 0],
  async run(given) {
    const app = await openApp(settings());
    const { database, config } = app;
    const to = given.text('down');
    try {
      const names = await withStartLock(database, config.startWait, async () => {
        if (to !== undefined) return database.migrateDown(to);
        const pending = await pendingMigrations(database);
        await upgrade(app, (line) => console.log(line));
        return pending;
      });
      for (const name of names) console.log(name);
      console.log(`${names.length} migrations were ${to === undefined ? 'run' : 'undone'}`);
      return 0;
    } finally {
      await app.close();
    }
  },
};
