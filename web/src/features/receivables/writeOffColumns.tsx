import { Link } from 'react-router-dom';
import { labels } from '../../../../server/src/domain/enums';
import type { WriteOffRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import type { SortFields } from '../../records.generated';
import { Tag } from '../../ui/panel/Tag';
import type { Column } from '../../ui/table/columns';

type Person = WriteOffRowFragment['createdBy'];

const nameOf = (person: Person) => (person ? `${person.firstName} ${person.lastName}`.trim() : null);

export const writeOffColumns: readonly Column<WriteOffRowFragment, SortFields['WriteOff']>[] = [
  { key: 'number', title: 'Number', sortBy: 'number', fit: 'whole', card: 'text' },
  { key: 'writtenOffOn', title: 'Written Off On', kind: 'date', sortBy: 'writtenOffOn', card: 'note' },
  {
    key: 'customer',
    title: 'Customer',
    value: (row) => row.customer?.company,
    sortBy: 'customer',
    width: 180,
    card: 'title',
  },
  {
    key: 'invoice',
    title: 'Invoice No',
    value: (row) => row.invoice?.invoiceNumber,
    render: ({ invoice }) => invoice && <Link to={paths.invoice(invoice.uniqueId)}>{invoice.invoiceNumber}</Link>,
    fit: 'whole',
  },
  { key: 'amount', title: 'Amount', kind: 'money', sortBy: 'amount', card: 'state' },
  { key: 'reason', title: 'Reason', width: 200 },
  { key: 'createdBy', title: 'Entered By', value: (row) => nameOf(row.createdBy), width: 130 },
  { key: 'approvedBy', title: 'Approved By', value: (row) => nameOf(row.approvedBy), width: 130 },
  {
    key: 'status',
    title: 'Status',
    value: (row) => labels.WriteOffStatus[row.status],
    render: ({ status }) => (
      <Tag colour={status === 'Approved' ? 'green' : 'orange'}>{labels.WriteOffStatus[status]}</Tag>
    ),
    sortBy: 'status',
    card: 'place',
  },
];
