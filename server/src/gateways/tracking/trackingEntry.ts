import { bookingsLabels, DeliveryStatus } from '../../domain/bookings/enums';

/** One movement of a consignment, as reported by its vendor. */
export interface TrackingEntry {
  actionDate: Date;
  /** At most 100 characters; may be empty. */
  city: string;
  deliveryStatus: DeliveryStatus;
  /** At most 500 characters, never empty. */
  action: string;
}

/** Resolves to entries, oldest first. Throws only `TrackingUnavailable`. */
export type TrackingSource = (awbNo: string, signal: AbortSignal) => Promise<TrackingEntry[]>;

/** One entry of a vendor's answer. `status` is null if the vendor's term is unknown. */
export interface Scan {
  at: Date | null;
  city: string;
  status: DeliveryStatus | null;
  word: string;
  remark: string;
}

const maxEntries = 500;
const earliest = Date.UTC(2000, 0, 1);
const oneDay = 24 * 60 * 60 * 1000;

/** Converts scans to entries: dated, trimmed, deduplicated, oldest first, at most the newest 500. */
export function entriesFrom(scans: readonly Scan[], now: Date): TrackingEntry[] {
  const unique = new Map<string, TrackingEntry>();
  for (const scan of oldestFirst(scans)) {
    // Vendors fill missing dates with 1900 or 9999; such rows would always rank first or last.
    if (!scan.at || scan.at.getTime() < earliest || scan.at.getTime() > now.getTime() + oneDay) continue;
    const deliveryStatus = scan.status ?? DeliveryStatus.Processing;
    const entry: TrackingEntry = {
      actionDate: scan.at,
      city: clean(scan.city, 100),
      deliveryStatus,
      action: clean(actionOf(scan), 500) || bookingsLabels.DeliveryStatus[deliveryStatus],
    };
    const key = JSON.stringify([entry.actionDate, entry.city, entry.deliveryStatus, entry.action]);
    if (!unique.has(key)) unique.set(key, entry);
  }
  return [...unique.values()].slice(-maxEntries);
}

/** Appends the vendor's summary if it contains more than the scans; usually it repeats the last one. */
export function withSummary(scans: readonly Scan[], summary: Scan): Scan[] {
  const { at } = summary;
  const isNews = at !== null && scans.every((scan) => scan.at === null || scan.at < at);
  return isNews ? [...oldestFirst(scans), summary] : [...scans];
}

/** Stable sort. A newest-first list is reversed first, so that rows of the same minute keep their order. */
function oldestFirst(scans: readonly Scan[]): Scan[] {
  const dated = scans.flatMap((scan) => (scan.at ? [{ scan, at: scan.at.getTime() }] : []));
  const first = dated.at(0)?.at ?? 0;
  const last = dated.at(-1)?.at ?? 0;
  if (first > last) dated.reverse();
  return dated.sort((a, b) => a.at - b.at).map(({ scan }) => scan);
}

/** The vendor's term is kept beside its remark, even if it was mapped to a status. */
function actionOf({ word, remark }: Scan): string {
  if (!remark.trim()) return word;
  if (!word.trim() || remark.toLowerCase().includes(word.trim().toLowerCase())) return remark;
  return `${word.trim()} - ${remark}`;
}

function clean(text: string, length: number): string {
  const plain = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return plain
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
