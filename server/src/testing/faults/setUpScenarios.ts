/** The first steps of a company, and at their beginning its first admin. */
import { inTransaction } from '../../db/write/transaction';
import { onlySetUpLink } from '../../modules/parties/accounts/setUpLinks';
import { SetUpMark } from '../../modules/parties/company/setUpMark.entity';
import { User } from '../../modules/parties/users/user.entity';
import { unused } from '../factories';
import { ownAdmin, ownAdminPassword } from '../firstStart';
import type { TestServer } from '../testServer';
import { rest, type Scenario } from './requests';

const without = (server: TestServer, name: string) =>
  inTransaction(server.app, (db) => db.internal.delete(SetUpMark, { name }));

export const setUpScenarios: Record<string, Scenario> = {
  noteSetUp: async (server) => {
    await without(server, 'TestLabel');
    return rest(server.admin, 'PUT', 'setup/steps/11');
  },
  hideSetUp: async (server) => {
    await without(server, 'Hidden');
    return rest(server.admin, 'PUT', 'setup/hidden', { isHidden: true });
  },
};

/** Leaves no other admin, so it comes after whatever needs one. */
export const firstAdminScenario: Scenario = async (server) => {
  const url = await inTransaction(server.app, async (db) => {
    await db.internal.update(User, { role: 'Admin' }, { role: 'Member' });
    return onlySetUpLink(db, server.app);
  });
  const secret = url.slice(url.indexOf('#') + 1);
  const emailAddress = `first${unused()}@deccan.example`;
  return rest(server.nobody, 'POST', 'setup/admin', { ...ownAdmin, emailAddress, password: ownAdminPassword, secret });
};
