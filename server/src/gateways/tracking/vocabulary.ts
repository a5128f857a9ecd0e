import type { DeliveryStatus } from '../../domain/enums';

export type Vocabulary = (word: string) => DeliveryStatus | null;

/**
 * A vendor's words by the status they mean with us. Words are compared whole, by letters and digits alone:
 * 'Out For Delivery' is 'OUTFORDELIVERY', while 'Undelivered' is not 'Delivered'. An unknown word gives null.
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
