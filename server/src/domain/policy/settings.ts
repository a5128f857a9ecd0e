import { NounPolicy } from './nounPolicy';

export const settingsPolicy = new NounPolicy({
  actions: {
    settings: 'settings:read',
    updateSetting: 'settings:write',
  },
  member: ['settings:read'],
});
