import { labels } from '../../../../server/src/domain/enums';
import type {
  CourierDueAgeingQuery,
  CourierDueRowFragment,
  CourierRemittanceRowFragment,
} from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export type VendorDueRow = CourierDueAgeingQuery['courierDueAgeing']['rows'][number] & { uniqueId: string };

/** By days since the delivery; `colour`: that of the bucket of `ageingBars.css`. */
export const buckets = [
  { field: 'days7', title: 'Up to 7 days', colour: 'days30' },
  { field: 'days15', title: '8–15 days', colour: 'days60' },
  { field: 'days30', title: '16–30 days', colour: 'days90' },
  { field: 'older', title: 'Over 30 days', colour: 'older' },
] as const;

export const vendorDueColumns: readonly Column<VendorDueRow>[] = [
  { key: 'vendor', title: 'Vendor', width: 180, card: 'title' },
  { key: 'consignments', title: 'Consignments', kind: 'number' },
  { key: 'since', title: 'Since', kind: 'date', card: 'text' },
  ...buckets.map(({ field, title }) => ({
    key: field,
    title,
    value: (row: VendorDueRow) => row[field] || null,
    kind: 'money' as const,
  })),
  { key: 'due', title: 'Due', kind: 'money', card: 'state' },
];

/** Of the file. */
export const dueColumns: readonly Column<CourierDueRowFragment>[] = [
  { key: 'awbNo', title: 'AWB No', value: (row) => row.consignment?.awbNo },
  { key: 'receiver', title: 'Receiver', value: (row) => row.consignment?.receiver },
  { key: 'deliveredOn', title: 'Delivered', kind: 'date' },
  { key: 'freight', title: 'Freight', kind: 'money' },
  { key: 'commissions', title: 'Commissions', kind: 'money' },
  { key: 'vppAmount', title: 'VPP Amount', kind: 'money' },
  { key: 'remitted', title: 'Remitted', kind: 'money' },
  { key: 'openAmount', title: 'Due', kind: 'money' },
];

export const remittanceColumns: readonly Column<CourierRemittanceRowFragment, SortFields['CourierRemittance']>[] = [
  { key: 'number', title: 'Number', sortBy: 'number', fit: 'whole', card: 'title' },
  { key: 'remittedOn', title: 'Date', kind: 'date', sortBy: 'remittedOn', card: 'note' },
  { key: 'vendor', title: 'Vendor', value: (row) => row.vendor?.name, sortBy: 'vendor', width: 180, card: 'text' },
  { key: 'amount', title: 'Amount', kind: 'money', sortBy: 'amount', card: 'state' },
  { key: 'mode', title: 'Mode', value: (row) => labels.ReceiptMode[row.mode], sortBy: 'mode', fit: 'whole' },
  { key: 'reference', title: 'Reference', sortBy: 'reference', width: 120 },
  {
    key: 'state',
    title: 'State',
    value: (row) => (row.reversedOn ? 'Reversed' : 'Received'),
    fit: 'whole',
    card: 'place',
  },
];
