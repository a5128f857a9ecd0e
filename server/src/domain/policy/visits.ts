import { NounPolicy } from './nounPolicy';

export const visitPolicy = new NounPolicy({
  group: 'Website',
  actions: {
    countVisit: 'public',
    visits: 'visits:read',
  },
  permissions: {
    'visits:read': { label: 'See visits of the website', kind: 'read', member: false },
  },
});
