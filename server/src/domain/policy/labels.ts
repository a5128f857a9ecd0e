import { NounPolicy } from './nounPolicy';

export const labelPolicy = new NounPolicy({
  actions: {
    labels: 'labels:print',
    setLabelSize: 'labels:print',
  },
  member: ['labels:print'],
});
