/** What is said about the credit of a sender while a booking is typed, by the server's own arithmetic. */
import { exposureOf } from '../../../../server/src/domain/billing/creditExposure';
import type { PaymentMode } from '../../../../server/src/domain/enums';
import { formatRupees, rupeesToPaise, type Paise } from '../../../../server/src/domain/values/money';
import { receivablesRefusal } from '../../../../server/src/domain/policy';
import type { BookingCreditQuery } from '../../graphql.generated';

export type SenderCredit = Omit<BookingCreditQuery['customerCredit'], '__typename'>;

export interface CreditNote {
  text: string;
  /** The booking would be refused. */
  isBlocked: boolean;
}

/** Modes that are billed later; before a mode is chosen it may become one of them. */
export const mayBeOnCredit = (mode: PaymentMode | null): boolean => mode !== 'Cash' && mode !== 'ToPay';

/** `added`: rupees before tax by which the booking raises what is unbilled; null: by nothing, which is never refused. */
export function creditNoteOf(credit: SenderCredit, added: number | null): CreditNote | null {
  const { company, creditLimit, liftedUntil, refusal } = credit;
  const limit = creditLimit === null ? null : rupeesToPaise(creditLimit);
  if (added !== null && liftedUntil === null) {
    const exposure = exposureWith(credit, added);
    if (limit !== null && exposure > limit)
      return { text: receivablesRefusal.limit({ company, exposure, limit }), isBlocked: true };
    if (refusal !== null) return { text: refusal, isBlocked: true };
  }
  if (limit === null) return null;
  return { text: `Credit ${wholeRupees(exposureWith(credit, 0))} of ${wholeRupees(limit)}`, isBlocked: false };
}

function exposureWith({ outstanding, generated, unbilled, advances, taxPercent }: SenderCredit, added: number): Paise {
  const sums = {
    outstanding: rupeesToPaise(outstanding),
    unapproved: rupeesToPaise(generated),
    unbilled: rupeesToPaise(unbilled) + rupeesToPaise(added),
    unallocated: rupeesToPaise(advances),
  };
  return exposureOf(sums, Math.round(taxPercent * 100));
}

/** '₹ 42,140'; paise only if there are some. */
const wholeRupees = (paise: Paise): string => formatRupees(paise).replace(/\.00$/, '');
