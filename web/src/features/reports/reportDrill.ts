import type { ReportGroup } from '../../../../server/src/domain/enums';
import { addDays, lastOfMonth } from '../../../../server/src/domain/values/dates';
import { paths } from '../../paths';
import { urlCodecs, writeFilters, type Reference } from '../../ui/search/urlCodecs';
import { filterCodecs, type ReportFilters } from './reportAddress';
import type { ReportPeriod } from './reportPeriods';

interface OfPeriod {
  period: ReportPeriod;
  branch?: Reference;
  filters: ReportFilters;
}

interface Key {
  value: string;
  label: string;
}

const filterOf: Partial<Record<ReportGroup, (key: Key) => [name: string, value: string]>> = {
  Customer: ({ value, label }) => ['senderId', `${value}~${label}`],
  Vendor: ({ value, label }) => ['vendorId', `${value}~${label}`],
  DeliveryCity: ({ value, label }) => ['deliveryCityId', `${value}~${label}`],
  Clerk: ({ value, label }) => ['createdById', `${value}~${label}`],
  Service: ({ value }) => ['serviceType', value],
  Parcel: ({ value }) => ['parcelType', value],
  PaymentMode: ({ value }) => ['paymentMode', value],
  DeliveryStatus: ({ value }) => ['deliveryStatus', value],
};

const daysOf: Partial<Record<ReportGroup, (first: string) => ReportPeriod>> = {
  Day: (day) => ({ fromDate: day, toDate: day }),
  Week: (monday) => ({ fromDate: monday, toDate: addDays(monday, 6) }),
  Month: (month) => ({ fromDate: `${month}-01`, toDate: lastOfMonth(`${month}-01`) }),
};

/** The list of the consignments that a row has summed; null if the list has no filter for one of its groups. */
export function consignmentsOf(
  groups: readonly ReportGroup[],
  keys: readonly Key[],
  { period, branch, filters }: OfPeriod,
): string | null {
  const params = new URLSearchParams(branch && { branchId: urlCodecs.reference.write(branch) });
  writeFilters(filterCodecs, params, {}, filters);
  const query = Object.fromEntries(params);
  let { fromDate, toDate } = period;
  for (const [at, group] of groups.entries()) {
    const key = keys[at];
    const days = key && daysOf[group]?.(key.value);
    const filter = key?.value ? filterOf[group]?.(key) : undefined;
    if (days) {
      // Of the first and the last week only what is in the period.
      fromDate = days.fromDate > fromDate ? days.fromDate : fromDate;
      toDate = days.toDate < toDate ? days.toDate : toDate;
    } else if (filter) query[filter[0]] = filter[1];
    else return null;
  }
  return paths.consignments({ ...query, fromDate, toDate });
}
