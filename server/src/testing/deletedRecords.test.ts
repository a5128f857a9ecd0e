/** A deleted record is not there for any route that names it: none changes it, shows it or fails at it. */
import { restTable } from '../registry';
import { aDeposit } from './cashBook';
import { aCargo, aConsignment, aManifest, type Made } from './factories';
import { start } from './imports';
import { aUser } from './people';
import { someRates } from './rates';
import { aWriteOff } from './receivables';
import { aSampled, samples } from './samples';
import { startTestServer, type Json, type TestServer } from './testServer';
import { billClerk, line } from './vendorBills';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const madeBy = async (path: string, body: Json): Promise<Made> =>
  (await server.admin.rest('POST', path, body)).body.resultObject;

/** By the beginning of their routes. */
const nouns: Readonly<Record<string, () => Promise<Made>>> = {
  ...Object.fromEntries(samples.map((sample) => [sample.path, () => aSampled(server, sample)])),
  users: async () => (await aUser(server)).user,
  consignments: () => aConsignment(server),
  'consignment/cargo': () => aCargo(server),
  manifest: async () => aManifest(server, [await aConsignment(server, {}, { vendorId: 4 })]),
  ratecards: async () => (await someRates(server)).standard,
  imports: () => start(server.admin, 'Customers', { headers: ['Company'], rows: [['A']] }) as Promise<Made>,
  vendorbills: async () => (await billClerk(server).create([line('D10045678', 145.2)])) as Made,
  'cashbook/deposits': () => aDeposit(server),
  writeoffs: () => aWriteOff(server) as Promise<Made>,
  views: () => madeBy('views', { screen: 'consignments', name: 'Open', address: '?paymentMode=Cash' }),
};

/** Cancelled invoices and credit notes stay to be read; an ended session has no other route. */
const elsewhere = ['invoices', 'creditnotes', 'users/profile/sessions'];

const routesOf = (noun: string) => restTable.filter(({ path }) => path.startsWith(`${noun}/:uniqueId`));

test('the nouns are all that a route deletes, but for those that stay to be read', () => {
  const deleted = restTable
    .filter(({ method, path }) => method === 'DELETE' && /^[^:]+\/:uniqueId$/.test(path))
    .map(({ path }) => path.replace('/:uniqueId', ''));
  expect(deleted.filter((noun) => !(noun in nouns) && !elsewhere.includes(noun))).toEqual([]);
});

test.each(Object.keys(nouns))('%s', async (noun) => {
  const { uniqueId, version } = (await nouns[noun]?.()) as Made;
  const body = { uniqueId, version };
  expect((await server.admin.rest('DELETE', `${noun}/${uniqueId}`, body)).body.errors).toEqual([]);
  const answers = await Promise.all(
    routesOf(noun).map(async ({ method, path }) => {
      const address = path.replace(':uniqueId', uniqueId).replace(/:\w+/, uniqueId);
      const { status } = await server.admin.rest(method, address, method === 'GET' ? undefined : body);
      return { route: `${method} ${path}`, status };
    }),
  );
  expect(answers.filter(({ status }) => ![400, 404].includes(status))).toEqual([]);
  expect(answers.map(({ status }) => status)).toContain(404);
});
