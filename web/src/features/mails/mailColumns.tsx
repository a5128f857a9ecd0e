import { labels, type MailState } from '../../../../server/src/domain/enums';
import type { MailRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { Tag } from '../../ui/panel/Tag';

const colours = {
  Waiting: 'goldenrod',
  Failing: 'orangered',
  Sent: 'green',
  GivenUp: 'red',
} satisfies Record<MailState, string>;

export const mailColumns: readonly Column<MailRowFragment, 'createdOn'>[] = [
  { key: 'createdOn', title: 'When', kind: 'instant', sortBy: 'createdOn', card: 'place' },
  { key: 'to', title: 'To', width: 200, card: 'text' },
  { key: 'subject', title: 'Subject', width: 220, card: 'title' },
  {
    key: 'state',
    title: 'State',
    value: (row) => labels.MailState[row.state],
    render: (row) => <Tag colour={colours[row.state]}>{labels.MailState[row.state]}</Tag>,
    card: 'state',
  },
  { key: 'tries', title: 'Tries', kind: 'number' },
  { key: 'lastError', title: 'Last Error', fit: 'wrap', width: 280, card: 'note' },
  { key: 'nextTry', title: 'Next Try', kind: 'instant' },
  { key: 'sentOn', title: 'Sent', kind: 'instant' },
];
