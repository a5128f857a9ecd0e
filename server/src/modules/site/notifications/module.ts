import { defineModule } from '../../../core/module/module';
import { seedDemoNotification } from './notification.demo';
import { Notification } from './notification.entity';
import { NotificationResolver } from './notification.resolver';
import { notificationRoutes } from './notification.rest';

export const notifications = defineModule({
  records: {
    Notification: {
      entity: Notification,
      listedBy: 'notifications',
      visible: 'all',
      nameColumns: ['message'],
    },
  },
  resolvers: [NotificationResolver],
  seedDemo: seedDemoNotification,
  routes: notificationRoutes,
});
