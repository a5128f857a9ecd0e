import { dirname, resolve } from 'node:path';
import { NoScratchDatabase, withRestored } from '../db/backup/scratch';
import { databaseModel } from '../registry';
import { settings, type Command } from './command';
import { countOf, differencesIn } from './database';

export const verifyBackup: Command = {
  name: 'verify-backup',
  usage: 'BACKUP',
  summary: 'Restores a backup into a scratch database, checks that, and removes it.',
  details: [
    'The scratch database is a file beside the backup, or a database on the server of DATABASE_URL.',
    'Exit code 1: the backup is not good, or was only compared with its checksums.',
  ],
  options: {},
  takes: [1, 1],
  async run({ words: [given = ''] }) {
    const path = resolve(given);
    try {
      const found = await withRestored(
        settings(),
        databaseModel,
        { path, folder: dirname(path), now: new Date() },
        differencesIn,
      );
      console.log(`${path} can be restored: ${countOf(found)}`);
      return found.length > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof NoScratchDatabase)) throw error;
      console.log(`${path} agrees with its checksums. It was not restored: ${error.message}`);
      return 1;
    }
  },
};
