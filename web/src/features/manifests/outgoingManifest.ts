/** A consignment selected for a manifest, and the line it becomes. */
import type { PaymentMode, ServiceType } from '../../../../server/src/domain/enums';
import { paiseToRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { toPayTotal } from '../../../../server/src/domain/bookings/toPay';
import type { ShownEntry } from './ManifestEntries';

export interface ManifestCandidate {
  uniqueId: string;
  awbNo: string;
  bookingDate: string;
  serviceType: ServiceType;
  sender: { company: string } | null;
  receiver: string;
  deliveryCity: { name: string } | null;
  packet: number;
  /** Kg. */
  chargeableWeight: number;
  paymentMode: PaymentMode;
  /** Rupees, like the other amounts. */
  customerAmount: number | null;
  vppAmount: number | null;
  vppCommission: number | null;
  insuranceCommission: number | null;
}

const paise = (rupees: number | null) => (rupees === null ? null : rupeesToPaise(rupees));

export function entryOf(candidate: ManifestCandidate): ShownEntry {
  const {
    uniqueId,
    awbNo,
    bookingDate,
    serviceType,
    sender,
    receiver,
    deliveryCity,
    packet,
    chargeableWeight,
    paymentMode,
  } = candidate;
  return {
    uniqueId,
    awbNo,
    bookingDate,
    serviceType,
    receiver,
    packet,
    chargeableWeight,
    paymentMode,
    sender: sender?.company ?? '',
    deliveryCity: deliveryCity?.name ?? '',
    toPayAmount: paiseToRupees(
      toPayTotal({
        paymentMode,
        customerAmount: paise(candidate.customerAmount),
        vppAmount: paise(candidate.vppAmount),
        vppCommission: paise(candidate.vppCommission),
        insuranceCommission: paise(candidate.insuranceCommission),
      }),
    ),
  };
}
