import { notBefore } from '../../../domain/rules/dateRules';
import { refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import { Notification } from './notification.entity';
import { CreateNotificationInput, UpdateNotificationInput } from './notification.inputs';
import { notificationList, NotificationSearch } from './notification.list';

export const notifications = listQuery('notifications', NotificationSearch, notificationList);

export const createNotification = command({
  action: 'createNotification',
  input: CreateNotificationInput,
  async run({ db, today }, input) {
    refuseInput({ startAt: notBefore('Start date', input.startAt, today(), 'today') });
    return db.insert(Notification, detailsOf(input));
  },
});

export const updateNotification = command({
  action: 'updateNotification',
  input: UpdateNotificationInput,
  async run({ db, today }, input) {
    const found = await db.lock(Notification, input.uniqueId, input.version);
    if (input.startAt !== found.startAt)
      refuseInput({ startAt: notBefore('Start date', input.startAt, today(), 'today') });
    return db.update(found, detailsOf(input));
  },
});

export const deleteNotification = command({
  action: 'deleteNotification',
  input: RecordInput,
  undo: { undeletes: Notification },
  run: async ({ db }, { uniqueId, version }) => db.delete(await db.lock(Notification, uniqueId, version)),
});

const detailsOf = (input: CreateNotificationInput) => ({
  ...storedValues(input),
  isPermanent: input.isPermanent === true,
});
