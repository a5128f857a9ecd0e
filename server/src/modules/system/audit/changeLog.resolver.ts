import { field, resolver } from '../../../core/operation/resolver';
import { ChangeLogPage } from './changeLog.list';
import { changeLog } from './changeLog.service';

export const changeLogResolver = resolver(
  field(changeLog, ChangeLogPage, { description: 'Changes of records, newest first.' }),
);
