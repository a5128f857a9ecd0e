import { NounPolicy } from './nounPolicy';

export const visitPolicy = new NounPolicy({
  actions: {
    countVisit: 'public',
    visits: 'visits:read',
  },
  member: [],
});
