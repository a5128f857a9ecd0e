/** Filters of the consignments list: URL codecs, conversion to API input, and chip texts. */
import { formatDate } from '../../../../server/src/domain/dates';
import {
  DateFilter,
  DeliveryStatus,
  labels,
  ParcelType,
  PaymentMode,
  PaymentStatus,
  ServiceType,
} from '../../../../server/src/domain/enums';
import type { ConsignmentSearch } from '../../graphql.generated';
import { urlCodecs, type FiltersOf } from '../../ui/urlCodecs';
import type { FilterChip } from '../../ui/SearchCard';

const forAll = {
  awbNo: urlCodecs.text,
  senderId: urlCodecs.reference,
  receiver: urlCodecs.text,
  deliveryCityId: urlCodecs.reference,
  vendorId: urlCodecs.reference,
  cargoId: urlCodecs.reference,
  createdById: urlCodecs.reference,
  serviceType: urlCodecs.oneOf(ServiceType),
  parcelType: urlCodecs.oneOf(ParcelType),
  paymentMode: urlCodecs.oneOf(PaymentMode),
  paymentStatus: urlCodecs.oneOf(PaymentStatus),
  deliveryStatus: urlCodecs.someOf(DeliveryStatus),
  searchDateFilter: urlCodecs.oneOf(DateFilter),
  fromDate: urlCodecs.date,
  toDate: urlCodecs.date,
  isInsurance: urlCodecs.flag,
  isVpp: urlCodecs.flag,
};

/** For members the `createdById` filter is ignored, so a link shared by an admin is not refused. Constant per role. */
const withoutCreator = { ...forAll, createdById: { ...urlCodecs.reference, read: () => undefined } };

export const consignmentFilters = (byCreator: boolean) => (byCreator ? forAll : withoutCreator);

export type ConsignmentFilters = Partial<FiltersOf<typeof forAll>>;

/** API search input: only filters that are set, references as ids, single values as lists. */
export function toConsignmentSearch(filters: ConsignmentFilters): Partial<ConsignmentSearch> {
  const { fromDate, toDate, searchDateFilter, ...others } = filters;
  const {
    senderId,
    deliveryCityId,
    vendorId,
    cargoId,
    createdById,
    serviceType,
    parcelType,
    paymentMode,
    paymentStatus,
    ...same
  } = others;
  return {
    ...same,
    ...(senderId && { senderId: [senderId.id] }),
    ...(deliveryCityId && { deliveryCityId: [deliveryCityId.id] }),
    ...(vendorId && { vendorId: [vendorId.id] }),
    ...(cargoId && { cargoId: [cargoId.id] }),
    ...(createdById && { createdById: [createdById.id] }),
    ...(serviceType && { serviceType: [serviceType] }),
    ...(parcelType && { parcelType: [parcelType] }),
    ...(paymentMode && { paymentMode: [paymentMode] }),
    ...(paymentStatus && { paymentStatus: [paymentStatus] }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...(searchDateFilter && (fromDate || toDate) && { searchDateFilter }),
  };
}

export function filterChips(filters: ConsignmentFilters): FilterChip<ConsignmentFilters>[] {
  const {
    awbNo,
    senderId,
    receiver,
    deliveryCityId,
    vendorId,
    cargoId,
    createdById,
    serviceType,
    parcelType,
    paymentMode,
    paymentStatus,
    deliveryStatus,
    isInsurance,
    isVpp,
  } = filters;
  const words: [keyof ConsignmentFilters, string | undefined | false][] = [
    ['awbNo', awbNo && `AWB ${awbNo}`],
    ['senderId', senderId && `Sender: ${senderId.name}`],
    ['receiver', receiver && `Receiver: ${receiver}`],
    ['deliveryCityId', deliveryCityId && `To ${deliveryCityId.name}`],
    ['vendorId', vendorId && `Vendor: ${vendorId.name}`],
    ['cargoId', cargoId && `Cargo: ${cargoId.name}`],
    ['createdById', createdById && `By ${createdById.name}`],
    ['serviceType', serviceType && labels.ServiceType[serviceType]],
    ['parcelType', parcelType && labels.ParcelType[parcelType]],
    ['paymentMode', paymentMode && labels.PaymentMode[paymentMode]],
    ['paymentStatus', paymentStatus && `Payment ${labels.PaymentStatus[paymentStatus]}`],
    ['deliveryStatus', deliveryStatus?.map((status) => labels.DeliveryStatus[status]).join(', ')],
    ['isInsurance', isInsurance !== undefined && (isInsurance ? 'Insured' : 'Not insured')],
    ['isVpp', isVpp !== undefined && (isVpp ? 'VPP' : 'Not VPP')],
  ];
  const dates = datesInWords(filters);
  return [
    ...words.flatMap(([name, text]) => (text ? [{ text, names: [name] }] : [])),
    ...(dates ? [{ text: dates, names: ['searchDateFilter', 'fromDate', 'toDate'] as const }] : []),
  ];
}

function datesInWords({ searchDateFilter = 'BookingDate', fromDate, toDate }: ConsignmentFilters): string | null {
  if (!fromDate && !toDate) return null;
  const kind = labels.DateFilter[searchDateFilter];
  if (fromDate && fromDate === toDate) return `${kind} ${formatDate(fromDate)}`;
  const from = fromDate && `from ${formatDate(fromDate)}`;
  const to = toDate && `to ${formatDate(toDate)}`;
  return [kind, from, to].filter(Boolean).join(' ');
}
