import { bookingsLabels, DeliveryStatus } from '../../domain/bookings/enums';
import type { GuardedFetch } from './guardedFetch';
import { vendorInstant } from './trackingDate';
import type { Scan } from './trackingEntry';
import { TrackingUnavailable } from './trackingUnavailable';
import { askJson, recordIn, textIn } from './vendorAnswer';
import { vocabulary } from './vocabulary';

/** Placeholder of the AWB number in a vendor's URL. */
const placeholder = /\{awb\}/gi;
const maxDepth = 3;

/** A generic source uses this product's names, labels and numbers. */
const statusOf = vocabulary({
  Booked: ['1', 'Booked'],
  Intransit: ['2', 'Intransit', bookingsLabels.DeliveryStatus.Intransit],
  Delivered: ['3', 'Delivered'],
  Returned: ['4', 'Returned'],
  Processing: ['5', 'Processing'],
  Invalid: ['6', 'Invalid'],
  OutForDelivery: ['7', 'OutForDelivery', bookingsLabels.DeliveryStatus.OutForDelivery],
  OlderThan2Months: ['8', 'OlderThan2Months', bookingsLabels.DeliveryStatus.OlderThan2Months],
} satisfies Record<DeliveryStatus, string[]>);

/** A URL without the placeholder is the vendor's web site, not a tracking source. */
export function takesAwb(url: string | null): url is string {
  return url !== null && url.search(placeholder) >= 0;
}

/**
 * Tracking source by a vendor's URL: JSON, a list or an object holding one, of `{actionDate, city, deliveryStatus,
 * action}`.
 */
export function genericSource(fetch: GuardedFetch, url: string) {
  return async (awbNo: string, signal: AbortSignal): Promise<Scan[]> => {
    const address = url.trim().replace(placeholder, () => encodeURIComponent(awbNo));
    const rows = listInside(await askJson(fetch, { url: address }, signal));
    if (!rows) throw new TrackingUnavailable('no entries in the answer');
    return rows.map(scanOf);
  };
}

function scanOf(row: unknown): Scan {
  const { actionDate, city, deliveryStatus, action } = recordIn(row);
  const word = textIn(deliveryStatus);
  const status = statusOf(word);
  const remark = textIn(action);
  return {
    at: vendorInstant(textIn(actionDate)),
    city: textIn(city),
    status,
    word: status && remark ? '' : word,
    remark,
  };
}

/**
 * The first list of entries anywhere in the answer, or an empty list if there is one; null if the answer has another
 * shape.
 */
function listInside(answer: unknown): readonly unknown[] | null {
  const lists: (readonly unknown[])[] = [];
  let level: readonly unknown[] = [answer];
  for (let depth = 0; depth < maxDepth; depth += 1) {
    lists.push(...level.filter((value): value is unknown[] => Array.isArray(value)));
    level = level.flatMap((value) => Object.values(recordIn(value)));
  }
  const ofEntries = lists.find((list) => list.some((row) => 'actionDate' in recordIn(row)));
  return ofEntries ?? lists.find((list) => list.length === 0) ?? null;
}
