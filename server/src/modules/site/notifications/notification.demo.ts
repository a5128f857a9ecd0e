import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { insertSeedRows } from '../../../db/write/seedRows';
import { addDays } from '../../../domain/values/dates';
import { Notification } from './notification.entity';

export async function seedDemoNotification(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  await insertSeedRows(db, Notification, [
    {
      message: 'Welcome to Waybill. Bookings close at 8 pm; hand over to the couriers by 9 pm.',
      startAt: today,
      expireAt: addDays(today, 30),
      isPermanent: false,
    },
  ]);
}
