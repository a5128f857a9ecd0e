/** What is of Mumbai, for a member of Pune who may not see all branches: rows that are recognised wherever an answer tells them. */
import { randomUUID } from 'node:crypto';
import { branchRules } from '../branchRules';
import { grants } from '../domain/policy/nounPolicy';
import { allBranches, isGiven } from '../domain/policy/roles';
import { aBranch } from './branches';
import { aCargo, aConsignment, aCustomer, aManifest } from './factories';
import { aUser } from './people';
import { aBill, paid } from './receivables';
import { createSheet, parcelsOf } from './runSheets';
import { startTestServer, type Client, type Json, type TestServer } from './testServer';

/** In rupees; no sum without the other branch comes near it. */
const recognisable = 50_000_000;

export interface Named {
  uniqueId: string;
  number: string;
}

export interface TwoBranches {
  server: TestServer;
  pune: Client;
  branchId: number;
  /** One of each kind that is of Mumbai. */
  theirs: ReadonlyMap<string, Named>;
  /** What of an answer only those of Mumbai may be told. */
  leaks(answer: unknown, sent: Named): (string | number)[];
}

const limited = Object.entries(branchRules).flatMap(([kind, rule]) =>
  rule === 'all' || (typeof rule === 'object' && 'counted' in rule) ? [] : [kind],
);

export async function twoBranches(): Promise<TwoBranches> {
  const server = await startTestServer({ seed: 'demo' });
  await plant(server, recognisable, (await aCustomer(server)).id);
  const { theirs, secrets } = await collect(server);
  const { body } = await server.admin.rest('POST', 'branches', aBranch());
  const branchId: number = body.resultObject.id;
  const { client: admin } = await aUser(server, { role: 1, branchId });
  await plant({ ...server, admin, member: admin }, 100, (await aCustomer(server)).id);
  const actions = [...grants.keys()].filter((permission) => isGiven(permission) && permission !== allBranches);
  const role = await server.admin.rest('POST', 'roles', { name: 'Everything of the branch', actions });
  const { client: pune } = await aUser(server, { branchId, roleId: role.body.resultObject.id });
  return {
    ...{ server, pune, branchId, theirs },
    leaks(answer, sent) {
      const own = new Set<unknown>([sent.uniqueId, sent.number]);
      return [...told(answer)].filter((each) =>
        typeof each === 'number' ? each >= recognisable / 2 : secrets.has(each) && !own.has(each),
      );
    },
  };
}

async function plant(at: TestServer, amount: number, customerId: number): Promise<void> {
  const today = at.app.clock.today();
  await aConsignment(at, {}, { senderId: customerId, customerAmount: amount, paymentMode: 4 });
  await aConsignment(at, { delivered: true }, { vendorId: 12, paymentMode: 3, customerAmount: amount });
  await aCargo(at, {}, { toPayAmount: amount });
  await aBill(at, customerId, amount);
  await paid(at, { customerId, amount });
  await at.admin.rest('POST', 'expenses', { date: today, amount, remark: 'Rent' });
  await aManifest(at, [await aConsignment(at, {}, { vendorId: 4 })]);
  await createSheet(at, await parcelsOf(at, 1));
}

/** The newest row of each table by its names, and the uniqueIds and numbers of all. */
async function collect({ app }: TestServer) {
  const theirs = new Map<string, Named>();
  const secrets = new Set<string>();
  const numbers = ['awb_no', 'invoice_number', 'number', 'manifest_id', 'bill_no'];
  for (const { name, tableName, ownColumns } of app.database.writer.entityMetadatas) {
    const columns = ownColumns.map(({ databaseName }) => databaseName);
    if (!limited.includes(name) || !columns.includes('unique_id')) continue;
    const number = numbers.find((column) => columns.includes(column)) ?? 'unique_id';
    const rows: Json[] = await app.database.writer.query(
      `SELECT unique_id AS uniqueId, ${number} AS number FROM ${tableName} ORDER BY id`,
    );
    for (const row of rows) {
      theirs.set(name, { uniqueId: row.uniqueId, number: String(row.number ?? row.uniqueId) });
      for (const text of [row.uniqueId, row.number]) if (text !== null) secrets.add(String(text));
    }
  }
  return { theirs, secrets };
}

/** What an answer tells: its texts, word by word, and its numbers. */
function* told(value: unknown, name = ''): Generator<string | number> {
  if (typeof value === 'string') yield* [value, ...value.split(/[^\w/.-]+/)];
  else if (typeof value === 'number' && !/id$/i.test(name)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* told(inner, key);
}

/** What is written as one that exists, and names nothing. */
export const nobodyLike = ({ number }: Named): Named => ({
  uniqueId: randomUUID(),
  number: number.replace(/\d/g, '9'),
});
