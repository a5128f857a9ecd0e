import type { PaymentMode } from './enums';
import type { Paise } from './money';

/** The amounts of a consignment, in paise; those that don't apply may be missing. */
export interface ConsignmentCharges {
  paymentMode: PaymentMode;
  customerAmount?: Paise | null;
  vppAmount?: Paise | null;
  vppCommission?: Paise | null;
  insuranceCommission?: Paise | null;
}

function extrasOf(charges: ConsignmentCharges): Paise {
  return (charges.vppAmount ?? 0) + (charges.vppCommission ?? 0) + (charges.insuranceCommission ?? 0);
}

/** What the receiver pays (SPEC 9): the freight only when the payment mode is ToPay, the extras always. */
export function toPayTotal(charges: ConsignmentCharges): Paise {
  const freight = charges.paymentMode === 'ToPay' ? (charges.customerAmount ?? 0) : 0;
  return freight + extrasOf(charges);
}

/** The total on the printed consignment (SPEC 9): freight and extras, whatever the payment mode. */
export function printedTotal(charges: ConsignmentCharges): Paise {
  return (charges.customerAmount ?? 0) + extrasOf(charges);
}
