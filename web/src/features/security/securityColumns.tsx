import { labels, type SecurityOutcome } from '../../../../server/src/domain/enums';
import type { SecurityEventRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { counted, fullName } from '../../ui/app/format';
import { Tag } from '../../ui/panel/Tag';

type Row = SecurityEventRowFragment;

const colours = { Done: 'green', Refused: 'orangered', Failed: 'red' } satisfies Record<SecurityOutcome, string>;

/** 'approveConsignment' as 'Approve consignment'. */
const inWords = (operation: string) =>
  operation.charAt(0).toUpperCase() + operation.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const whoseOf = (row: Row): string => fullName(row.user) || (row.kind === 'Mail' ? '' : (row.emailAddress ?? ''));

const detailsOf = ({ kind, emailAddress, operation, subject, reason, exportedRows }: Row): string =>
  [
    operation && inWords(operation),
    subject,
    kind === 'Mail' && emailAddress,
    reason,
    exportedRows !== null && counted(exportedRows, 'row'),
  ]
    .filter(Boolean)
    .join(' · ');

export const securityColumns: readonly Column<Row, SortFields['SecurityEvent']>[] = [
  { key: 'createdOn', title: 'When', kind: 'instant', sortBy: 'createdOn', card: 'place' },
  { key: 'user', title: 'User', value: whoseOf, width: 130, card: 'text' },
  {
    key: 'kind',
    title: 'Event',
    value: (row) => labels.SecurityEventKind[row.kind],
    fit: 'whole',
    card: 'title',
  },
  {
    key: 'outcome',
    title: 'Outcome',
    value: (row) => labels.SecurityOutcome[row.outcome],
    render: (row) => <Tag colour={colours[row.outcome]}>{labels.SecurityOutcome[row.outcome]}</Tag>,
    card: 'state',
  },
  { key: 'details', title: 'Details', value: detailsOf, fit: 'wrap', width: 280, card: 'note' },
  { key: 'times', title: 'Times', kind: 'number' },
  {
    key: 'createdBy',
    title: 'Done by',
    // Nothing to say where a user acts on the own account.
    value: (row) => (fullName(row.createdBy) === fullName(row.user) ? '' : fullName(row.createdBy)),
    width: 120,
  },
  { key: 'address', title: 'From', fit: 'whole' },
  { key: 'device', title: 'Device', width: 140 },
  {
    key: 'lastOn',
    title: 'Last',
    value: (row) => (row.times > 1 ? row.lastOn : null),
    kind: 'instant',
  },
];
