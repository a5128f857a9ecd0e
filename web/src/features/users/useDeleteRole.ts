import { useDeleteRoleMutation, type RoleRowFragment } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteRole = () =>
  useDelete(useDeleteRoleMutation(), {
    what: (role: RoleRowFragment) => `Role ${role.name}`,
    done: 'Role deleted successfully',
    changes: ['roles'],
  })[0];
