import { ChangeLog } from './changeLog.entity';
import { route, rows } from '../../../core/module/route';
import { changeLog } from './changeLog.service';

export const changeLogRoutes = [
  route('GET', 'audit/changelog', {
    run: changeLog,
    answer: rows(ChangeLog, { with: { createdBy: ['firstName', 'lastName'] } }),
  }),
];
