import { restoreBackup } from '../db/backup/restore';
import { databaseModel } from '../registry';
import { settings, type Command } from './command';
import { countOf, differencesIn } from './database';

export const restore: Command = {
  name: 'restore',
  usage: 'BACKUP [--force]',
  summary: 'Restores a backup into the database of the settings, which no server may be using, and checks it.',
  details: ['--force replaces what is there. Exit code 1: not restored, or the check found differences.'],
  options: { force: { type: 'boolean' } },
  takes: [1, 1],
  async run({ words: [path = ''], flag }) {
    const config = settings();
    const options = { path, force: flag('force'), now: new Date() };
    const { manifest, kept } = await restoreBackup(config, databaseModel, options);
    console.log(`Restored the database as of ${manifest.createdOn}`);
    if (kept) console.log(`What was there before is kept in ${kept}`);
    const found = await differencesIn(config);
    console.log(`${countOf(found)}${found.length ? ': waybill check' : ''}`);
    return found.length > 0 ? 1 : 0;
  },
};
