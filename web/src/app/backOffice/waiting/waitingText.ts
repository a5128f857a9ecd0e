import { counted } from '../../../ui/format';
import type { WaitingCounts } from '../../../waiting/waitingCounts';

const kinds: Readonly<Record<string, string>> = { booking: 'booking', scan: 'scan' };

/** '2 bookings and 1 scan'. */
export const waitingText = ({ waiting }: Pick<WaitingCounts, 'waiting'>): string =>
  Object.entries(waiting)
    .map(([kind, count]) => counted(count, kinds[kind] ?? 'entry'))
    .join(' and ');
