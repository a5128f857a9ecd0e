import { addDays } from '../../../domain/values/dates';
import type { Sample } from '../../../testing/samples';

export const notificationSample: Sample = {
  path: 'notifications',
  body: ({ today, number }) => ({
    message: `Closed ${number}`,
    startAt: today,
    expireAt: addDays(today, 2),
    isPermanent: false,
  }),
};
