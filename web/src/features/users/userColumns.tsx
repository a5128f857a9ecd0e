import { Link } from 'react-router-dom';
import { labels, type UserState } from '../../../../server/src/domain/enums';
import type { UserRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, type Column } from '../../ui/table/columns';
import { showInstant } from '../../ui/app/format';
import { paths } from '../../paths';
import { Tag } from '../../ui/panel/Tag';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** SPEC 2: active and de-active. A user whose account is not yet activated is neither. */
const standings = {
  Invited: { label: 'Invited', colour: 'goldenrod' },
  Active: { label: 'Active', colour: 'green' },
  Blocked: { label: 'De-active', colour: 'orangered' },
} satisfies Record<UserState, { label: string; colour: string }>;

const standingOf = ({ state, deletedOn }: UserRowFragment): { label: string; colour?: string } =>
  deletedOn ? { label: 'Deleted' } : standings[state];

export const userColumns: readonly Column<UserRowFragment, SortFields['User']>[] = [
  { key: 'firstName', title: 'Name', value: nameOf, sortBy: 'firstName', width: 170, card: 'title' },
  { key: 'emailAddress', title: 'Email Address', sortBy: 'emailAddress', width: 220, card: 'text' },
  { key: 'gender', title: 'Gender', value: (row) => labels.Gender[row.gender], sortBy: 'gender', fit: 'whole' },
  {
    key: 'role',
    title: 'Role',
    value: (row) => row.userRole?.name ?? labels.Role[row.role],
    sortBy: 'role',
    fit: 'whole',
    card: 'note',
  },
  {
    key: 'state',
    title: 'Status',
    value: (row) => standingOf(row).label,
    sortBy: 'state',
    card: 'state',
    render: (row) => <Tag colour={standingOf(row).colour}>{standingOf(row).label}</Tag>,
  },
  {
    key: 'lastLoginDate',
    title: 'Last Login',
    render: (row) => (
      <Link to={paths.security({ id: row.id, name: nameOf(row) })} title={`Security log of ${nameOf(row)}`}>
        {showInstant(row.lastLoginDate) || 'Never'}
      </Link>
    ),
    kind: 'instant',
    sortBy: 'lastLoginDate',
  },
  { key: 'lastLogoutDate', title: 'Last Logout', kind: 'instant', sortBy: 'lastLogoutDate' },
  {
    key: 'secondFactorOn',
    title: 'Second Factor',
    value: (row) => (row.secondFactorOn ? 'On' : ''),
    fit: 'whole',
  },
  { key: 'branch', ...branchColumn },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn' },
];
