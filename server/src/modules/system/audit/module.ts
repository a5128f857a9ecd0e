import { defineModule, internalEntities } from '../../../core/module/module';
import { ChangeLog } from './changeLog.entity';
import { changeLogResolver } from './changeLog.resolver';
import { changeLogRoutes } from './changeLog.rest';
import { changeLogWriter } from './changeLog.writer';

export const audit = defineModule({
  internalEntities: internalEntities(ChangeLog),
  resolvers: [changeLogResolver],
  routes: changeLogRoutes,
  changeLog: changeLogWriter,
});
