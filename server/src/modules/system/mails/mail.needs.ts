import type { Need } from '../../../core/module/need';
import { mailsIn, outboxMailOf } from './outboxMails';

export const mailNeeds: readonly Need[] = [
  {
    kind: 'FailingMails',
    async find({ db }) {
      const [[mail], count] = await mailsIn(db, ['Failing']).take(1).getManyAndCount();
      // The only one is named.
      const to = mail && count === 1 ? outboxMailOf(mail).to : null;
      return { count, filters: { state: 'Failing', ...(to && { to }) } };
    },
  },
];
