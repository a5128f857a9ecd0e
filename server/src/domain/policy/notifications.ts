import { NounPolicy } from './nounPolicy';

export const notificationPolicy = new NounPolicy({
  group: 'Website',
  actions: {
    notifications: 'notifications:read',
    createNotification: 'notifications:write',
    updateNotification: 'notifications:write',
    deleteNotification: 'notifications:write',
  },
  screens: ['notifications:screen'],
  permissions: {
    'notifications:read': { label: 'See notifications', kind: 'everyone', member: true },
    'notifications:write': { label: 'Write notifications', kind: 'write', member: true },
    'notifications:screen': { label: 'Open the screen Notifications', kind: 'read', member: false },
  },
});
