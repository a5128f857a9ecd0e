import { NounPolicy } from './nounPolicy';

export const notificationPolicy = new NounPolicy({
  actions: {
    notifications: 'notifications:read',
    createNotification: 'notifications:write',
    updateNotification: 'notifications:write',
    deleteNotification: 'notifications:write',
  },
  screens: ['notifications:screen'],
  member: ['notifications:read', 'notifications:write'],
});
