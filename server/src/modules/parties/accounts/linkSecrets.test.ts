import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type QueryRunner } from 'typeorm';
import { sendDueMails } from '../../../gateways/mailer';
import type { MailContent } from '../../../gateways/mailer/emailContent';
import { unused } from '../../../testing/factories';
import { anInvitedUser, aUser } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.setNow(null));
afterAll(() => server.close());

const forget = (emailAddress: string) => server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress });

/** All rows of all tables and, for the embedded database, all bytes of its files. */
async function everythingStored(): Promise<string> {
  const { reader, embedded } = server.app.database;
  const tables = reader.entityMetadatas.map(({ tableName }) => tableName);
  const rows = await Promise.all(tables.map((table) => reader.query(`SELECT * FROM ${table}`)));
  const files = embedded
    ? readdirSync(server.app.config.dataDir).filter((name) => name.startsWith('waybill.sqlite'))
    : [];
  expect(embedded ? files : ['waybill.sqlite-wal']).toContain('waybill.sqlite-wal');
  return [
    JSON.stringify(rows),
    ...files.map((name) => readFileSync(join(server.app.config.dataDir, name), 'latin1')),
  ].join('\n');
}

/** Sends due mails to a mail server that inspects them and may refuse them. */
async function send(accepts: boolean): Promise<string[]> {
  const seen: string[] = [];
  const mailer = {
    async send(_: unknown, { content }: MailContent) {
      seen.push(new URLSearchParams(content.button?.url.split('?')[1]).get('Guid') ?? '');
      if (!accepts) throw new Error('Not now');
      return 'sent';
    },
  };
  await sendDueMails(server.app, { mailer });
  return seen;
}

test('the secret of a link is in no table, no file and no log of the database, neither before its mail is sent nor after', async () => {
  const { user } = await aUser(server);
  const waiting = await anInvitedUser(server);
  await forget(user.emailAddress);
  const secrets = await send(false);
  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
  const stored = await everythingStored();
  for (const { emailAddress } of [user, waiting]) expect(stored).toContain(emailAddress);
  for (const secret of secrets) expect(stored).not.toContain(secret);

  server.setNow(new Date(Date.now() + 10 * 60 * 1000));
  expect((await send(true)).sort()).toEqual(secrets.sort());
  const after = await everythingStored();
  for (const secret of secrets) expect(after).not.toContain(secret);
  const resetlink = { id: user.uniqueId, guid: secrets[0], email: user.emailAddress };
  const other = { ...resetlink, guid: secrets[1] };
  const answers = await Promise.all(
    [resetlink, other].map((link) => server.nobody.rest('POST', 'accountactivation', { resetlink: link })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('asking for a password executes the same statements for an account, a waiting one, a blocked one and none', async () => {
  const { user } = await aUser(server);
  const waiting = await anInvitedUser(server);
  const { user: blocked } = await aUser(server);
  await server.admin.graphql('mutation($input: BlockUserInput!) { blockUser(input: $input) { id } }', {
    input: { uniqueId: blocked.uniqueId, isActive: false },
  });
  await sendDueMails(server.app);
  const addresses = [user.emailAddress, waiting.emailAddress, blocked.emailAddress, `nobody${unused()}@waybill.test`];
  const runs: string[][] = [];
  for (const address of addresses) runs.push(await statementsOf(() => forget(address)));
  expect(runs[0]?.length).toBeGreaterThan(4);
  for (const run of runs) expect(run).toEqual(runs[0]);
});

/** SQL texts executed during `work`, without their values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { database } = server.app;
  const { begin, read } = database;
  const { createQueryRunner } = DataSource.prototype;
  const watch = jest.spyOn(DataSource.prototype, 'createQueryRunner');
  watch.mockImplementation(function inspect(this: DataSource, mode) {
    return watched(createQueryRunner.call(this, mode), statements);
  });
  Object.assign(database, {
    async begin() {
      const open = await begin.call(database);
      if (open.manager.queryRunner) watched(open.manager.queryRunner, statements);
      return open;
    },
    read(sql: string, parameters: readonly unknown[]) {
      statements.push(sql);
      return read.call(database, sql, parameters);
    },
  });
  await work();
  Object.assign(database, { begin, read });
  watch.mockRestore();
  return statements;
}

function watched(runner: QueryRunner, statements: string[]): QueryRunner {
  const { query } = runner;
  return Object.assign(runner, {
    query(sql: string, ...rest: unknown[]) {
      statements.push(sql);
      return Reflect.apply(query, runner, [sql, ...rest]);
    },
  });
}
