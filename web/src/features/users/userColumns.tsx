import { labels } from '../../../../server/src/domain/enums';
import type { UserRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';
import { Tag } from '../../ui/Tag';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

const colours = { 'Active': 'green', 'De-active': 'orangered', 'Deleted': undefined };

/** De-active is who was blocked, and who has not yet used the link of the activation mail. */
function standingOf({ isActive, deletedOn }: UserRowFragment): keyof typeof colours {
  if (deletedOn) return 'Deleted';
  return isActive ? 'Active' : 'De-active';
}

export const userColumns: readonly Column<UserRowFragment>[] = [
  { key: 'firstName', title: 'Name', value: nameOf, sortBy: 'firstName', width: 200 },
  {
    key: 'emailAddress', title: 'Email Address', value: (row) => row.emailAddress, sortBy: 'emailAddress', width: 240,
  },
  { key: 'gender', title: 'Gender', value: (row) => labels.Gender[row.gender], sortBy: 'gender' },
  { key: 'role', title: 'Role', value: (row) => labels.Role[row.role], sortBy: 'role' },
  {
    key: 'isActive', title: 'Status', value: standingOf, sortBy: 'isActive',
    render: (row) => <Tag colour={colours[standingOf(row)]}>{standingOf(row)}</Tag>,
  },
  {
    key: 'lastLoginDate', title: 'Last Login', value: (row) => row.lastLoginDate, kind: 'instant',
    sortBy: 'lastLoginDate',
  },
  {
    key: 'lastLogoutDate', title: 'Last Logout', value: (row) => row.lastLogoutDate, kind: 'instant',
    sortBy: 'lastLogoutDate',
  },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
];
