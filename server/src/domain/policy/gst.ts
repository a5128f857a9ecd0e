import { NounPolicy } from './nounPolicy';

export const gstPolicy = new NounPolicy({
  actions: {
    gstr1: 'gst:read',
  },
  member: [],
});
