import { Visit } from './visit.entity';
import { route, rows, value } from '../../../core/module/route';
import { countVisit, visits } from './visit.service';

const shape = { without: ['version', 'updatedOn', 'deletedOn'] } as const;

export const visitRoutes = [
  route('GET', 'counter', { run: visits, answer: rows(Visit, shape) }),
  route('POST', 'counter', { run: countVisit, answer: value<boolean>(() => true) }),
];
