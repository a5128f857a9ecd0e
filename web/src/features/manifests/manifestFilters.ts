/** Filters of the manifests list. */
import { addDays } from '../../../../server/src/domain/values/dates';
import { labels, ManifestType, PaymentStatus } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import type { ManifestSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';

export const manifestSearch = defineSearch<ManifestSearch>()({
  manifestId: filters.text((number) => `Manifest No ${number}`),
  fromDate: filters.date((date) => `From ${date}`, 'from'),
  toDate: filters.date((date) => `To ${date}`, 'to'),
  cargoId: filters.reference((name) => `Cargo: ${name}`),
  deliveryVendorId: filters.reference((name) => `Delivery Vendor: ${name}`),
  type: filters.oneOf(ManifestType, (type) => labels.ManifestType[type]),
  branchId: filters.reference((name) => `Branch: ${name}`),
  payment: filters.oneOf(PaymentStatus, (status) => `Payment ${labels.PaymentStatus[status]}`),
});

export type ManifestFilters = FiltersIn<typeof manifestSearch>;

/** Default filters: the last 7 days including today (SPEC 9). */
export function defaultManifestFilters(): ManifestFilters {
  const toDate = companyToday();
  return { fromDate: addDays(toDate, -6), toDate };
}
