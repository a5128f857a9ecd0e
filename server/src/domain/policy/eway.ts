import { NounPolicy } from './nounPolicy';

export const ewayPolicy = new NounPolicy({
  actions: {
    ewayLimits: 'eway:read',
    ewayLimit: 'eway:read',
    saveEwayLimit: 'eway:write',
  },
  member: ['eway:read'],
});
