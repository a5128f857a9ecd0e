/** Values of the cargo form (rupees, kilograms, references with names) and their conversions. */
import type { PaymentMode, ServiceType } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import type { BookCargoInput, CargoDetailFragment } from '../../graphql.generated';
import { none, valuesFrom, type ValuesFor, type WithFields } from '../../ui/form/formValues';
import type { Suggestion } from '../../ui/input/RemoteSelect';

/** Starts with today's date. A field of the input that is missing here does not compile. */
export const blankCargo = () =>
  ({
    awbNo: '',
    cargoId: none<Suggestion>(),
    bookingDate: companyToday() as string | null,
    serviceType: none<ServiceType>(),
    senderId: none<Suggestion>(),
    receiverId: none<Suggestion>(),
    paymentMode: none<PaymentMode>(),
    packet: none<number>(),
    actualWeight: none<number>(),
    chargeableWeight: none<number>(),
    toPayAmount: none<number>(),
    deliveryCharge: none<number>(),
    service: none<string>(),
    remark: '',
  }) satisfies ValuesFor<BookCargoInput, never>;

export type CargoValues = ReturnType<typeof blankCargo>;

export function valuesOf(cargo: CargoDetailFragment): CargoValues {
  return valuesFrom(blankCargo(), cargo, {
    cargoId: { id: cargo.cargoId, name: cargo.cargo?.name ?? '' },
    senderId: { id: cargo.senderId, name: cargo.sender?.company ?? '' },
    receiverId: { id: cargo.receiverId, name: cargo.receiver?.company ?? '' },
  });
}

/** Converts form values to the API input. */
export function inputOf({ cargoId, senderId, receiverId, ...same }: CargoValues): WithFields<BookCargoInput> {
  return { ...same, cargoId: cargoId?.id ?? null, senderId: senderId?.id ?? null, receiverId: receiverId?.id ?? null };
}

/**
 * SPEC 5: true if chargeable weight is less than actual weight; it is then cleared. A negative weight gets a validation
 * message instead.
 */
export function isMisfit({ actualWeight, chargeableWeight }: CargoValues): boolean {
  return actualWeight !== null && chargeableWeight !== null && chargeableWeight >= 0 && actualWeight > chargeableWeight;
}
