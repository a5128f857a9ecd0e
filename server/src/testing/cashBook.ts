/** Days of the cash book, using the real API. */
import { addDays } from '../domain/values/dates';
import type { Made } from './factories';
import type { TestServer } from './testServer';

const nextDays = new WeakMap<TestServer, string>();

/** A day that is closed by its clerk, whatever is counted. Each is later than the one before. */
export function cashToClose(server: TestServer) {
  const date = addDays(nextDays.get(server) ?? '2023-01-01', 1);
  nextDays.set(server, date);
  return { date, openingCash: 100, countedCash: 100, differenceRemark: 'Counted twice' };
}

export async function aClosedDay(server: TestServer): Promise<Made> {
  const { status, body } = await server.member.rest('POST', 'cashbook', cashToClose(server));
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

export async function aDeposit(server: TestServer): Promise<Made> {
  const deposit = { date: server.app.clock.today(), amount: 100 };
  return (await server.member.rest('POST', 'cashbook/deposits', deposit)).body.resultObject;
}
