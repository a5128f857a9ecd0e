import { NounPolicy } from './nounPolicy';

export const consistencyPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    consistencyRuns: 'consistency:read',
  },
  permissions: {
    'consistency:read': { label: 'See the nightly check', kind: 'read', member: false, ofCompany: true },
  },
});
