import type { RoleRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { Tag } from '../../ui/panel/Tag';
import { countedLines } from './roleActions';

export const roleColumns: readonly Column<RoleRowFragment>[] = [
  { key: 'name', title: 'Role', width: 220, card: 'title' },
  {
    key: 'isBuiltIn',
    title: 'Kind',
    value: (row) => (row.isBuiltIn ? 'Built in' : 'Own'),
    render: (row) => <Tag colour={row.isBuiltIn ? undefined : 'green'}>{row.isBuiltIn ? 'Built in' : 'Own'}</Tag>,
    fit: 'whole',
    card: 'state',
  },
  { key: 'sees', title: 'May see', value: (row) => countedLines(row.actions).seen, width: 160, card: 'text' },
  { key: 'does', title: 'May change', value: (row) => countedLines(row.actions).changed, width: 160, card: 'note' },
];
