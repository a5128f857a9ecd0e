import type { Need } from '../../../core/module/need';
import { mailsIn } from './outboxMails';

export const mailNeeds: readonly Need[] = [
  {
    kind: 'FailingMails',
    find: async ({ db }) => ({ count: await mailsIn(db, ['Failing']).getCount(), filters: { state: 'Failing' } }),
  },
];
