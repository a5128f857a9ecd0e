import { receiptAwbOf } from '../../../../server/src/domain/bookings/receiptRange';
import type { ReceiptBookRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';

export const receiptBookColumns: readonly Column<ReceiptBookRowFragment>[] = [
  { key: 'branch', title: 'Branch', width: 140, card: 'title' },
  { key: 'vendor', title: 'Vendor', width: 160, card: 'place' },
  { key: 'from', title: 'From', value: (row) => receiptAwbOf(row, row.fromNumber), fit: 'whole' },
  { key: 'to', title: 'To', value: (row) => receiptAwbOf(row, row.toNumber), fit: 'whole', card: 'text' },
  { key: 'next', title: 'Next', value: (row) => row.next ?? 'Used up', fit: 'whole', card: 'state' },
  { key: 'left', title: 'Left', kind: 'number' },
  { key: 'unused', title: 'Never Used', value: (row) => row.unused.join(', '), width: 240, card: 'note' },
];
