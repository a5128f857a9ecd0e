/** What is said about the credit of a sender while a booking is typed, by the server's own arithmetic. */
import {
  exposureOf,
  isOwnRoad,
  withUnbilled,
  type Unbilled,
} from '../../../../server/src/domain/billing/creditExposure';
import type { PaymentMode, ServiceType, VendorType } from '../../../../server/src/domain/enums';
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

export interface OnCredit {
  /** Rupees before tax. */
  amount: number;
  serviceType: ServiceType | null;
  vendorType: VendorType | null | undefined;
}

/** What a booking adds to what is unbilled of its sender. */
export function unbilledOf({ amount, serviceType, vendorType }: OnCredit): Unbilled {
  const unbilled = rupeesToPaise(amount);
  return { unbilled, unbilledRoad: isOwnRoad(serviceType, vendorType) ? unbilled : 0 };
}

/** `added`: by what the booking raises what is unbilled; null: by nothing, which is never refused. */
export function creditNoteOf(credit: SenderCredit, added: Unbilled | null): CreditNote | null {
  const { company, creditLimit, liftedUntil, refusal } = credit;
  const limit = creditLimit === null ? null : rupeesToPaise(creditLimit);
  if (added !== null && liftedUntil === null) {
    const exposure = exposureWith(credit, added);
    if (limit !== null && exposure > limit)
      return { text: receivablesRefusal.limit({ company, exposure, limit }), isBlocked: true };
    if (refusal !== null) return { text: refusal, isBlocked: true };
  }
  if (limit === null) return null;
  return { text: `Credit ${wholeRupees(exposureWith(credit, nothing))} of ${wholeRupees(limit)}`, isBlocked: false };
}

const nothing: Unbilled = { unbilled: 0, unbilledRoad: 0 };

function exposureWith(credit: SenderCredit, added: Unbilled): Paise {
  const sums = {
    outstanding: rupeesToPaise(credit.outstanding),
    unapproved: rupeesToPaise(credit.generated),
    unbilled: rupeesToPaise(credit.unbilled),
    unbilledRoad: rupeesToPaise(credit.unbilledRoad),
    unallocated: rupeesToPaise(credit.advances),
  };
  const rates = { courier: basisPoints(credit.taxPercent), ownRoad: basisPoints(credit.roadTaxPercent) };
  return exposureOf(withUnbilled(sums, added), rates);
}

const basisPoints = (percent: number): number => Math.round(percent * 100);

/** '₹ 42,140'; paise only if there are some. */
const wholeRupees = (paise: Paise): string => formatRupees(paise).replace(/\.00$/, '');
