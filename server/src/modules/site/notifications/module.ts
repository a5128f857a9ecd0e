import { defineModule } from '../../../core/module/module';
import { seedDemoNotification } from './notification.demo';
import { Notification } from './notification.entity';
import { notificationResolver } from './notification.resolver';
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
  resolvers: [notificationResolver],
  seedDemo: seedDemoNotification,
  routes: notificationRoutes,
});
