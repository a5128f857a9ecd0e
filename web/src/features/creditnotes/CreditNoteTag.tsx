import { labels, type CreditNoteStatus } from '../../../../server/src/domain/enums';
import { Tag } from '../../ui/panel/Tag';

const colours = { Draft: 'grey', Approved: 'green' } satisfies Record<CreditNoteStatus, string>;

export const CreditNoteTag = ({ status }: { status: CreditNoteStatus }) => (
  <Tag colour={colours[status]}>{labels.CreditNoteStatus[status]}</Tag>
);
