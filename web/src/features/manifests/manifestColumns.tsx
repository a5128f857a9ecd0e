import { Button } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import type { ManifestRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';
import { EnumTag, enumLabel } from '../../ui/EnumTag';

type Row = ManifestRowFragment;

const manifestId: Column<Row> = {
  key: 'manifestId', title: 'Manifest No', value: (row) => row.manifestId, sortBy: 'manifestId', width: 112,
};

const others: readonly Column<Row>[] = [
  { key: 'date', title: 'Date', value: (row) => row.date, kind: 'date', sortBy: 'date', width: 88 },
  { key: 'type', title: 'Type', value: (row) => labels.ManifestType[row.type], sortBy: 'type', width: 70 },
  { key: 'viaCargo', title: 'Via Cargo', value: (row) => row.viaCargo?.name, sortBy: 'viaCargo', width: 118 },
  {
    key: 'bookingVendor', title: 'Booking Vendor', value: (row) => row.bookingVendor?.name, sortBy: 'bookingVendor', width: 118,
  },
  {
    key: 'deliveryVendor', title: 'Delivery Vendor', value: (row) => row.deliveryVendor?.name, sortBy: 'deliveryVendor', width: 118,
  },
  { key: 'bookingCity', title: 'From', value: (row) => row.bookingCity?.name, sortBy: 'bookingCity', width: 80 },
  { key: 'deliveryCity', title: 'To', value: (row) => row.deliveryCity?.name, sortBy: 'deliveryCity', width: 80 },
  {
    key: 'totalConsignments', title: 'Consignments', value: (row) => row.totalConsignments, kind: 'number',
    sortBy: 'totalConsignments', width: 88,
  },
  { key: 'weight', title: 'Wt.', value: (row) => row.weight, kind: 'weight', sortBy: 'weight', width: 90 },
  { key: 'toPayAmount', title: 'ToPay Amount', value: (row) => row.toPayAmount, kind: 'money', sortBy: 'toPayAmount', width: 92 },
  {
    key: 'payment', title: 'Payment', value: (row) => enumLabel({ of: 'PaymentStatus', value: row.payment }),
    render: (row) => <EnumTag of="PaymentStatus" value={row.payment} />, sortBy: 'payment', width: 90,
  },
];

/** Memoise them; the number is what opens a manifest. */
export const manifestColumns = (open: (row: Row) => void): readonly Column<Row>[] => [
  {
    ...manifestId,
    render: (row) => <Button type="link" size="small" onClick={() => open(row)}>{row.manifestId}</Button>,
  },
  ...others,
];

/** The file has room for what the screen has not. */
export const manifestFileColumns: readonly Column<Row>[] = [
  manifestId,
  ...others,
  { key: 'deliveryCharge', title: 'Delivery Charge', value: (row) => row.deliveryCharge, kind: 'money' },
  { key: 'toPayReceivedDate', title: 'ToPay Received Date', value: (row) => row.toPayReceivedDate, kind: 'date' },
  { key: 'toPayReceivedAmount', title: 'ToPay Received Amount', value: (row) => row.toPayReceivedAmount, kind: 'money' },
];
