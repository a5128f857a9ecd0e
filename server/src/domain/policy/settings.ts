import { NounPolicy } from './nounPolicy';

export const settingsPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    settings: 'settings:read',
    updateSetting: 'settings:write',
  },
  permissions: {
    'settings:read': { label: 'See settings', kind: 'read', member: true },
    'settings:write': { label: 'Change settings', kind: 'admin', member: false },
  },
});
