/** Filters of the invoices list: URL codecs, conversion to API input, and chip texts. */
import { firstOfLastMonth, formatDate } from '../../../../server/src/domain/dates';
import { InvoiceStatus, InvoiceType, labels, type InvoiceReading } from '../../../../server/src/domain/enums';
import { filterInvoiceStatuses, invoiceTypeLabels } from '../../../../server/src/domain/invoiceStatus';
import { companyToday } from '../../companySettings';
import type { InvoiceSearch } from '../../graphql.generated';
import { urlCodecs, type FiltersOf } from '../../ui/urlCodecs';
import type { FilterChip } from '../../ui/SearchCard';

export const invoiceFilters = {
  customerId: urlCodecs.reference,
  invoiceStatus: urlCodecs.oneOf(InvoiceStatus),
  invoiceType: urlCodecs.oneOf(InvoiceType),
  fromDate: urlCodecs.date,
  toDate: urlCodecs.date,
};

export type InvoiceFilters = Partial<FiltersOf<typeof invoiceFilters>>;

/** Default filters: first day of last month to today (SPEC 9). */
export function usualInvoiceFilters(): InvoiceFilters {
  const today = companyToday();
  return { fromDate: firstOfLastMonth(today), toDate: today };
}

export function toInvoiceSearch(filters: InvoiceFilters): Partial<InvoiceSearch> {
  const { customerId, invoiceStatus, invoiceType, fromDate, toDate } = filters;
  return {
    ...(customerId && { customerId: [customerId.id] }),
    ...(invoiceStatus && { invoiceStatus: [invoiceStatus] }),
    ...(invoiceType && { invoiceType: [invoiceType] }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
}

export const statusLabels = Object.fromEntries(
  filterInvoiceStatuses.map((status) => [status, labels.InvoiceStatus[status]]),
) as Readonly<Record<InvoiceStatus, string>>;

export const invoiceFiltersInWords = (reading: InvoiceReading) => (filters: InvoiceFilters) => {
  const { customerId, invoiceStatus, invoiceType, fromDate, toDate } = filters;
  const from = fromDate && `from ${formatDate(fromDate)}`;
  const to = toDate && `to ${formatDate(toDate)}`;
  const words: readonly (FilterChip<InvoiceFilters> | undefined | '')[] = [
    customerId && { text: customerId.name, names: ['customerId'] },
    invoiceStatus && { text: labels.InvoiceStatus[invoiceStatus], names: ['invoiceStatus'] },
    invoiceType && { text: invoiceTypeLabels[reading][invoiceType], names: ['invoiceType'] },
    (from || to) && { text: ['Invoice Date', from, to].filter(Boolean).join(' '), names: ['fromDate', 'toDate'] },
  ];
  return words.filter((each) => !!each);
};
