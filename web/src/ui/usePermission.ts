import { mayDo, type Action } from '../../../server/src/domain/policy';
import { useProfile } from '../session';

/** `may('deleteVendor')`: the server's own table of permissions, asked for the signed-in user. */
export function usePermission(): (action: Action) => boolean {
  const role = useProfile()?.role;
  return (action) => mayDo(action, role);
}
