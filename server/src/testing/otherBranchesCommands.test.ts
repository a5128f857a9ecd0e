/**
 * Case 5 of the company: commands with inputs that would be done for records of Mumbai are refused to a member of Pune, and nothing is
 * changed; an admin does the same afterwards.
 */
import { getNamedType } from 'graphql';
import { grants } from '../domain/policy/nounPolicy';
import { allBranches, isGiven } from '../domain/policy/roles';
import { aBranch } from './branches';
import { everything } from './everything';
import { everyOperation } from './everyOperation';
import { aVendor } from './factories';
import { KeyedInputs } from './keyedInputs';
import { aUser } from './people';
import { aZoneScheme } from './rates';
import { startTestServer, type Client, type Json, type TestServer } from './testServer';

let server: TestServer;
let pune: Client;
let inputs: Record<string, Json>;
beforeAll(async () => {
  server = await startTestServer();
  const vendor = await aVendor(server);
  inputs = await new KeyedInputs(server, vendor.id, (await aZoneScheme(server)).id).all();
  const branch = await server.admin.rest('POST', 'branches', aBranch({ name: 'Pune', code: 'PUN' }));
  const branchId = branch.body.resultObject.id;
  const actions = [...grants.keys()].filter((permission) => isGiven(permission) && permission !== allBranches);
  const role = await server.admin.rest('POST', 'roles', { name: 'Everything of the branch', actions });
  pune = (await aUser(server, { branchId, roleId: role.body.resultObject.id })).client;
}, 120_000);
afterAll(() => server.close());

/** Refusals of the answer, and of its lines. */
function refusals(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('message' in value && ('extensions' in value || ('ok' in value && value.ok === false)))
    return [String(value.message)];
  return Object.values(value).flatMap(refusals);
}

async function doneBy(client: Client, name: string): Promise<string[]> {
  const field = everyOperation.find((each) => each.field.name === name)?.field;
  const type = field?.args.find((arg) => arg.name === 'input')?.type;
  if (!field || !type) throw new Error(name);
  const query = `mutation($input: ${type}) { ${name}(input: $input) ${everything(getNamedType(field.type))} }`;
  return refusals(await client.graphql(query, { input: inputs[name] }));
}

const changes = async (): Promise<number> => {
  const { tableName } = server.app.database.writer.getMetadata('ChangeRecord');
  const [{ n }]: Json[] = await server.app.database.writer.query(`SELECT COUNT(*) AS n FROM ${tableName}`);
  return Number(n);
};

/** Done by the member: what they name is of no branch, and what they make is of the member's. */
const done = [
  'bookCargo',
  'bookConsignment',
  'copyRateCard',
  'createCashDeposit',
  'createCity',
  'createCustomer',
  'createExpense',
  'createIncomingManifest',
  'createManualInvoice',
  'createNotification',
  'createRateCard',
  'createState',
  'createVendor',
  'liftCredit',
  'openScanSession',
  'recordPayment',
  'saveDeliveryPerson',
  'saveImportProfile',
  'saveView',
  'saveWeightRule',
  'saveZoneScheme',
  'startImport',
  'submitEnquiry',
];

/** As if there was nothing. */
const asOfNothing: Readonly<Record<string, RegExp>> = {
  billMonth: /^Nothing of [\w-]+ is left to bill$/,
  bulkBillMonth: /^Nothing of [\w-]+ is left to bill$/,
  bulkPay: /^Customer Amount is required$/,
  createCounterBill: /^No booking of [\w-]+ is left for a counter bill$/,
  recordCourierRemittance: /^Amount is more than is due from .*: ₹ 0\.00$/,
  remitVpp: /^Nothing is owed to this customer$/,
};
const forbidden = 'You are not authorized';
/** Answers by the rows that it finds. */
const withoutRefusal = ['rerateConsignments'];
/** Needs the page of a courier. */
const notRepeated = ['bulkTrack'];

test('each command that would be done in Mumbai is refused as if nothing was there, and changes nothing', async () => {
  const notRefused: string[] = [];
  const refused = new Map<string, string[]>();
  for (const name of Object.keys(inputs).sort()) {
    const before = await changes();
    const told = await doneBy(pune, name);
    const changed = (await changes()) - before;
    if (told.length === 0 && changed > 0) notRefused.push(name);
    else expect([name, changed]).toEqual([name, 0]);
    if (told.length > 0) refused.set(name, told);
  }
  expect(notRefused).toEqual(done);
  expect(Object.keys(inputs).filter((name) => !done.includes(name) && !refused.has(name))).toEqual(withoutRefusal);
  for (const [name, told] of refused) {
    if (told.includes(forbidden)) continue;
    const expected = asOfNothing[name] ?? / not found$/;
    expect([name, told]).toEqual([name, told.map(() => expect.stringMatching(expected) as unknown)]);
  }
  const possible = [...refused].filter(([name, told]) => !told.includes(forbidden) && !notRepeated.includes(name));
  expect(possible.length).toBeGreaterThan(20);
  for (const [name] of possible) expect([name, await doneBy(server.admin, name)]).toEqual([name, []]);
});
