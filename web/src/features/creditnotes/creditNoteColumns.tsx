import { labels } from '../../../../server/src/domain/enums';
import type { CreditNoteRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { CreditNoteTag } from './CreditNoteTag';

export const creditNoteColumns: readonly Column<CreditNoteRowFragment, SortFields['CreditNote']>[] = [
  { key: 'number', title: 'Note No', sortBy: 'number', fit: 'identifier', card: 'text' },
  { key: 'kind', title: 'Kind', value: (row) => labels.NoteKind[row.kind], sortBy: 'kind', fit: 'whole' },
  { key: 'noteDate', title: 'Note Date', kind: 'date', sortBy: 'noteDate', card: 'note' },
  {
    key: 'customer',
    title: 'Customer',
    value: (row) => row.customer?.company,
    sortBy: 'customer',
    width: 200,
    card: 'title',
  },
  { key: 'invoice', title: 'Invoice No', value: (row) => row.invoice?.invoiceNumber, fit: 'identifier' },
  { key: 'reason', title: 'Reason', value: (row) => labels.CreditNoteReason[row.reason], sortBy: 'reason', width: 180 },
  { key: 'taxable', title: 'Taxable', kind: 'money', sortBy: 'taxable' },
  { key: 'total', title: 'Total', kind: 'money', sortBy: 'total', card: 'state' },
  { key: 'unallocated', title: 'Not Allocated', value: (row) => row.unallocated || null, kind: 'money' },
  { key: 'refunded', title: 'Refunded', value: (row) => row.refunded || null, kind: 'money' },
  {
    key: 'status',
    title: 'Status',
    value: (row) => labels.CreditNoteStatus[row.status],
    render: (row) => <CreditNoteTag status={row.status} />,
    sortBy: 'status',
    card: 'place',
  },
];
