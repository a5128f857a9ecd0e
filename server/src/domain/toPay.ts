import type { PaymentMode } from './enums';
import type { Paise } from './money';

/** The amounts of a consignment; those that don't apply may be missing. */
export interface ConsignmentCharges {
  paymentMode: PaymentMode;
  customerAmountPaise?: Paise | null;
  vppAmountPaise?: Paise | null;
  vppCommissionPaise?: Paise | null;
  insuranceCommissionPaise?: Paise | null;
}

function extrasPaise(charges: ConsignmentCharges): Paise {
  return (charges.vppAmountPaise ?? 0) + (charges.vppCommissionPaise ?? 0) + (charges.insuranceCommissionPaise ?? 0);
}

/** What the receiver pays (SPEC 9): the freight only when the payment mode is ToPay, the extras always. */
export function toPayTotalPaise(charges: ConsignmentCharges): Paise {
  const freightPaise = charges.paymentMode === 'ToPay' ? (charges.customerAmountPaise ?? 0) : 0;
  return freightPaise + extrasPaise(charges);
}

/** The total on the printed consignment (SPEC 9): freight and extras, whatever the payment mode. */
export function printedTotalPaise(charges: ConsignmentCharges): Paise {
  return (charges.customerAmountPaise ?? 0) + extrasPaise(charges);
}
