/** The filters of the consignments list: in the address, as the API takes them, and in words. */
import { formatDate } from '../../../../server/src/domain/dates';
import {
  DateFilter, DeliveryStatus, labels, ParcelType, PaymentMode, PaymentStatus, ServiceType,
} from '../../../../server/src/domain/enums';
import type { ConsignmentSearch } from '../../graphql.generated';
import { inUrl, type FiltersOf } from '../../ui/inUrl';
import type { FilterInWords } from '../../ui/SearchCard';

const forAll = {
  awbNo: inUrl.text,
  senderId: inUrl.reference,
  receiver: inUrl.text,
  deliveryCityId: inUrl.reference,
  vendorId: inUrl.reference,
  cargoId: inUrl.reference,
  createdById: inUrl.reference,
  serviceType: inUrl.oneOf(ServiceType),
  parcelType: inUrl.oneOf(ParcelType),
  paymentMode: inUrl.oneOf(PaymentMode),
  paymentStatus: inUrl.oneOf(PaymentStatus),
  deliveryStatus: inUrl.someOf(DeliveryStatus),
  searchDateFilter: inUrl.oneOf(DateFilter),
  fromDate: inUrl.date,
  toDate: inUrl.date,
  isInsurance: inUrl.flag,
  isVpp: inUrl.flag,
};

/** A constant for each role: who may not ask by creator is not refused for a link that an admin has shared. */
const withoutCreator = { ...forAll, createdById: { ...inUrl.reference, read: () => undefined } };

export const consignmentFilters = (byCreator: boolean) => (byCreator ? forAll : withoutCreator);

export type ConsignmentFilters = Partial<FiltersOf<typeof forAll>>;

/** Only what is given, with references as ids and single members as lists. */
export function toConsignmentSearch(filters: ConsignmentFilters): Partial<ConsignmentSearch> {
  const { fromDate, toDate, searchDateFilter, ...others } = filters;
  const {
    senderId, deliveryCityId, vendorId, cargoId, createdById, serviceType, parcelType, paymentMode, paymentStatus,
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

export function filtersInWords(filters: ConsignmentFilters): FilterInWords<ConsignmentFilters>[] {
  const {
    awbNo, senderId, receiver, deliveryCityId, vendorId, cargoId, createdById, serviceType, parcelType, paymentMode,
    paymentStatus, deliveryStatus, isInsurance, isVpp,
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
