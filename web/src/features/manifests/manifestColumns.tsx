import { labels } from '../../../../server/src/domain/enums';
import type { ManifestRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, type Column } from '../../ui/table/columns';
import { Identifier } from '../../ui/panel/Identifier';
import { RowButton } from '../../ui/table/RowButton';
import { ManifestPaymentTag, manifestPaymentText } from './ManifestPaymentTag';

type Row = ManifestRowFragment;

const manifestId: Column<Row, SortFields['Manifest']> = {
  key: 'manifestId',
  title: 'Manifest No',
  sortBy: 'manifestId',
  fit: 'identifier',
  card: 'title',
};

const others: readonly Column<Row, SortFields['Manifest']>[] = [
  { key: 'date', title: 'Date', kind: 'date', sortBy: 'date', card: 'note' },
  { key: 'type', title: 'Type', value: (row) => labels.ManifestType[row.type], sortBy: 'type', fit: 'whole' },
  { key: 'viaCargo', title: 'Via Cargo', value: (row) => row.viaCargo?.name, sortBy: 'viaCargo', width: 118 },
  {
    key: 'bookingVendor',
    title: 'Booking Vendor',
    value: (row) => row.bookingVendor?.name,
    sortBy: 'bookingVendor',
    width: 118,
  },
  {
    key: 'deliveryVendor',
    title: 'Delivery Vendor',
    value: (row) => row.deliveryVendor?.name,
    sortBy: 'deliveryVendor',
    width: 118,
    card: 'text',
  },
  { key: 'bookingCity', title: 'From', value: (row) => row.bookingCity?.name, sortBy: 'bookingCity', width: 100 },
  {
    key: 'deliveryCity',
    title: 'To',
    value: (row) => row.deliveryCity?.name,
    sortBy: 'deliveryCity',
    width: 100,
    card: 'place',
  },
  { key: 'totalConsignments', title: 'Consignments', kind: 'number', sortBy: 'totalConsignments' },
  { key: 'weight', title: 'Wt.', kind: 'weight', sortBy: 'weight' },
  { key: 'toPayAmount', title: 'ToPay Amount', kind: 'money', sortBy: 'toPayAmount' },
  {
    key: 'payment',
    title: 'Payment',
    value: manifestPaymentText,
    render: (row) => <ManifestPaymentTag manifest={row} />,
    sortBy: 'payment',
    card: 'state',
  },
  { key: 'branch', ...branchColumn },
];

/** Table columns. Memoise the result. Clicking the number opens the manifest. */
export const manifestColumns = (open: (row: Row) => void): readonly Column<Row, SortFields['Manifest']>[] => [
  {
    ...manifestId,
    render: (row) => (
      <RowButton onClick={() => open(row)}>
        <Identifier text={row.manifestId} />
      </RowButton>
    ),
  },
  ...others,
];

/** Columns of the Excel file: those of the table and more. */
export const manifestFileColumns: readonly Column<Row, SortFields['Manifest']>[] = [
  manifestId,
  ...others,
  { key: 'deliveryCharge', title: 'Delivery Charge', kind: 'money' },
  { key: 'toPayReceivedDate', title: 'ToPay Received Date', kind: 'date' },
  { key: 'toPayReceivedAmount', title: 'ToPay Received Amount', kind: 'money' },
];
