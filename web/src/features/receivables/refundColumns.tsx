import { Link } from 'react-router-dom';
import { labels } from '../../../../server/src/domain/enums';
import type { RefundRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

const sourceOf = ({ payment, creditNote }: RefundRowFragment) => payment?.number ?? creditNote?.number ?? '';

export const refundColumns: readonly Column<RefundRowFragment, SortFields['Refund']>[] = [
  { key: 'number', title: 'Voucher No', sortBy: 'number', fit: 'whole', card: 'title' },
  { key: 'refundedOn', title: 'Refunded On', kind: 'date', sortBy: 'refundedOn', card: 'note' },
  {
    key: 'customer',
    title: 'Customer',
    value: (row) => row.customer?.company,
    sortBy: 'customer',
    width: 180,
    card: 'text',
  },
  {
    key: 'source',
    title: 'Of',
    value: sourceOf,
    render: (row) => (
      <Link to={row.payment ? paths.payment(row.payment.uniqueId) : paths.creditNote(row.creditNote?.uniqueId ?? '')}>
        {sourceOf(row)}
      </Link>
    ),
    fit: 'whole',
    card: 'place',
  },
  { key: 'amount', title: 'Amount', kind: 'money', sortBy: 'amount', card: 'state' },
  { key: 'mode', title: 'Mode', value: (row) => labels.ReceiptMode[row.mode], sortBy: 'mode', fit: 'whole' },
  { key: 'reference', title: 'Reference', sortBy: 'reference', width: 120 },
  { key: 'remark', title: 'Remark', width: 160 },
];
