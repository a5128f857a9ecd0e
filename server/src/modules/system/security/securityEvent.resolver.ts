import { field, resolver } from '../../../core/operation/resolver';
import { SecurityEventPage } from './securityEvent.list';
import { securityEvents } from './securityEvent.service';

export const securityEventResolver = resolver(
  field(securityEvents, SecurityEventPage, {
    description: 'The security log: sign-ins, sessions, refusals, exports, mails, and changes of users.',
  }),
);
