import { defineModule } from '../../core/module';
import { Notification } from './notification.entity';
import { NotificationResolver } from './notification.resolver';
import { notificationRoutes } from './notification.rest';

export const notifications = defineModule({
  records: {
    Notification: {
      entity: Notification,
      listedBy: 'notifications',
      nameColumns: ['message'],
    },
  },
  resolvers: [NotificationResolver],
  routes: notificationRoutes,
});
