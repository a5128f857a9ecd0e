import { NounPolicy } from './nounPolicy';

export const ewayPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    ewayLimits: 'eway:read',
    ewayLimit: 'eway:read',
    saveEwayLimit: 'eway:write',
  },
  permissions: {
    'eway:read': { label: 'See e-way bill limits', kind: 'read', member: true },
    'eway:write': { label: 'Change e-way bill limits', kind: 'admin', member: false },
  },
});
