/** The security log is only read; nobody changes it. */
import { NounPolicy } from './nounPolicy';

export const securityPolicy = new NounPolicy({
  group: 'Users and roles',
  actions: {
    securityEvents: 'security:read',
  },
  permissions: {
    'security:read': { label: 'See the security log', kind: 'read', member: false, ofCompany: true },
  },
});
