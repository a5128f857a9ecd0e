/** Filters of the cargo list: URL codecs, conversion to API input, and chip texts. */
import { formatDate } from '../../../../server/src/domain/dates';
import { labels, PaymentMode, ServiceType } from '../../../../server/src/domain/enums';
import type { CargoSearch } from '../../graphql.generated';
import { urlCodecs, type FiltersOf } from '../../ui/urlCodecs';
import type { FilterChip } from '../../ui/SearchCard';

const forAll = {
  awbNo: urlCodecs.text,
  cargoId: urlCodecs.reference,
  senderId: urlCodecs.reference,
  receiverId: urlCodecs.reference,
  createdById: urlCodecs.reference,
  serviceType: urlCodecs.oneOf(ServiceType),
  paymentMode: urlCodecs.oneOf(PaymentMode),
  fromDate: urlCodecs.date,
  toDate: urlCodecs.date,
};

/** For members the `createdById` filter is ignored, so a link shared by an admin is not refused. Constant per role. */
const withoutCreator = { ...forAll, createdById: { ...urlCodecs.reference, read: () => undefined } };

export const cargoFilters = (byCreator: boolean) => (byCreator ? forAll : withoutCreator);

export type CargoFilters = Partial<FiltersOf<typeof forAll>>;

/** API search input: only filters that are set, references as ids, single values as lists. */
export function toCargoSearch(filters: CargoFilters): Partial<CargoSearch> {
  const { cargoId, senderId, receiverId, createdById, serviceType, paymentMode, ...same } = filters;
  return {
    ...same,
    ...(cargoId && { cargoId: [cargoId.id] }),
    ...(senderId && { senderId: [senderId.id] }),
    ...(receiverId && { receiverId: [receiverId.id] }),
    ...(createdById && { createdById: [createdById.id] }),
    ...(serviceType && { serviceType: [serviceType] }),
    ...(paymentMode && { paymentMode: [paymentMode] }),
  };
}

export function cargoFiltersInWords(filters: CargoFilters): FilterChip<CargoFilters>[] {
  const { awbNo, cargoId, senderId, receiverId, createdById, serviceType, paymentMode, fromDate, toDate } = filters;
  const words: [keyof CargoFilters, string | undefined][] = [
    ['awbNo', awbNo && `AWB ${awbNo}`],
    ['cargoId', cargoId && `Cargo: ${cargoId.name}`],
    ['senderId', senderId && `Sender: ${senderId.name}`],
    ['receiverId', receiverId && `Receiver: ${receiverId.name}`],
    ['createdById', createdById && `By ${createdById.name}`],
    ['serviceType', serviceType && labels.ServiceType[serviceType]],
    ['paymentMode', paymentMode && labels.PaymentMode[paymentMode]],
    ['fromDate', fromDate && `From ${formatDate(fromDate)}`],
    ['toDate', toDate && `To ${formatDate(toDate)}`],
  ];
  return words.flatMap(([name, text]) => (text ? [{ text, names: [name] }] : []));
}
