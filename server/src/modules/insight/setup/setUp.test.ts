import { SetUpTask } from '../../../domain/lists/enums';
import { refused } from '../../../testing/answers';
import { aCity, aCustomer, aVendor } from '../../../testing/factories';
import { firstStart, ownCompany, setUpAdmin, type FirstStart } from '../../../testing/firstStart';
import { lastMailTo } from '../../../testing/mailbox';
import { aUser } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let it: FirstStart;
let server: TestServer;
beforeAll(async () => {
  it = await firstStart('none');
  ({ server } = it);
  await setUpAdmin(it);
});
afterAll(() => server.close());

interface Step {
  task: string;
  isDone: boolean;
}
const state = async () => {
  const { data } = await server.admin.graphql('{ setUpState { isHidden steps { task isDone } } }');
  return data.setUpState as { isHidden: boolean; steps: Step[] };
};
const done = async () => (await state()).steps.filter(({ isDone }) => isDone).map(({ task }) => task);
const put = async (path: string, body: object) => {
  const answer = await server.admin.rest('PUT', path, body);
  expect([path, answer.body.errors]).toEqual([path, []]);
  return answer.body.resultObject;
};

test('each step is ticked by what is stored, in its order', async () => {
  expect(await state()).toEqual({
    isHidden: false,
    steps: Object.keys(SetUpTask).map((task) => ({ task, isDone: false })),
  });
  await put('companyprofiles/2023-01-01', ownCompany);
  expect(await done()).toEqual(['Company']);
  await put('companyprofiles/2023-01-01', { ...ownCompany, bankAccountNumber: '500100', version: 1 });
  expect(await done()).toEqual(['Company', 'Bank']);
  const vendor = {
    name: 'DTDC',
    type: 1,
    contactPerson: 'Sanjay',
    contactNumber: '1',
    cityId: (await aCity(server)).id,
  };
  expect((await server.admin.rest('POST', 'vendors', vendor)).status).toBe(200);
  expect(await done()).toEqual(['Company', 'Bank', 'Couriers']);
  const ownCargo = await aVendor(server, { type: 4 });
  const book = { branchId: 1, vendorId: ownCargo.id, prefix: 'DP', fromNumber: 1001, toNumber: 1100 };
  expect((await server.admin.rest('POST', 'receiptbooks/ranges', book)).body.errors).toEqual([]);
  expect(await done()).toEqual(['Company', 'Bank', 'ReceiptBook', 'Couriers']);
  const customer = await aCustomer(server);
  expect(await done()).toEqual(['Company', 'Bank', 'ReceiptBook', 'Couriers', 'Customers']);
  await put(`customers/${customer.uniqueId}/opening`, { date: '2026-04-01', amount: 500 });
  await aUser(server);
  expect(await done()).toEqual(['Company', 'Bank', 'ReceiptBook', 'Couriers', 'Customers', 'OpeningBalances', 'Users']);
});

test('a test mail counts once the mail server has it', async () => {
  expect((await server.admin.rest('POST', 'mails/test', { emailAddress: 'me@deccan.example' })).status).toBe(200);
  expect(await done()).not.toContain('TestMail');
  await lastMailTo(server, 'me@deccan.example');
  expect(await done()).toContain('TestMail');
});

test('what leaves no other trace is noted, more than once and by several, and nothing else is', async () => {
  const note = (task: number) => server.admin.rest('PUT', `setup/steps/${task}`);
  const [series, testLabel, testInvoice, company] = [4, 11, 12, 1];
  const answers = await Promise.all([series, testLabel, testLabel, testInvoice].map(note));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await done()).toEqual(expect.arrayContaining(['Series', 'TestLabel', 'TestInvoice']));
  expect(await note(company)).toMatchObject(refused(400, 'This step is done by what is saved'));
  const unknown = await server.admin.rest('PUT', 'setup/steps/99');
  expect(unknown.status).toBe(400);
});

test('an admin puts the list away and takes it back; a member sees nothing of it', async () => {
  const hide = 'mutation($input: HideSetUpInput!) { hideSetUp(input: $input) { isHidden } }';
  for (const isHidden of [true, true, false, false]) {
    const { data } = await server.admin.graphql(hide, { input: { isHidden } });
    expect(data.hideSetUp).toEqual({ isHidden });
    expect((await state()).isHidden).toBe(isHidden);
  }
  const { client } = await aUser(server);
  const statuses = [
    (await client.rest('GET', 'setup')).status,
    (await client.rest('PUT', 'setup/steps/4')).status,
    (await client.rest('PUT', 'setup/hidden', { isHidden: true })).status,
  ];
  expect(statuses).toEqual([403, 403, 403]);
});

test('the demo has it put away', async () => {
  const demo = await startTestServer({ seed: 'demo' });
  const { data } = await demo.admin.graphql('{ setUpState { isHidden } }');
  expect(data.setUpState).toEqual({ isHidden: true });
  await demo.close();
});
