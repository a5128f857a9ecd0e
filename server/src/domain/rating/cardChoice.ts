/** Which rate card prices a booking. */
import type { RateSide } from './enums';

/** What a card is for. A null customer is the standard card, a null vendor any vendor. */
export interface CardScope {
  id: number;
  side: RateSide;
  customerId: number | null;
  vendorId: number | null;
  validFrom: string;
  validTo: string | null;
}

/** Both ends included. */
const isValidOn = ({ validFrom, validTo }: Pick<CardScope, 'validFrom' | 'validTo'>, date: string): boolean =>
  validFrom <= date && (validTo === null || date <= validTo);

export const isSameScope = (one: Omit<CardScope, 'id'>, other: Omit<CardScope, 'id'>): boolean =>
  one.side === other.side && one.customerId === other.customerId && one.vendorId === other.vendorId;

/** True if there is a date on which both are valid. */
export const overlaps = (
  one: Pick<CardScope, 'validFrom' | 'validTo'>,
  other: Pick<CardScope, 'validFrom' | 'validTo'>,
): boolean => isValidOn(one, other.validFrom) || isValidOn(other, one.validFrom);

/** The cards for a customer and vendor on a date, the most special first: own before standard, of this vendor before any. */
export function customerCards<Card extends CardScope>(
  cards: readonly Card[],
  { customerId, vendorId, date }: { customerId: number; vendorId: number; date: string },
): Card[] {
  const valid = cards.filter((card) => card.side === 'Customer' && isValidOn(card, date));
  const wanted = [
    [customerId, vendorId],
    [customerId, null],
    [null, vendorId],
    [null, null],
  ] as const;
  return wanted.flatMap(([customer, vendor]) =>
    valid.filter((card) => card.customerId === customer && card.vendorId === vendor),
  );
}

export const vendorCard = <Card extends CardScope>(
  cards: readonly Card[],
  { vendorId, date }: { vendorId: number; date: string },
): Card | null =>
  cards.find((card) => card.side === 'Vendor' && card.vendorId === vendorId && isValidOn(card, date)) ?? null;
