/** Filters of the cargo list. */
import { labels, PaymentMode, ServiceType } from '../../../../server/src/domain/enums';
import type { CargoSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';
import { ignoring } from '../../ui/search/urlCodecs';

export const cargoSearch = defineSearch<CargoSearch>()({
  awbNo: filters.text((awbNo) => `AWB ${awbNo}`),
  cargoId: filters.reference((name) => `Cargo: ${name}`),
  senderId: filters.reference((name) => `Sender: ${name}`),
  receiverId: filters.reference((name) => `Receiver: ${name}`),
  branchId: filters.reference((name) => `Branch: ${name}`),
  createdById: filters.reference((name) => `By ${name}`),
  serviceType: filters.oneOf(ServiceType, (type) => labels.ServiceType[type]),
  paymentMode: filters.oneOf(PaymentMode, (mode) => labels.PaymentMode[mode]),
  isUnbilled: filters.flag((isUnbilled) => (isUnbilled ? 'On no invoice' : 'Invoiced or without amount')),
  fromDate: filters.date((date) => `From ${date}`, 'from'),
  toDate: filters.date((date) => `To ${date}`, 'to'),
});

/** For members the `createdById` filter is ignored, so a link shared by an admin is not refused. Constant per role. */
const withoutCreator = ignoring(cargoSearch.codecs, 'createdById');

export const cargoFilters = (byCreator: boolean) => (byCreator ? cargoSearch.codecs : withoutCreator);

export type CargoFilters = FiltersIn<typeof cargoSearch>;
