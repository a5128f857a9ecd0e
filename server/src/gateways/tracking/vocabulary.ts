import type { DeliveryStatus } from '../../domain/bookings/enums';

export type Vocabulary = (word: string) => DeliveryStatus | null;

/**
 * Maps a vendor's terms to delivery statuses. Terms are compared as a whole by mailComposers and digits only: 'Out For
 * Delivery' equals 'OUTFORDELIVERY', but 'Undelivered' does not match 'Delivered'. Null for unknown terms.
 */
export function vocabulary(words: Readonly<Partial<Record<DeliveryStatus, readonly string[]>>>): Vocabulary {
  const statuses = new Map<string, DeliveryStatus>();
  for (const [status, known] of Object.entries(words)) {
    for (const word of known) statuses.set(spelling(word), status as DeliveryStatus);
  }
  return (word) => statuses.get(spelling(word)) ?? null;
}

function spelling(word: string): string {
  return word.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
