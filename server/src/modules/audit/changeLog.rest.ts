import { route, rows } from '../../core/route';
import { changeLog } from './changeLog.service';

export const changeLogRoutes = [
  route('GET', 'audit/changelog', {
    run: changeLog,
    answer: rows(
      'ChangeLog',
      '{ id createdOn createdBy { firstName lastName } propertyName propertyLabel oldValue newValue oldText newText }',
    ),
  }),
];
