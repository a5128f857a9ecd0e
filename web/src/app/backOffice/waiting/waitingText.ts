import { counted } from '../../../ui/app/format';
import type { WaitingCounts } from '../../../waiting/waitingCounts';

/** '2 bookings and 1 scan'. */
export const waitingText = ({ waiting }: Pick<WaitingCounts, 'waiting'>): string =>
  Object.entries(waiting)
    .map(([kind, count]) => counted(count, kind))
    .join(' and ');
