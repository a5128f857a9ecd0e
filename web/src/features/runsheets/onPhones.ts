/** What the phones of a run sheet still hold, as far as the server knows. */
import type { RunSheetRowFragment } from '../../graphql.generated';
import { counted, showInstant } from '../../ui/app/format';

type Sheet = Pick<RunSheetRowFragment, 'phones' | 'counts'>;

interface OnPhones {
  entries: number;
  pictures: number;
  /** Photos that the server was told of by an event, and does not have. */
  pending: number;
  /** When a phone of it was last heard; null: none has opened the link. */
  lastSeenOn: string | null;
}

export function onPhones({ phones, counts }: Sheet): OnPhones {
  const all = phones ?? [];
  return {
    entries: all.reduce((sum, { unsentEvents }) => sum + unsentEvents, 0),
    pictures: all.reduce((sum, { unsentImages }) => sum + unsentImages, 0),
    pending: counts?.photosPending ?? 0,
    lastSeenOn: all[0]?.lastSeenOn ?? null,
  };
}

const entriesOf = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** '3 entries, 2 photos unsent'; empty: nothing is to come. */
export function waitingText({ entries, pictures, pending }: OnPhones): string {
  const unsent = [entries > 0 && entriesOf(entries), pictures > 0 && counted(pictures, 'photo')].filter(Boolean);
  return [unsent.length > 0 && `${unsent.join(', ')} unsent`, pending > 0 && `${counted(pending, 'photo')} pending`]
    .filter(Boolean)
    .join('; ');
}

export const lastHeard = ({ lastSeenOn }: OnPhones): string =>
  lastSeenOn === null ? 'No phone has opened the link' : `Last heard ${showInstant(lastSeenOn)}`;
