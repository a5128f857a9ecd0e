/** Filters of the invoices list. */
import { firstOfLastMonth } from '../../../../server/src/domain/values/dates';
import { InvoiceStatus, InvoiceType, labels } from '../../../../server/src/domain/enums';
import { filterInvoiceStatuses, invoiceTypeLabels } from '../../../../server/src/domain/billing/invoiceStatus';
import { companySettings } from '../../companySettings';
import { companyToday } from '../../companyToday';
import type { InvoiceSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';

export const invoiceSearch = defineSearch<InvoiceSearch>()({
  invoiceNumber: filters.text((number) => `Invoice No ${number}`),
  customerId: filters.reference((name) => name),
  invoiceMonth: filters.month((month) => `Invoice Month ${month}`),
  invoiceStatus: filters.oneOf(InvoiceStatus, (status) => labels.InvoiceStatus[status]),
  invoiceType: filters.oneOf(InvoiceType, (type) => invoiceTypeLabels[companySettings().invoiceReading][type]),
  branchId: filters.reference((name) => `Branch: ${name}`),
  isOverdue: filters.flag((isOverdue) => (isOverdue ? 'Overdue' : 'Not overdue')),
  ...filters.period(() => 'Invoice Date'),
});

export type InvoiceFilters = FiltersIn<typeof invoiceSearch>;

/** Default filters: first day of last month to today (SPEC 9). */
export function defaultInvoiceFilters(): InvoiceFilters {
  const today = companyToday();
  return { fromDate: firstOfLastMonth(today), toDate: today };
}

export const statusLabels = Object.fromEntries(
  filterInvoiceStatuses.map((status) => [status, labels.InvoiceStatus[status]]),
) as Readonly<Record<InvoiceStatus, string>>;
