import { route, rows } from '../../../core/module/route';
import { SecurityEvent } from './securityEvent.entity';
import { securityEvents } from './securityEvent.service';

const name = ['firstName', 'lastName'] as const;

export const securityEventRoutes = [
  route('GET', 'securityevents', {
    run: securityEvents,
    answer: rows(SecurityEvent, {
      without: ['version', 'updatedOn', 'deletedOn'],
      with: { user: name, createdBy: name },
    }),
  }),
];
