/** Every operation of both APIs: what each leaves in the security log, and what none of them can. */
import { randomUUID } from 'node:crypto';
import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { demoPassword } from '../../../config';
import { recordSecurityEventAside } from '../../../core/security/securityLog';
import { inTransaction } from '../../../db/write/transaction';
import { holderOf, mayDo, requiredPermissions, type Action } from '../../../domain/policy';
import { queueMail, sendDueMails } from '../../../gateways/mailer';
import type { MailTemplate } from '../../../domain/mails/enums';
import { restTable } from '../../../registry';
import { aCall } from '../../../testing/aCall';
import { documentOf, everyOperation } from '../../../testing/everyOperation';
import { aConsignment } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const stored = (where = 'id > 0'): Promise<Json[]> =>
  inTransaction(server.app, (db) => db.query(`SELECT * FROM security_event WHERE ${where} ORDER BY id`));
const lastId = async (): Promise<number> => (await stored()).at(-1)?.id ?? 0;

/** The events that `work` leaves: operation and how often. */
async function left(work: () => Promise<void>, kind: string): Promise<Record<string, number[]>> {
  const before = await lastId();
  await work();
  const events = await stored(`id > ${before} AND kind = '${kind}'`);
  const found: Record<string, number[]> = {};
  for (const { operation, times } of events) (found[operation] ??= []).push(times);
  return found;
}

const minute = 60_000;
const isRefused = (action: string) => !mayDo(action as Action, holderOf('Member'));

describe('a refused operation leaves one event of its user', () => {
  test('through GraphQL, whichever it is', async () => {
    const refused = everyOperation.filter(({ field }) => isRefused(field.name));
    const events = await left(async () => {
      for (const { kind, field } of refused) {
        const { query, variables } = documentOf(kind, field);
        expect((await server.member.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
    }, 'Refusal');
    expect(events).toEqual(Object.fromEntries(refused.map(({ field }) => [field.name, [1]])));
  });

  test('through REST, whichever route it has', async () => {
    const start = Date.now() + minute;
    const refused = restTable.filter(({ run }) => isRefused(run.action));
    const events = await left(async () => {
      for (const [at, { method, path }] of refused.entries()) {
        server.setNow(new Date(start + at * minute));
        const body = method === 'POST' || method === 'PUT' ? {} : undefined;
        expect((await server.member.rest(method, path.replace(/:\w+/g, 'nothing'), body)).status).toBe(403);
      }
    }, 'Refusal');
    const wanted: Record<string, number[]> = {};
    for (const { run } of refused) (wanted[run.action] ??= []).push(1);
    expect(events).toEqual(wanted);
  });

  test('with a count, if it is repeated within a minute', async () => {
    server.setNow(new Date(Math.ceil(Date.now() / minute) * minute + 10 * 60 * minute));
    const events = await left(async () => {
      await Promise.all(Array.from({ length: 20 }, () => server.member.rest('GET', 'users')));
    }, 'Refusal');
    expect(events).toEqual({ users: [20] });
  });

  test('and names the user, where from, and why', async () => {
    server.setNow(new Date(Date.now() + 11 * 60 * minute));
    const before = await lastId();
    await server.member.rest('GET', 'users?searchText=Sesame');
    expect(await stored(`id > ${before}`)).toMatchObject([
      {
        kind: 'Refusal',
        outcome: 'Refused',
        operation: 'users',
        reason: 'You are not authorized',
        address: '127.0.0.1',
      },
    ]);
  });

  test('also when an operation itself refuses', async () => {
    const events = await left(async () => {
      const answer = await server.member.rest('GET', 'audit/changelog?entityName=User&primaryKey=1');
      expect(answer.status).toBe(403);
    }, 'Refusal');
    expect(events).toEqual({ changeLog: [1] });
  });
});

describe('without a session', () => {
  test('a refused operation leaves nothing, so that strangers fill no table', async () => {
    const before = await lastId();
    await server.nobody.rest('GET', 'users');
    await server.nobody.graphql('{ users { rowCount } }', {}, { authorization: 'Bearer forged' });
    expect(await lastId()).toBe(before);
  });
});

describe('an export leaves one event', () => {
  const lists = restTable.filter(({ answer, path }) => answer.kind === 'rows' && !path.includes(':'));

  test('through every route that gives one', async () => {
    const given: Record<string, number[]> = {};
    const events = await left(async () => {
      for (const { path, run } of lists) {
        const { status } = await server.admin.rest('GET', `${path}?take=5001`);
        if (status === 200) (given[run.action] ??= []).push(1);
      }
    }, 'Export');
    expect(Object.keys(given).length).toBeGreaterThan(20);
    expect(events).toEqual(given);
  });

  test('through every list of GraphQL, for all pages of a file', async () => {
    const listsOfAll = everyOperation.flatMap(({ kind, field: { name, type, args } }) => {
      const page = getNamedType(type);
      const rows = isObjectType(page) && page.name.endsWith('Page') && getNamedType(page.getFields().rows?.type);
      const isFree = args.every(({ defaultValue }) => defaultValue !== undefined);
      if (kind !== 'query' || !isFree || !isObjectType(rows)) return [];
      return [[name, Object.values(rows.getFields()).filter((each) => isLeafType(getNamedType(each.type)))] as const];
    });
    const file = { 'export-id': randomUUID() };
    const events = await left(async () => {
      for (const [name, columns] of [...listsOfAll, ...listsOfAll]) {
        // This one is given for some manifests at a time.
        const rows = columns
          .map((column) => column.name)
          .filter((column) => column !== 'consignmentJson')
          .join(' ');
        expect((await server.admin.graphql(`{ ${name} { rows { ${rows} } } }`, {}, file)).errors).toBeUndefined();
      }
    }, 'Export');
    expect(listsOfAll.length).toBeGreaterThan(15);
    expect(events).toEqual(Object.fromEntries(listsOfAll.map(([name]) => [name, [1]])));
  });

  test('with its list, its filters by name, and its rows', async () => {
    await aConsignment(server);
    await aConsignment(server);
    const before = await lastId();
    await server.admin.rest('GET', 'consignments?take=6000&receiver=Sesame');
    const file = { 'export-id': randomUUID() };
    const pages = '{ consignments(search: { take: 1 }) { rows { awbNo } } }';
    for (let page = 0; page < 2; page += 1) await server.admin.graphql(pages, {}, file);
    expect(await stored(`id > ${before}`)).toMatchObject([
      {
        kind: 'Export',
        outcome: 'Done',
        operation: 'consignments',
        subject: 'By receiver',
        exported_rows: 0,
        times: 1,
      },
      { kind: 'Export', operation: 'consignments', subject: 'Without a filter', exported_rows: 2, times: 1 },
    ]);
  });

  test('also of the security log itself', async () => {
    const events = await left(async () => {
      await server.admin.rest('GET', 'securityevents?take=5001&kind=1');
    }, 'Export');
    expect(events).toEqual({ securityEvents: [1] });
  });
});

describe('a mail leaves one event', () => {
  const templates: readonly MailTemplate[] = ['AccountLink', 'Dispute', 'Invoice', 'Statement', 'VppAdvice', 'Test'];
  const composed = async (_: unknown, { recipient, template }: { recipient: string; template: string }) => ({
    to: recipient,
    subject: `About ${template}`,
    content: { greeting: '', paragraphs: [] },
  });

  test.each(templates)('%s: when it is sent, or given up', async (template) => {
    const app = { ...server.app, mailComposers: Object.fromEntries(templates.map((each) => [each, composed])) } as Json;
    const before = await lastId();
    const expiresAt = new Date(Date.now() + minute);
    const queue = (recipient: string) =>
      inTransaction(app as TestServer['app'], (db) =>
        queueMail(db, { topic: recipient, template, recipient, expiresAt }),
      );
    await queue('a@customer.test');
    const send = (stopped = false) =>
      sendDueMails(app, {
        mailer: { send: () => (stopped ? Promise.reject(new Error('Down')) : Promise.resolve('')) },
      });
    await send();
    await send();
    await queue('b@customer.test');
    await send(true);
    server.setNow(new Date(Date.now() + 24 * 60 * minute));
    await send();
    const [sent, givenUp, ...others] = await stored(`id > ${before}`);
    expect(sent).toMatchObject({
      kind: 'Mail',
      outcome: 'Done',
      email_address: 'a@customer.test',
      subject: `About ${template}`,
    });
    expect(givenUp).toMatchObject({
      kind: 'Mail',
      outcome: 'Failed',
      email_address: template === 'AccountLink' ? null : 'b@customer.test',
    });
    expect(others).toEqual([]);
  });

  test('of the user who caused it', async () => {
    const before = await lastId();
    const body = { firstName: 'Ila', lastName: 'Rao', emailAddress: 'ila@waybill.test', gender: 2 };
    await server.admin.rest('POST', 'users', body);
    await sendDueMails(server.app);
    expect((await stored(`id > ${before} AND kind = 'Mail'`)).map((row) => [row.subject, row.created_by_id])).toEqual([
      ['Activate your Waybill account', 1],
    ]);
  });
});

test('no operation changes or deletes an event, and no text that a client sends is in one', async () => {
  const events = await stored();
  const secret = 'Sesame1234';
  const { unique_id: uniqueId } = events[0];
  const textOf = (field: string) => (/(id|ids|after|before|primaryKey)$/i.test(field) ? uniqueId : secret);
  for (const { kind, field } of everyOperation.filter((each) => each.field.name !== 'logout')) {
    const { query, variables } = documentOf(kind, field, textOf);
    const { errors } = await server.admin.graphql(query, variables, { 'export-id': secret, 'user-agent': secret });
    expect([field.name, errors?.[0]?.extensions.code]).not.toEqual([field.name, 'INTERNAL_SERVER_ERROR']);
  }
  const changes = restTable.filter(({ method, run }) => method !== 'GET' && run.action !== 'logout');
  for (const { method, path } of changes) {
    const body = method === 'DELETE' ? undefined : { password: secret, emailAddress: secret, code: secret };
    await server.admin.rest(method, path.replace(/:\w+/g, uniqueId), body);
  }
  for (const { method, path } of changes.filter(({ run }) => requiredPermissions[run.action] === 'public')) {
    const link = { id: secret, guid: secret, email: `${secret}@waybill.test` };
    const body = { emailAddress: `${secret}@x.test`, password: secret, resetlink: link };
    await server.nobody.rest(method, path, body, { authorization: `Bearer ${secret}` });
  }
  const after = await stored();
  expect(after.slice(0, events.length)).toEqual(events);
  expect(after.length).toBeGreaterThan(events.length);
  const all = JSON.stringify(after);
  for (const kept of [secret, demoPassword, server.admin.token, server.member.token])
    expect(all.includes(String(kept))).toBe(false);
});

test('ordinary work writes no event', async () => {
  const before = await lastId();
  await aConsignment(server);
  await server.member.graphql('{ consignments { rows { awbNo } rowCount } me { id } }');
  expect(await lastId()).toBe(before);
});

test('an event that cannot be written fails no request, and is logged', async () => {
  const { writeSecurityEvent } = server.app;
  server.app.writeSecurityEvent = () => Promise.reject(new Error('database or disk is full'));
  const error = jest.spyOn(server.http.log, 'error').mockImplementation(() => undefined);
  try {
    await recordSecurityEventAside(aCall(server), { kind: 'Export' });
    expect((await server.member.rest('GET', 'users')).status).toBe(403);
  } finally {
    server.app.writeSecurityEvent = writeSecurityEvent;
  }
  const failed = expect.objectContaining({ kind: 'Export' });
  expect(error).toHaveBeenCalledWith(failed, 'a security event was not recorded');
});

test('a request does not wait for an event that the database does not take now; it is written later', async () => {
  const { timeout } = AbortSignal;
  const waiting = jest.spyOn(AbortSignal, 'timeout');
  waiting.mockImplementation((ms) => (ms === 2_000 ? AbortSignal.abort() : timeout.call(AbortSignal, ms)));
  const { writeSecurityEvent } = server.app;
  const written = new Promise((resolve) => {
    server.app.writeSecurityEvent = (db, event, origin) => {
      resolve(event.operation);
      return writeSecurityEvent(db, event, origin);
    };
  });
  const open = await server.app.database.begin();
  try {
    expect((await server.member.rest('GET', 'users')).status).toBe(403);
  } finally {
    await open.rollback();
    waiting.mockRestore();
  }
  expect(await written).toBe('users');
  server.app.writeSecurityEvent = writeSecurityEvent;
});
