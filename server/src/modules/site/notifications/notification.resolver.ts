import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Notification } from './notification.entity';
import { NotificationPage } from './notification.list';
import { createNotification, deleteNotification, notifications, updateNotification } from './notification.service';

export const notificationResolver = resolver(
  field(notifications, NotificationPage),
  keyedField(createNotification, Notification),
  field(updateNotification, Notification),
  field(deleteNotification, Notification),
);
