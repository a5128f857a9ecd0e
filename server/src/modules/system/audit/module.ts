import { defineModule, internalEntities } from '../../../core/module/module';
import { changeLogResolver } from './changeLog.resolver';
import { changeLogRoutes } from './changeLog.rest';
import { changeLogWriter } from './changeLog.writer';
import { ChangeLogConversion, ChangeLogValue, ChangeRecord } from './changeRecord.entity';

export const audit = defineModule({
  internalEntities: internalEntities(ChangeRecord, ChangeLogValue, ChangeLogConversion),
  resolvers: [changeLogResolver],
  routes: changeLogRoutes,
  changeLog: changeLogWriter,
});
