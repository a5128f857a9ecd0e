/** What re-rating makes of a consignment: its amounts by the rate cards of now. */
import type { PaymentStatus } from '../bookings/enums';
import { gstRefusal } from '../policy/gst';
import type { DateOnly } from '../values/dates';
import type { Paise } from '../values/money';

export type RerateOutcome =
  | 'Changed'
  | 'Unchanged'
  | 'Skipped: approved'
  | 'Skipped: invoiced'
  | 'Skipped: paid'
  | 'Skipped: overridden'
  | 'Skipped: books are closed'
  | 'Skipped: changed since the preview'
  | 'No rate';

export interface Amounts {
  customerAmount: Paise | null;
  vendorAmount: Paise | null;
}

interface State {
  bookingDate: DateOnly;
  isApproved: boolean;
  invoiceId: number | null;
  paymentStatus: PaymentStatus;
}

/** Amounts that may no longer change; `booksFrom`: the first day of the open books. */
export function fixedOutcome(
  { bookingDate, isApproved, invoiceId, paymentStatus }: State,
  booksFrom: DateOnly | null,
): RerateOutcome | null {
  if (gstRefusal.booksClosed(bookingDate, booksFrom)) return 'Skipped: books are closed';
  if (isApproved) return 'Skipped: approved';
  if (invoiceId !== null) return 'Skipped: invoiced';
  return paymentStatus === 'Paid' ? 'Skipped: paid' : null;
}

const sides = ['customerAmount', 'vendorAmount'] as const;

interface Question {
  booked: Amounts;
  /** By the rate cards when the consignment was last rated; nulls if it never was. */
  before: Amounts;
  /** By the rate cards of now. */
  now: Amounts;
  includeOverridden: boolean;
}

/**
 * An amount that was typed although there was a rate keeps the whole consignment as it is. One that was typed for lack of
 * a rate is kept too, but not the other side's. `includeOverridden` replaces both.
 */
export function rerated({ booked, before, now, includeOverridden }: Question): Amounts & { outcome: RerateOutcome } {
  const keeps = (outcome: RerateOutcome) => ({ ...booked, outcome });
  if (sides.every((side) => now[side] === null)) return keeps('No rate');
  const isOverridden = sides.some((side) => before[side] !== null && before[side] !== booked[side]);
  if (isOverridden && !includeOverridden) return keeps('Skipped: overridden');
  const open = sides.filter(
    (side) => now[side] !== null && (includeOverridden || before[side] !== null || booked[side] === null),
  );
  if (open.length === 0) return keeps('Skipped: overridden');
  const changed = open.filter((side) => now[side] !== booked[side]);
  const amounts = { ...booked, ...Object.fromEntries(changed.map((side) => [side, now[side]])) };
  return { ...amounts, outcome: changed.length > 0 ? 'Changed' : 'Unchanged' };
}
