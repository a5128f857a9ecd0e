import type { PaymentMode } from './enums';
import type { Paise } from '../values/money';

/** Amounts of a consignment in paise; those that do not apply may be missing. */
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

/**
 * Amount that the receiver pays (SPEC 9): freight only if the payment mode is ToPay; VPP amount and commissions always.
 */
export function toPayTotal(charges: ConsignmentCharges): Paise {
  const freight = charges.paymentMode === 'ToPay' ? (charges.customerAmount ?? 0) : 0;
  return freight + extrasOf(charges);
}

/** Total on the printed consignment (SPEC 9): freight, VPP amount and commissions, for every payment mode. */
export function printedTotal(charges: ConsignmentCharges): Paise {
  return (charges.customerAmount ?? 0) + extrasOf(charges);
}
