/** Reports of consignments that the rollup answers (bookings/consignments/rollup): few rows, however many there are. */
import type { ReportGroup } from '../../../domain/reports/enums';
import { isDateGroup } from '../../../domain/reports/reports';
import type { combined, Facet } from '../../bookings/consignments/rollup/consignmentRollup';
import type { Part, Source } from './reportSources';

type Combined = (typeof combined)[number];

const facetOf: Readonly<Partial<Record<ReportGroup, Facet>>> = {
  Customer: 'senderId',
  Vendor: 'vendorId',
  DeliveryCity: 'deliveryCityId',
  State: 'deliveryCityId',
  Clerk: 'createdById',
};

const combinedOf: Readonly<Partial<Record<ReportGroup, readonly [Combined, column: string]>>> = {
  Service: ['serviceType', 'r.service_type'],
  Parcel: ['parcelType', 'r.parcel_type'],
  PaymentMode: ['paymentMode', 'r.payment_mode'],
  DeliveryStatus: ['deliveryStatus', 'r.delivery_status'],
};

/** Null if the rollup lacks a measure or the combination of groups. */
export function rollupSource(groups: readonly ReportGroup[], parts: readonly Part[]): Source | null {
  const properties = groups.filter((group) => !isDateGroup(group));
  const source = properties.length < 2 ? bySingle(properties[0]) : byCombination(properties);
  return source && parts.every((part) => part in source.sums) ? source : null;
}

function bySingle(group: ReportGroup | undefined): Source | null {
  // Every facet has every row.
  const facet = group ? (facetOf[group] ?? combinedOf[group]?.[0]) : 'paymentStatus';
  if (!facet) return null;
  return {
    from: 'consignment_facet r',
    where: 'r.facet = ? AND r.bookings <> 0',
    parameters: [facet],
    day: 'r.day',
    sums: {
      count: 'SUM(r.bookings)',
      weight: 'SUM(r.chargeable_weight)',
      freight: 'SUM(r.customer_amount)',
      cost: 'SUM(r.vendor_amount)',
    },
    columns: group ? { [group]: ['r.value'] } : {},
  };
}

function byCombination(groups: readonly ReportGroup[]): Source | null {
  const columns = groups.flatMap((group) => combinedOf[group]?.[1] ?? []);
  if (columns.length < groups.length) return null;
  return {
    from: 'consignment_day r',
    where: 'r.bookings <> 0',
    parameters: [],
    day: 'r.day',
    sums: { count: 'SUM(r.bookings)' },
    columns: Object.fromEntries(groups.map((group, at) => [group, [columns[at] ?? '']])),
  };
}
