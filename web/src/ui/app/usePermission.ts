import { mayDo, type Action } from '../../../../server/src/domain/policy';
import { useProfile } from '../../session';

/** `may('deleteVendor')`: the server's permission table, applied to the signed-in user. */
export function usePermission(): (action: Action) => boolean {
  const role = useProfile()?.role;
  return (action) => mayDo(action, role);
}
