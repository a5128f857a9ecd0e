import { NounPolicy } from './nounPolicy';

export const labelPolicy = new NounPolicy({
  actions: {
    labels: 'labels:print',
  },
  member: ['labels:print'],
});
