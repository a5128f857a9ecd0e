/** Values of the booking form (rupees, kilograms, references with names) and their conversions. */
import { consignmentFields } from '../../../../server/src/domain/bookings/consignmentFields';
import type { ParcelType, PaymentMode, ServiceType, VendorType } from '../../../../server/src/domain/enums';
import { blankTexts } from '../../../../server/src/domain/values/fields';
import { companyToday } from '../../companyToday';
import type { BookConsignmentInput, ConsignmentDetailFragment, UpdateConsignmentInput } from '../../graphql.generated';
import { none, valuesFrom, type ValuesFor, type WithFields } from '../../ui/form/formValues';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { dimensionsOf, type DimensionRow } from './dimensions';

export interface VendorChoice extends Suggestion {
  type?: VendorType;
}

/** Fields of the input that the form does not have. */
type NotInForm = 'bookingCityId' | 'autoRate' | 'ewayBillDate';

/** A blank form. A field of the input that is missing here does not compile. */
const nothing = {
  ...blankTexts(consignmentFields),
  autofillAwb: false,
  vendorId: none<VendorChoice>(),
  bookingDate: none<string>(),
  serviceType: none<ServiceType>(),
  senderId: none<Suggestion>(),
  deliveryCityId: none<Suggestion>(),
  parcelType: none<ParcelType>(),
  paymentMode: none<PaymentMode>(),
  packet: none<number>(),
  actualWeight: none<number>(),
  chargeableWeight: none<number>(),
  vendorAmount: none<number>(),
  customerAmount: none<number>(),
  isVpp: false,
  vppAmount: none<number>(),
  vppCommission: none<number>(),
  isInsurance: false,
  insuranceAmount: none<number>(),
  insuranceCommission: none<number>(),
  goodsValue: none<number>(),
  creditOverrideReason: '',
  dimensions: none<readonly DimensionRow[]>(),
} satisfies ValuesFor<BookConsignmentInput, NotInForm>;

export type ConsignmentValues = typeof nothing;

/** Values that the next booking starts with, since they rarely change. */
const lasting = ['vendorId', 'autofillAwb', 'serviceType', 'parcelType', 'paymentMode'] as const;
type Lasting = Pick<ConsignmentValues, (typeof lasting)[number]>;

const storageKey = 'lastBooking';

/** Initial values of a new booking: today's date and the last booking's choices. */
export function blankBooking(): ConsignmentValues {
  return { ...nothing, bookingDate: companyToday(), ...lastChoices() };
}

function lastChoices(): Partial<Lasting> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Lasting>;
  } catch {
    return {};
  }
}

export function rememberChoices(values: ConsignmentValues): void {
  const chosen = Object.fromEntries(lasting.map((name) => [name, values[name]]));
  localStorage.setItem(storageKey, JSON.stringify(chosen));
}

export function valuesOf(consignment: ConsignmentDetailFragment): ConsignmentValues {
  const { vendorId, vendor, senderId, sender, deliveryCityId, deliveryCity } = consignment;
  return valuesFrom(nothing, consignment, {
    autofillAwb: false,
    creditOverrideReason: '',
    vendorId: { id: vendorId, name: vendor?.name ?? '', type: vendor?.type },
    senderId: { id: senderId, name: sender?.company ?? '' },
    deliveryCityId: { id: deliveryCityId, name: deliveryCity?.name ?? '' },
    dimensions: consignment.rating?.dimensions?.length
      ? consignment.rating.dimensions.map(({ length, width, height, count }) => ({ length, width, height, count }))
      : null,
  });
}

type AwbSource = Pick<ConsignmentValues, 'vendorId' | 'autofillAwb'>;

/** Receipt book numbers are for own cargo vendors only. */
export const mayTakeFromBook = ({ vendorId }: AwbSource) => vendorId?.type === 'OwnCargo';
export const takesFromBook = (values: AwbSource) => mayTakeFromBook(values) && values.autofillAwb;

/** Converts form values to the API input. The number is given or taken from the receipt book. */
export function bookingOf(
  values: ConsignmentValues,
): WithFields<BookConsignmentInput, NotInForm | 'awbNo' | 'autofillAwb'> {
  const { vendorId, senderId, deliveryCityId, awbNo, autofillAwb: _, isVpp, isInsurance, ...same } = values;
  return {
    ...same,
    isVpp,
    isInsurance,
    ...(takesFromBook(values) ? { autofillAwb: true } : { awbNo }),
    vendorId: vendorId?.id ?? null,
    senderId: senderId?.id ?? null,
    deliveryCityId: deliveryCityId?.id ?? null,
    vppAmount: isVpp ? values.vppAmount : null,
    vppCommission: isVpp ? values.vppCommission : null,
    insuranceAmount: isInsurance ? values.insuranceAmount : null,
    insuranceCommission: isInsurance ? values.insuranceCommission : null,
    ...goodsOf(values),
    // Only an administrator may give one, and only a booking that would be refused shows its field.
    creditOverrideReason: values.creditOverrideReason.trim() || null,
    dimensions: dimensionsOf(values.dimensions),
  };
}

/** Docs need no e-way bill, whatever was typed while they were a box. */
function goodsOf({ parcelType, goodsValue, ewayBillNo, ewayExemptReason }: ConsignmentValues) {
  if (parcelType !== 'Box') return { goodsValue: null, ewayBillNo: null, ewayExemptReason: null };
  return { goodsValue, ewayBillNo, ewayExemptReason };
}

export function updateOf(
  values: ConsignmentValues,
  { uniqueId, version, bookingCityId }: ConsignmentDetailFragment,
): UpdateConsignmentInput {
  return { ...bookingOf(values), uniqueId, version, bookingCityId };
}

type Clearing = Partial<Pick<ConsignmentValues, 'chargeableWeight' | 'vppCommission' | 'insuranceCommission'>>;

/** SPEC 5: values to clear because they exceed, or fall short of, the field they depend on. */
export function invalidDependents(values: ConsignmentValues): Clearing {
  const { actualWeight, chargeableWeight, vppAmount, vppCommission, insuranceAmount, insuranceCommission } = values;
  const exceeds = (one: number | null, other: number | null) => one !== null && other !== null && one > other;
  return {
    ...(exceeds(actualWeight, chargeableWeight) && !isNegative(chargeableWeight) && { chargeableWeight: null }),
    ...(exceeds(vppCommission, vppAmount) && !isNegative(vppAmount) && { vppCommission: null }),
    ...(exceeds(insuranceCommission, insuranceAmount) && !isNegative(insuranceAmount) && { insuranceCommission: null }),
  };
}

/** A negative amount is not cleared; it gets a validation message instead. */
const isNegative = (amount: number | null) => amount !== null && amount < 0;
