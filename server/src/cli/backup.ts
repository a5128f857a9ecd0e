import { takeBackup } from '../db/backup/backup';
import { version } from '../version';
import { settings, UsageError, type Command } from './command';
import { verifyBackup } from './verifyBackup';

export const backup: Command = {
  name: 'backup',
  usage: '[FOLDER] [--verify]',
  summary: 'Copies the database into a new folder below FOLDER, while servers may be running.',
  details: [
    'FOLDER is BACKUP_DIR by default. With BACKUP_KEY the files are encrypted.',
    '--verify: restores the new backup into a scratch database and checks that, as verify-backup does.',
  ],
  options: { verify: { type: 'boolean' } },
  takes: [0, 1],
  failure: 'No backup was made. ',
  async run({ words, flag }) {
    const config = settings();
    const folder = words[0] ?? config.backups?.folder;
    if (folder === undefined) throw new UsageError('FOLDER is missing, and BACKUP_DIR is not set');
    const start = performance.now();
    const options = { folder, version: version(), now: new Date(), key: config.backupKey };
    const { path, manifest } = await takeBackup(config, options);
    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    console.log(`${path}: ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (!flag('verify')) return 0;
    return verifyBackup.run({ words: [path], text: () => undefined, flag: () => false }).catch((error: unknown) => {
      console.error(`The backup is not good. ${error instanceof Error ? error.message : String(error)}`);
      return 1;
    });
  },
};
