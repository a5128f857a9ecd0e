import { join } from 'node:path';
import { ask } from '../../../core/module/hooks';
import { badInput, conflict, refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { takeBackup } from '../../../db/backup/backup';
import { setUpRefusal } from '../../../domain/policy/setUp';
import { version } from '../../../version';
import { tradeNameOn } from '../../parties/company/companyProfiles';
import { SetUpMark } from '../../parties/company/setUpMark.entity';
import { demoMark } from '../../parties/company/setUpMarks';
import { EmptyDemoInput } from './setUp.inputs';
import { stateOf } from './setUp.service';

/** Takes the demo out after a backup; what is left is a new company with the admin who did it. */
export const emptyDemo = command({
  action: 'emptyDemo',
  notIdempotent: 'Stored answers go with the demo; a second time there is none.',
  input: EmptyDemoInput,
  async prepare({ app, db, now, today }, { tradeName }) {
    refuse(setUpRefusal.emptyDemo({ isDemo: (await db.find(SetUpMark, { name: demoMark })) !== null }));
    const name = await tradeNameOn(db, today());
    if (tradeName.trim() !== name) throw badInput(`Enter ${name} to confirm`, 'tradeName');
    const { config } = app;
    const folder = join(config.dataDir, 'before-emptying');
    await takeBackup(config, { folder, version: version(), now: now(), key: config.backupKey }).catch(
      (error: unknown) => {
        throw conflict(
          `No backup could be made, so nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
        );
      },
    );
    return ask('databaseEmptier')(app.database.model);
  },
  async run({ db, today, user }, _, empty) {
    const { affected } = await db.internal.delete(SetUpMark, { name: demoMark });
    refuse(setUpRefusal.emptyDemo({ isDemo: affected === 1 }));
    await empty(db, user?.id ?? 0);
    return stateOf(db, today());
  },
});
