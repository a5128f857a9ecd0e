import { route, rows, value } from '../../core/route';
import { countVisit, visits } from './visit.service';

const shape = `{ id uniqueId visitorId browser device ipAddress operatingSystem page search tracking enquirySent
  createdOn lastVisit }`;

export const visitRoutes = [
  route('GET', 'counter', { run: visits, answer: rows('Visit', shape) }),
  route('POST', 'counter', { run: countVisit, answer: value<boolean>(() => true) }),
];
