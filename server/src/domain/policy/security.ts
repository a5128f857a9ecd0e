/** The security log is only read; nobody changes it. */
import { NounPolicy } from './nounPolicy';

export const securityPolicy = new NounPolicy({
  actions: {
    securityEvents: 'security:read',
  },
  member: [],
});
