import { useEffect } from 'react';
import { useOwnRoleQuery } from '../../graphql.generated';
import { updateRole } from '../../session';

/** Once per page load: what an admin has changed since the user signed in. */
export function useOwnRole(): void {
  const { data } = useOwnRoleQuery({ context: { quiet: true } });
  const role = data?.me;
  useEffect(() => {
    if (role) updateRole(role);
  }, [role]);
}
