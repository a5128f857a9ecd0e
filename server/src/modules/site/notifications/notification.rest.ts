import { Notification } from './notification.entity';
import { one, route, rows } from '../../../core/module/route';
import { createNotification, deleteNotification, notifications, updateNotification } from './notification.service';

const shape = { without: ['updatedOn'] } as const;

export const notificationRoutes = [
  route('GET', 'notifications', { run: notifications, answer: rows(Notification, shape) }),
  route('POST', 'notifications', { run: createNotification, answer: one(Notification, shape) }),
  route('PUT', 'notifications/:uniqueId', { run: updateNotification, answer: one(Notification, shape) }),
  route('DELETE', 'notifications/:uniqueId', { run: deleteNotification, answer: one(Notification, shape) }),
];
