import { NounPolicy } from './nounPolicy';

export const trackingPolicy = new NounPolicy({
  group: 'Website',
  actions: {
    trackHistories: 'tracking:read',
    trackAwb: 'public',
  },
  permissions: {
    'tracking:read': { label: 'See who asked where a parcel is', kind: 'read', member: false },
  },
});
