/** Filters of the consignments list. */
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
import { defineSearch, filters, type FiltersIn, type FilterSpec } from '../../ui/search/defineSearch';
import { ignoring, urlCodecs } from '../../ui/search/urlCodecs';

interface Period {
  searchDateFilter?: DateFilter;
  fromDate?: string;
  toDate?: string;
}

/** Which date the period is of. Without a period it selects nothing, and the period's chip names it. */
const searchDateFilter: FilterSpec<DateFilter, DateFilter> = {
  codec: urlCodecs.oneOf(DateFilter),
  toApi: (value, { fromDate, toDate }: Period) => (fromDate || toDate ? value : undefined),
  chip: () => null,
};

export const consignmentSearch = defineSearch<ConsignmentSearch>()({
  awbNo: filters.text((awbNo) => `AWB ${awbNo}`),
  senderId: filters.reference((name) => `Sender: ${name}`),
  receiver: filters.text((name) => `Receiver: ${name}`),
  deliveryCityId: filters.reference((name) => `To ${name}`),
  vendorId: filters.reference((name) => `Vendor: ${name}`),
  cargoId: filters.reference((name) => `Cargo: ${name}`),
  branchId: filters.reference((name) => `Branch: ${name}`),
  createdById: filters.reference((name) => `By ${name}`),
  serviceType: filters.oneOf(ServiceType, (type) => labels.ServiceType[type]),
  parcelType: filters.oneOf(ParcelType, (type) => labels.ParcelType[type]),
  paymentMode: filters.oneOf(PaymentMode, (mode) => labels.PaymentMode[mode]),
  paymentStatus: filters.oneOf(PaymentStatus, (status) => `Payment ${labels.PaymentStatus[status]}`),
  deliveryStatus: filters.someOf(DeliveryStatus, (status) => labels.DeliveryStatus[status]),
  isInsurance: filters.flag((isInsured) => (isInsured ? 'Insured' : 'Not insured')),
  isVpp: filters.flag((isVpp) => (isVpp ? 'VPP' : 'Not VPP')),
  isPriced: filters.flag((isPriced) => (isPriced ? 'Priced' : 'To be priced')),
  isApproved: filters.flag((isApproved) => (isApproved ? 'Approved' : 'Not approved')),
  awaitsManifest: filters.flag((awaits) => (awaits ? 'Not on a manifest' : 'On a manifest, or needs none')),
  awaitsEway: filters.flag((awaits) => (awaits ? 'Without e-way bill' : 'With e-way bill, or needs none')),
  importJobId: filters.reference((name) => `Import: ${name}`),
  searchDateFilter,
  ...filters.period<Period>(({ searchDateFilter: of = 'BookingDate' }) => labels.DateFilter[of], ['searchDateFilter']),
});

/** For members the `createdById` filter is ignored, so a link shared by an admin is not refused. Constant per role. */
const withoutCreator = ignoring(consignmentSearch.codecs, 'createdById');

export const consignmentFilters = (byCreator: boolean) => (byCreator ? consignmentSearch.codecs : withoutCreator);

export type ConsignmentFilters = FiltersIn<typeof consignmentSearch>;
