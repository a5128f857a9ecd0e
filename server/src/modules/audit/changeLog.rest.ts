import { many, route } from '../../rest/route';
import { changeLog } from './changeLog.service';

export const changeLogRoutes = [
  route('GET', 'audit/changelog', {
    run: changeLog,
    answer: many('ChangeLog', '{ createdOn createdBy { firstName lastName } propertyName oldValue newValue }'),
  }),
];
