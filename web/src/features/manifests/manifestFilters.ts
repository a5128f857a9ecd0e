/** Filters of the manifests list: URL codecs, conversion to API input, and chip texts. */
import { addDays, formatDate } from '../../../../server/src/domain/dates';
import { labels, ManifestType, PaymentStatus } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companySettings';
import type { ManifestSearch } from '../../graphql.generated';
import { urlCodecs, type FiltersOf } from '../../ui/urlCodecs';
import type { FilterChip } from '../../ui/SearchCard';

export const manifestFilters = {
  fromDate: urlCodecs.date,
  toDate: urlCodecs.date,
  cargoId: urlCodecs.reference,
  deliveryVendorId: urlCodecs.reference,
  type: urlCodecs.oneOf(ManifestType),
  payment: urlCodecs.oneOf(PaymentStatus),
};

export type ManifestFilters = Partial<FiltersOf<typeof manifestFilters>>;

/** Default filters: the last 7 days including today (SPEC 9). */
export function usualManifestFilters(): ManifestFilters {
  const toDate = companyToday();
  return { fromDate: addDays(toDate, -6), toDate };
}

/** API search input: only filters that are set, references as ids, single values as lists. */
export function toManifestSearch(filters: ManifestFilters): Partial<ManifestSearch> {
  const { cargoId, deliveryVendorId, type, payment, ...dates } = filters;
  return {
    ...dates,
    ...(cargoId && { cargoId: [cargoId.id] }),
    ...(deliveryVendorId && { deliveryVendorId: [deliveryVendorId.id] }),
    ...(type && { type: [type] }),
    ...(payment && { payment: [payment] }),
  };
}

export function manifestFiltersInWords(filters: ManifestFilters): FilterChip<ManifestFilters>[] {
  const { fromDate, toDate, cargoId, deliveryVendorId, type, payment } = filters;
  const words: [keyof ManifestFilters, string | undefined][] = [
    ['fromDate', fromDate && `From ${formatDate(fromDate)}`],
    ['toDate', toDate && `To ${formatDate(toDate)}`],
    ['cargoId', cargoId && `Cargo: ${cargoId.name}`],
    ['deliveryVendorId', deliveryVendorId && `Delivery Vendor: ${deliveryVendorId.name}`],
    ['type', type && labels.ManifestType[type]],
    ['payment', payment && `Payment ${labels.PaymentStatus[payment]}`],
  ];
  return words.flatMap(([name, text]) => (text ? [{ text, names: [name] }] : []));
}
