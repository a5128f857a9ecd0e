/** Commands on the cash book (`scenarios.ts`). */
import { aClosedDay, aDeposit, cashToClose } from '../cashBook';
import { rest, type Scenario } from './requests';

export const cashBookScenarios: Record<string, Scenario> = {
  closeCashDay: async (server) => rest(server.member, 'POST', 'cashbook', cashToClose(server)),
  confirmCashDay: async (server) =>
    rest(server.admin, 'PUT', `cashbook/${(await aClosedDay(server)).uniqueId}/confirm`),
  reopenCashDay: async (server) =>
    rest(server.admin, 'PUT', `cashbook/${(await aClosedDay(server)).uniqueId}/reopen`, { reason: 'Counted again' }),
  createCashDeposit: async (server) =>
    rest(server.member, 'POST', 'cashbook/deposits', { date: server.app.clock.today(), amount: 250.5 }),
  deleteCashDeposit: async (server) =>
    rest(server.member, 'DELETE', `cashbook/deposits/${(await aDeposit(server)).uniqueId}`),
};
