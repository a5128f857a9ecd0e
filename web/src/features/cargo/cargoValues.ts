/** Values of the cargo form (rupees, kilograms, references with names) and their conversions. */
import type { PaymentMode, ServiceType } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import type { BookCargoInput, CargoDetailFragment } from '../../graphql.generated';
import type { Suggestion } from '../../ui/RemoteSelect';

export interface CargoValues {
  awbNo: string;
  cargoId: Suggestion | null;
  bookingDate: string | null;
  serviceType: ServiceType | null;
  senderId: Suggestion | null;
  receiverId: Suggestion | null;
  paymentMode: PaymentMode | null;
  packet: number | null;
  actualWeight: number | null;
  chargeableWeight: number | null;
  toPayAmount: number | null;
  deliveryCharge: number | null;
  remark: string;
}

export const blankCargo = (): CargoValues => ({
  awbNo: '',
  cargoId: null,
  bookingDate: companyToday(),
  serviceType: null,
  senderId: null,
  receiverId: null,
  paymentMode: null,
  packet: null,
  actualWeight: null,
  chargeableWeight: null,
  toPayAmount: null,
  deliveryCharge: null,
  remark: '',
});

export function valuesOf(cargo: CargoDetailFragment): CargoValues {
  const {
    awbNo,
    bookingDate,
    serviceType,
    paymentMode,
    packet,
    actualWeight,
    chargeableWeight,
    toPayAmount,
    deliveryCharge,
  } = cargo;
  return {
    awbNo,
    bookingDate,
    serviceType,
    paymentMode,
    packet,
    actualWeight,
    chargeableWeight,
    toPayAmount,
    deliveryCharge,
    cargoId: { id: cargo.cargoId, name: cargo.cargo?.name ?? '' },
    senderId: { id: cargo.senderId, name: cargo.sender?.company ?? '' },
    receiverId: { id: cargo.receiverId, name: cargo.receiver?.company ?? '' },
    remark: cargo.remark ?? '',
  };
}

/** Converts form values to the API input. */
export function inputOf({ cargoId, senderId, receiverId, ...same }: CargoValues): BookCargoInput {
  return { ...same, cargoId: cargoId?.id ?? null, senderId: senderId?.id ?? null, receiverId: receiverId?.id ?? null };
}

/**
 * SPEC 5: true if chargeable weight is less than actual weight; it is then cleared. A negative weight gets a validation
 * message instead.
 */
export function isMisfit({ actualWeight, chargeableWeight }: CargoValues): boolean {
  return actualWeight !== null && chargeableWeight !== null && chargeableWeight >= 0 && actualWeight > chargeableWeight;
}
