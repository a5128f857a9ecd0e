import { NounPolicy } from './nounPolicy';

export const labelPolicy = new NounPolicy({
  group: 'Bookings',
  actions: {
    labels: 'labels:print',
    setLabelSize: 'labels:size',
  },
  permissions: {
    'labels:print': { label: 'Print labels', kind: 'read', member: true },
    'labels:size': { label: 'Choose the paper for your own labels', kind: 'write', member: true },
  },
});
