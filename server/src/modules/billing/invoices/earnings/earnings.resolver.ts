import { field, resolver } from '../../../../core/operation/resolver';
import { Earning, earnings } from './earnings.service';
import { unbilledEarnings, UnbilledEarningPage } from './unbilled.service';

export const earningsResolver = resolver(
  field(earnings, [Earning], {
    description: 'What is earned on bookings, by day or month, kind and state, without what is 0.',
  }),
  field(unbilledEarnings, UnbilledEarningPage, {
    description: 'Bookings of a month on which something is earned that stands on no invoice and no counter bill.',
  }),
);
