/** The first start of an installation without the demo: a link, its first admin, and nothing of the demo's company. */
import { getNamedType, isRequiredArgument } from 'graphql';
import { inTransaction } from '../db/write/transaction';
import { createUserAtServer } from '../modules/parties/accounts/atServer';
import { restTable } from '../registry';
import { refused } from '../testing/answers';
import { everyOperation } from '../testing/everyOperation';
import { everything } from '../testing/everything';
import {
  firstStart,
  ownAdmin,
  ownAdminPassword,
  ownCompany,
  secretIn,
  setUpAdmin,
  type FirstStart,
} from '../testing/firstStart';
import { aCustomer, cityNamed } from '../testing/factories';
import { aManualInvoice, approve } from '../testing/invoices';
import { lastMailTo } from '../testing/mailbox';
import { clientOf, type Json } from '../testing/testServer';

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

/** What the demo calls itself and its people, and how they are reached. */
const demoWords = new RegExp(
  [
    'Waybill (Couriers|Express|Cargo)|Ballard Estate|Docklands|booked and tracked to the door',
    '27AAPFU0939F1ZV|AAPFU0939F|000105001818|SBIN0000300',
    '22 4000 \\d{4}|@waybill\\.test|www\\.waybill\\.test',
    'Asha|Nair\\b|Pawar|Kadam',
  ].join('|'),
);

test.each(['none', 'base'] as const)(
  'case 8: no row, mail, document or answer of a company that was set up has a word of the demo (SEED=%s)',
  async (seed) => {
    const it = await start(seed);
    const { server } = it;
    await setUpAdmin(it);
    const today = server.app.clock.today();
    const month = today.slice(0, 7);
    const saved = await server.admin.rest('PUT', 'companyprofiles/2023-01-01', ownCompany);
    expect(saved.body.errors).toEqual([]);
    const email = 'accounts@buyer.example';
    const customerId = (await aCustomer(server, { email, contact: '98200 11223', ...ofPune })).id;
    const invoice = await approve(server, await aManualInvoice(server, { customerId }));
    expect(invoice.body.errors).toEqual([]);
    const { id, uniqueId } = invoice.body.resultObject;
    const texts: string[] = [];
    const post = async (path: string, body?: object) =>
      expect([path, (await server.admin.rest('POST', path, body)).status]).toEqual([path, 200]);
    await post(`invoices/${uniqueId}/mail`);
    await post(`customers/${invoice.body.resultObject.customer.uniqueId}/statement`);
    await post('mails/test', { emailAddress: email });
    await post('users', { firstName: 'Ravi', lastName: 'Kale', emailAddress: 'ravi@deccan.example', gender: 1 });
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: ownAdmin.emailAddress });
    for (const address of [email, 'ravi@deccan.example', ownAdmin.emailAddress])
      texts.push(decoded((await lastMailTo(server, address)).raw));
    expect(texts.every((text) => text.includes('Deccan Parcels'))).toBe(true);
    for (const path of [
      `invoices/einvoice?ids=${id}`,
      `gst/gstr1?month=${month}`,
      'companyprofiles',
      'vendors',
      'users',
      'settings',
      'setup',
    ]) {
      const { status, body } = await server.admin.rest('GET', path);
      expect([path, status]).toEqual([path, 200]);
      texts.push(JSON.stringify(body));
    }
    texts.push(...(await everyAnswer(server)));
    const { data } = await server.nobody.graphql(
      '{ company { name titleSuffix legalName tagline address phone email website gstin pan bank { accountName ifsc } } }',
    );
    texts.push(JSON.stringify(data));
    for (const path of ['/api/1.0/openapi.json', '/api/docs'])
      texts.push(await (await fetch(`${server.origin}${path}`)).text());
    texts.push(JSON.stringify(await allRows(it)));
    for (const text of texts) expect(demoWords.exec(text)?.[0]).toBeUndefined();
  },
);

const ofPune = { gst: '27AAACR5055K1Z7', address: '12 MG Road', cityId: cityNamed('Pune'), pinCode: '411001' };

const decoded = (raw: string): string =>
  raw.replace(/\r?\n\r?\n([A-Za-z0-9+/=\r\n]{60,}?)\r?\n--/g, (_, base64: string) =>
    Buffer.from(base64, 'base64').toString(),
  );

/** What every query of both APIs says that can be asked without naming anything but a record, a month or a day. */
async function everyAnswer({ admin: by }: FirstStart['server']): Promise<string[]> {
  const texts: string[] = [];
  for (const { kind, field } of everyOperation) {
    if (kind !== 'query' || field.args.some(isRequiredArgument)) continue;
    const { data } = await by.graphql(`{ ${field.name} ${everything(getNamedType(field.type))} }`);
    if (data) texts.push(JSON.stringify(data));
  }
  const ofGraphql = texts.length;
  expect(ofGraphql).toBeGreaterThan(50);
  for (const { method, path, run } of restTable) {
    if (run.kind !== 'query' || method !== 'GET') continue;
    const [list = '', ...rest] = path.split('/:uniqueId');
    const { body: listed } = rest.length === 0 ? { body: null } : await by.rest('GET', list);
    const uniqueId: string = listed?.resultObject?.rows?.[0]?.uniqueId ?? listed?.resultObject?.[0]?.uniqueId ?? 'none';
    const address = path.replace('/:uniqueId', `/${uniqueId}`).replace(/:\w+/g, '2026-10');
    const { status, body } = await by.rest('GET', address);
    if (status === 200) texts.push(JSON.stringify(body));
  }
  expect(texts.length - ofGraphql).toBeGreaterThan(50);
  return texts;
}

/** Of all tables. */
async function allRows({ server }: FirstStart): Promise<Json[]> {
  const { connection } = server.app.database.writer.manager;
  const rows: Json[] = [];
  for (const { tableName } of connection.entityMetadatas) {
    // Those of the whole country.
    if (tableName === 'city' || tableName === 'state') continue;
    rows.push(...((await connection.query(`SELECT * FROM ${tableName}`)) as Json[]));
  }
  expect(rows.length).toBeGreaterThan(10);
  return rows;
}

test('a client with a made-up session sets nothing up', async () => {
  const { server, printed } = await start('none');
  const stranger = clientOf(server.origin, 'made.up.token');
  const answer = await stranger.rest('PUT', 'companyprofiles/2023-01-01', ownCompany);
  expect(answer.status).toBe(401);
  expect((await stranger.rest('GET', 'setup')).status).toBe(401);
  expect((await server.nobody.rest('POST', 'setup/link', { secret: secretIn(printed) })).status).toBe(200);
});
