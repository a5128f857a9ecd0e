/**
 * Tests that need a database server: deadlocks, lock waits, lost connections. Run on MySQL and MariaDB
 * (TEST_DATABASE_URL).
 */
import { openApp } from '../../app';
import type { App } from '../../core/module/app.types';
import { Customer } from '../../modules/parties/customers/customer.entity';
import { conflict } from '../../core/operation/errors';
import { command, NoInput, query, type CommandContext } from '../../core/operation/operation';
import { aCall } from '../../testing/aCall';
import { databaseProxy, type DatabaseProxy } from '../../testing/databaseProxy';
import { aConsignment, aCustomer } from '../../testing/factories';
import { User } from '../../modules/parties/users/user.entity';
import { seedWhenEmpty } from '../../seed/seed';
import { freshDatabase, startTestServer, type TestServer } from '../../testing/testServer';
import { rewriteKey } from './update';
import { withStartLock } from '../startLock';

const values = (company: string) => ({
  name: 'A',
  company,
  contact: '1',
  address: null,
  gst: null,
  email: null,
  cityId: null,
  pinCode: null,
  gstCategory: null,
  creditDays: null,
  creditLimit: null,
  lastActiveDate: null,
});
const commandOf = <T>(run: (context: CommandContext) => Promise<T>) =>
  command({ action: 'company', input: NoInput, run });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const known = async (company: string) =>
  (await server.member.rest('GET', `customers?searchText=${company}`)).body.rowCount;

describe('two clerks at once', () => {
  test('a deadlock is run again: both changes are made', async () => {
    const [one, two] = [await aCustomer(server), await aCustomer(server)];
    let arrived = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let tries = 0;
    const lockBoth = (first: number, second: number, contact: string) =>
      commandOf(async ({ db }) => {
        tries += 1;
        const a = await db.lock(Customer, first);
        arrived += 1;
        if (arrived === 2) meet();
        await met;
        const b = await db.lock(Customer, second);
        for (const customer of [a, b]) await db.update(customer, { contact: `${customer.contact}${contact}` });
      })(new NoInput(), aCall(server));
    await Promise.all([lockBoth(one.id, two.id, 'x'), lockBoth(two.id, one.id, 'y')]);
    expect(tries).toBe(3);
    const contacts = await server.app.database.reader.manager.findBy(Customer, [{ id: one.id }, { id: two.id }]);
    for (const { contact, version } of contacts) {
      expect(contact.slice(-2).split('').sort().join('')).toBe('xy');
      expect(version).toBe(3);
    }
  });

  test('a lock that is waited for too long is rolled back and run again', async () => {
    const { id } = await aCustomer(server);
    const holder = server.app.database.writer.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM customer WHERE id = ? FOR UPDATE', [id]);
    let tries = 0;
    await commandOf(async ({ db }) => {
      tries += 1;
      if (tries === 2) await holder.rollbackTransaction();
      await db.query('SET SESSION innodb_lock_wait_timeout = 1');
      await db.insert(Customer, values('Waited'));
      await db.update(await db.lock(Customer, id), { contact: '2' });
    })(new NoInput(), aCall(server));
    await holder.release();
    expect([tries, await known('Waited')]).toEqual([2, 1]);
  });

  test('changes of the same row never pass each other', async () => {
    const { id } = await aCustomer(server, { contact: '0' });
    const increase = commandOf(async ({ db }) => {
      const found = await db.lock(Customer, id);
      await db.update(found, { contact: String(Number(found.contact) + 1) });
    });
    await Promise.all(Array.from({ length: 30 }, () => increase(new NoInput(), aCall(server))));
    expect((await server.app.database.reader.manager.findOneByOrFail(Customer, { id })).contact).toBe('30');
  });
});

test('a key that is taken away and put back leaves its row and what names it as they were', async () => {
  const { writer } = server.app.database;
  const { senderId } = await aConsignment(server);
  const rows = async () => [
    await writer.query('SELECT * FROM customer WHERE id = ?', [senderId]),
    await writer.query('SELECT id, sender_id FROM consignment WHERE sender_id = ?', [senderId]),
  ];
  const before = await rows();
  await commandOf(async ({ db }) => rewriteKey(db, await db.lock(Customer, senderId)))(new NoInput(), aCall(server));
  expect(await rows()).toEqual(before);
  // Foreign key checks are on again.
  await expect(writer.query('UPDATE customer SET id = -id WHERE id = ?', [senderId])).rejects.toMatchObject({
    errno: 1451,
  });
});

test('servers that start at the same moment migrate and seed once', async () => {
  const { databaseUrl, drop } = await freshDatabase();
  const apps = await Promise.all(Array.from({ length: 3 }, () => openApp({ ...server.app.config, databaseUrl })));
  await Promise.all(
    apps.map((app) =>
      withStartLock(app.database, 60_000, async () => {
        await app.database.migrate();
        await seedWhenEmpty(app, (_, work) => work());
      }),
    ),
  );
  expect(await apps[0]?.database.writer.manager.count(User)).toBe(1);
  for (const app of apps) await app.close();
  await drop();
});

describe('a connection that is lost', () => {
  let proxy: DatabaseProxy;
  let app: App;
  beforeEach(async () => {
    proxy = await databaseProxy(server.app.config.databaseUrl ?? '');
    app = await openApp({ ...server.app.config, databaseUrl: proxy.url });
  });
  afterEach(async () => {
    await app.close();
    await proxy.close();
  });
  const add = (company: string) => commandOf(({ db }) => db.insert(Customer, values(company)));
  const call = (key?: string) => aCall(server, { app, key });

  test.each(['customer', 'change_record'])('while %s is written, without a key: it is run again', async (table) => {
    proxy.cutAt(`INSERT INTO \`${table}\``, 'after');
    await add(`Cut ${table}`)(new NoInput(), call());
    expect(await known(`Cut ${table}`)).toBe(1);
  });

  test('because its node refuses even ROLLBACK: nothing stays locked', async () => {
    const { id } = await aCustomer(server);
    const change = (contact: string, end: () => void) =>
      commandOf(async ({ db }) => {
        await db.update(await db.lock(Customer, id), { contact });
        end();
      });
    proxy.refuse('ROLLBACK', 1047);
    const refused = change('2', () => {
      throw conflict('No');
    });
    await expect(refused(new NoInput(), call())).rejects.toThrow('No');
    await change('3', () => undefined)(new NoInput(), aCall(server));
    const { contact, version } = await server.app.database.reader.manager.findOneByOrFail(Customer, { id });
    expect([contact, version]).toEqual(['3', 2]);
  });

  test('by an administrator: it is run again', async () => {
    let tries = 0;
    await commandOf(async ({ db }) => {
      tries += 1;
      await db.insert(Customer, values('Killed'));
      if (tries === 1) await db.query('KILL CONNECTION_ID()');
    })(new NoInput(), call());
    expect([tries, await known('Killed')]).toEqual([2, 1]);
  });

  test('while reading: it is read again', async () => {
    const read = query({
      action: 'company',
      input: NoInput,
      run: ({ db }) => db.query("SELECT 'again' AS said"),
    });
    proxy.cutAt("SELECT 'again'", 'after');
    expect(await read(new NoInput(), call())).toEqual([{ said: 'again' }]);
  });

  test.each(['before', 'after'] as const)('%s COMMIT arrived: the key decides, it is written once', async (moment) => {
    proxy.cutAt('COMMIT', moment);
    const company = `Commit ${moment}`;
    const { uniqueId } = await add(company)(new NoInput(), call(company));
    expect(await known(company)).toBe(1);
    expect((await add(company)(new NoInput(), call(company))).uniqueId).toBe(uniqueId);
    expect(await known(company)).toBe(1);
  });

  const outcomes = [
    ['before', 0],
    ['after', 1],
  ] as const;
  test.each(outcomes)('%s COMMIT arrived, without a key: told as unknown, not done twice', async (moment, rows) => {
    proxy.cutAt('COMMIT', moment);
    await expect(add(`Keyless ${moment}`)(new NoInput(), call())).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: 'The outcome is not known; please look at the record again',
    });
    expect(await known(`Keyless ${moment}`)).toBe(rows);
  });

  test('with its node: the next node of the url takes over, for reading and writing', async () => {
    const second = await databaseProxy(server.app.config.databaseUrl ?? '');
    const both = proxy.url.replace(`:${proxy.port}/`, `:${proxy.port},127.0.0.1:${second.port}/`);
    const failingOver = await openApp({ ...server.app.config, databaseUrl: both });
    const at = () => aCall(server, { app: failingOver });
    await add('First node')(new NoInput(), at());
    await proxy.close();
    await add('Second node')(new NoInput(), at());
    expect([await known('First node'), await known('Second node')]).toEqual([1, 1]);
    await failingOver.close();
    await second.close();
  });

  test('before the server starts: the node that answers is used', async () => {
    const nodes = `127.0.0.1:1,127.0.0.1:${proxy.port}`;
    const late = await openApp({
      ...server.app.config,
      databaseUrl: proxy.url.replace(`127.0.0.1:${proxy.port}`, nodes),
    });
    await add('Late start')(new NoInput(), aCall(server, { app: late }));
    expect(await known('Late start')).toBe(1);
    await late.close();
  });
});
