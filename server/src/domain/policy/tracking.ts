import { NounPolicy } from './nounPolicy';

export const trackingPolicy = new NounPolicy({
  actions: {
    trackHistories: 'tracking:read',
    trackAwb: 'public',
  },
  member: [],
});
