/** The first start of an installation without the demo: a link, its first admin, and what is refused until the company is set up. */
import { inTransaction } from '../db/write/transaction';
import { createUserAtServer } from '../modules/parties/accounts/atServer';
import { refused } from '../testing/answers';
import {
  firstStart,
  ownAdmin,
  ownAdminPassword,
  ownCompany,
  secretIn,
  setUpAdmin,
  type FirstStart,
} from '../testing/firstStart';
import { aCustomer } from '../testing/factories';
import { lastMailTo } from '../testing/mailbox';
import { clientOf } from '../testing/testServer';

const started: FirstStart[] = [];
const start = async (...given: Parameters<typeof firstStart>): Promise<FirstStart> => {
  const start = await firstStart(...given);
  started.push(start);
  return start;
};
afterAll(() => Promise.all(started.map(({ server }) => server.close())));

const invalid = refused(400, 'This link is not valid, was used or has expired');
const notSetUp = refused(409, 'Please set up the company first');
const admin = (secret: string, given: object = {}) => ({ ...ownAdmin, password: ownAdminPassword, secret, ...given });

describe('the link that the first start prints', () => {
  test.each(['none', 'base'] as const)('makes one admin, once (SEED=%s)', async (seed) => {
    const { server, printed, printAgain } = await start(seed);
    expect(printed).toHaveLength(2);
    expect(printed[0]).toBe('  Open this link to set up your company; it can be used once, within 24 hours:');
    const make = (secret: string, given: object = {}) =>
      server.nobody.rest('POST', 'setup/admin', admin(secret, given));
    const opens = (secret: string) => server.nobody.rest('POST', 'setup/link', { secret });
    const secret = secretIn(printed);
    expect((await opens(secret)).status).toBe(200);
    for (const other of ['', 'x', secret.slice(1), secret.toUpperCase()])
      for (const answer of [await opens(other), await make(other)]) expect(answer).toMatchObject(invalid);
    const weak = await make(secret, { password: 'kavita@deccan' });
    expect(weak.body.errors[0]).toMatch(/^Password is too easy to guess/);
    expect((await make(secret, { emailAddress: 'nobody' })).status).toBe(400);

    const both = await Promise.all([make(secret), make(secret, { emailAddress: 'other@deccan.example' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await opens(secret)).toMatchObject(invalid);
    expect(await make(secret, { emailAddress: 'third@deccan.example' })).toMatchObject(invalid);
    expect(await printAgain()).toEqual([]);

    const made = both[0]?.status === 200 ? ownAdmin.emailAddress : 'other@deccan.example';
    const client = await server.signIn(made);
    const users = await client.rest('GET', 'users');
    expect(users.body.resultObject).toEqual([expect.objectContaining({ emailAddress: made, role: 1, state: 2 })]);
    const events = await client.rest('GET', 'securityevents');
    const told = JSON.stringify(events.body.resultObject);
    expect(told).toContain('Created as Admin by the set-up link');
    expect(told).toContain('The set-up link is not valid or has expired');
    expect(told).not.toContain(secret);
  });

  test('is void once another start has printed one, after a day, and when there is an admin', async () => {
    const { server, printed, printAgain } = await start('none');
    const opens = async (secret: string) => (await server.nobody.rest('POST', 'setup/link', { secret })).status;
    const newer = secretIn(await printAgain());
    expect([await opens(secretIn(printed)), await opens(newer)]).toEqual([400, 200]);
    const now = server.app.clock.now();
    server.setNow(new Date(now.getTime() + 24 * 3_600_000 + 1000));
    expect(await opens(newer)).toBe(400);
    server.setNow(new Date(now.getTime() - 48 * 3_600_000));
    expect(await opens(newer)).toBe(400);
    server.setNow(null);
    expect(await opens(newer)).toBe(200);
    await createUserAtServer(server.app, { ...ownAdmin, gender: 'Female', role: 'Admin' }, null);
    expect(await opens(newer)).toBe(400);
    expect((await printAgain())[1]).toContain('/account-activation/');
  });

  test('is stored as a hash alone', async () => {
    const { server, printed } = await start('none');
    const rows = await inTransaction(server.app, (db) => db.query('SELECT * FROM set_up_link', []));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secretIn(printed));
  });

  test('is not printed where the password of the admin is given', async () => {
    const { server, printed } = await start('base', {
      adminEmail: 'chief@deccan.example',
      adminPassword: ownAdminPassword,
    });
    expect(printed).toEqual([]);
    const chief = await server.signIn('chief@deccan.example');
    expect((await chief.rest('GET', 'companyprofiles')).body.resultObject).toEqual([]);
  });
});

describe('before the company is set up', () => {
  let it: FirstStart;
  beforeAll(async () => {
    it = await start('base');
    await setUpAdmin(it);
  });

  test('a user is invited by a mail of the product, which names no company', async () => {
    const { server } = it;
    const body = { firstName: 'Ravi', lastName: 'Kale', emailAddress: 'ravi@deccan.example', gender: 1 };
    expect((await server.admin.rest('POST', 'users', body)).status).toBe(200);
    const { raw, subject, resetlink } = await lastMailTo(server, body.emailAddress);
    expect(subject).toBe('Activate your Waybill account');
    expect(raw).toMatch(/^From: "?Waybill"? <no-reply@office\.deccan\.example>/m);
    expect(raw).toContain('An account at Waybill was opened for you.');
    expect(raw).not.toMatch(/^--\r?\n|undefined|null| · /m);
    const answer = await server.nobody.rest('PUT', 'accountactivation', { resetlink, password: ownAdminPassword });
    expect(answer.status).toBe(200);
  });

  test('what names the company is refused, and says why', async () => {
    const { server } = it;
    const today = server.app.clock.today();
    const customerId = (await aCustomer(server)).id;
    const cash = { invoiceDate: today, invoiceMonth: today.slice(0, 7), customerId };
    const invoice = {
      ...cash,
      actualAmount: 1000,
      cgst: 90,
      sgst: 90,
      igst: 0,
      totalAmount: 1180,
      totalConsignments: 1,
    };
    const { admin: by } = server;
    expect(await by.rest('POST', 'mails/test')).toMatchObject(notSetUp);
    expect(await by.rest('GET', `companyprofile?on=${today}`)).toMatchObject(notSetUp);
    expect(await by.rest('POST', 'invoices/manual', invoice)).toMatchObject(notSetUp);
    expect(await by.rest('GET', `gst/gstr1?month=${today.slice(0, 7)}`)).toMatchObject(notSetUp);
    const mailed = await by.rest('POST', 'consignments', { awbNo: 'D1', bookingDate: today, senderId: customerId });
    expect(mailed.body.errors).not.toContain('Please set up the company first');
  });
});

test('a client with a made-up session sets nothing up', async () => {
  const { server, printed } = await start('none');
  const stranger = clientOf(server.origin, 'made.up.token');
  const answer = await stranger.rest('PUT', 'companyprofiles/2023-01-01', ownCompany);
  expect(answer.status).toBe(401);
  expect((await stranger.rest('GET', 'setup')).status).toBe(401);
  expect((await server.nobody.rest('POST', 'setup/link', { secret: secretIn(printed) })).status).toBe(200);
});
