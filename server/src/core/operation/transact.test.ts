import { buildHttp } from '../../api/http/server';
import { requestContexts } from '../../api/http/context';
import { conflict } from './errors';
import { ChangeRecord } from '../../modules/system/audit/changeRecord.entity';
import { Like } from 'typeorm';
import { Customer } from '../../modules/parties/customers/customer.entity';
import { command, NoInput, type CommandContext } from './operation';
import type { Database, OpenTransaction } from '../../db/database.types';
import type { Statement } from '../../db/read/statement';
import { mountRest } from '../../api/rest/mount';
import { route, value } from '../module/route';
import { aCall } from '../../testing/aCall';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
const add = ({ db }: CommandContext, company: string) => db.insert(Customer, values(company));
const known = async (company: string) =>
  (await server.member.rest('GET', `customers?searchText=${company}`)).body.rowCount;
/** A command defined by the test; anyone may call it. */
const commandOf = (run: (context: CommandContext) => Promise<unknown>) =>
  command({ action: 'company', input: NoInput, run });
const databaseError = (errno: number) => Object.assign(new Error('from the database'), { driverError: { errno } });

describe('the deadline', () => {
  test('a slow operation answers 503 and writes nothing, even when it goes on', async () => {
    const slow = commandOf(async (context) => {
      await add(context, 'Too late');
      const { deadline } = context.call;
      // On a slow machine the deadline may have passed already.
      if (!deadline.aborted) await new Promise((resolve) => deadline.addEventListener('abort', resolve));
      await add(context, 'Too late');
      return true;
    });
    const hasty = { ...server.app, config: { ...server.app.config, requestDeadline: 100 } };
    const http = await buildHttp(hasty, { logLevel: 'silent' });
    mountRest(http, hasty, [route('POST', 'slow', { run: slow, answer: value(() => true) })], requestContexts(hasty));
    const origin = await http.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/api/1.0/slow`, { method: 'POST' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ resultObject: null, hasErrors: true, errors: ['The request took too long'] });
    await http.close();
    expect(await known('Too late')).toBe(0);
  });

  test('a command that never comes back keeps nothing that others wait for', async () => {
    const hanging = commandOf(async (context) => {
      await add(context, 'Hanging');
      await new Promise(() => {});
    });
    await expect(hanging(new NoInput(), aCall(server, { deadline: AbortSignal.timeout(200) }))).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    await commandOf((context) => add(context, 'Next'))(new NoInput(), aCall(server));
    expect([await known('Hanging'), await known('Next')]).toEqual([0, 1]);
  });

  test('a transaction that is ready too late is not committed', async () => {
    const deadline = new AbortController();
    const late = commandOf(async (context) => {
      await add(context, 'Not quite');
      context.db.beforeCommit(() => {
        deadline.abort();
        return [];
      });
    });
    await expect(late(new NoInput(), aCall(server, { deadline: deadline.signal }))).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    // The next writer runs only after the late transaction has ended.
    await commandOf((context) => add(context, 'In time'))(new NoInput(), aCall(server));
    expect([await known('Not quite'), await known('In time')]).toEqual([0, 1]);
  });
});

describe('a transaction that failed', () => {
  test.each([1213, 1205, 1020, 1047, 1290, 3032, 3796, 3797])(
    'is run again after %d, and leaves nothing of the first try',
    async (errno) => {
      let tries = 0;
      const again = commandOf(async (context) => {
        tries += 1;
        await add(context, `Rerun ${errno}`);
        if (tries < 3) throw databaseError(errno);
      });
      await again(new NoInput(), aCall(server));
      expect([tries, await known(`Rerun ${errno}`)]).toEqual([3, 1]);
    },
  );

  test('is not run again after a refusal or a mistake of ours', async () => {
    for (const error of [conflict('No'), new Error('bug'), databaseError(1064)]) {
      let tries = 0;
      const refused = commandOf(async (context) => {
        tries += 1;
        await add(context, 'Refused');
        throw error;
      });
      await expect(refused(new NoInput(), aCall(server))).rejects.toBe(error);
      expect([tries, await known('Refused')]).toEqual([1, 0]);
    }
  });

  test('is given up when the database does not recover', async () => {
    const now = jest.spyOn(performance, 'now');
    const start = performance.now();
    let tries = 0;
    const hopeless = commandOf(async () => {
      tries += 1;
      now.mockReturnValue(start + tries * 5_000);
      throw databaseError(1213);
    });
    await expect(hopeless(new NoInput(), aCall(server))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Somebody else is changing this record now; please try again',
      retryAfterSeconds: 5,
    });
    now.mockRestore();
    expect(tries).toBe(2);
  });
});

describe('a COMMIT without an answer', () => {
  /** The database of the server, which is out of reach from its first COMMIT on; that one is written or not. */
  function outOfReachAfter(isWritten: boolean, onLost = () => {}) {
    const { database } = server.app;
    let isLost = false;
    const lost = () => Object.assign(new Error('from the driver'), { code: 'ECONNRESET' });
    const reachable = <T>(work: () => T) => {
      if (isLost) throw lost();
      return work();
    };
    const failing: Database = Object.create(database, {
      reader: { get: () => reachable(() => database.reader) },
      begin: {
        value: async (first?: readonly Statement[]): Promise<OpenTransaction> => {
          const open = await reachable(() => database.begin(first));
          const commit = async (last?: readonly Statement[]) => {
            if (isWritten) await open.commit(last);
            isLost = true;
            onLost();
            throw lost();
          };
          return Object.assign(Object.create(open), { commit });
        },
      },
    });
    return { ...server.app, database: failing };
  }
  const unknown = {
    code: 'TIMEOUT',
    message: 'This may have been saved; please send it again with the same key: it is not saved twice',
  };

  test.each([
    ['written', true],
    ['not written', false],
  ])('and a database that stays away: told as unknown, and its key resolves it (%s)', async (said, isWritten) => {
    const key = `in doubt, ${said}`;
    const adding = commandOf((context) => add(context, key));
    const now = jest.spyOn(performance, 'now');
    const start = performance.now();
    const app = outOfReachAfter(isWritten, () => now.mockReturnValue(start + 9_000));
    await expect(adding(new NoInput(), aCall(server, { app, key }))).rejects.toMatchObject(unknown);
    now.mockRestore();
    expect(await known(key)).toBe(isWritten ? 1 : 0);
    const first = await adding(new NoInput(), aCall(server, { key }));
    expect(await adding(new NoInput(), aCall(server, { key }))).toMatchObject({ id: (first as Customer).id });
    expect(await known(key)).toBe(1);
  });

  test('and a deadline that passes before anything tells its outcome: told as unknown', async () => {
    const deadline = new AbortController();
    const key = 'in doubt at the deadline';
    const adding = commandOf((context) => add(context, key));
    const app = outOfReachAfter(true, () => deadline.abort());
    await expect(adding(new NoInput(), aCall(server, { app, key, deadline: deadline.signal }))).rejects.toMatchObject(
      unknown,
    );
    await adding(new NoInput(), aCall(server, { key }));
    expect(await known(key)).toBe(1);
  });
});

describe('a COMMIT that a member refuses which is leaving its group of MySQL', () => {
  /** The database of the server; the other members have the first COMMIT, or not. */
  function refusingOnce(errno: number, isWritten: boolean) {
    const { database } = server.app;
    let isOver = false;
    const refusing: Database = Object.create(database, {
      begin: {
        value: async (first?: readonly Statement[]): Promise<OpenTransaction> => {
          const open = await database.begin(first);
          if (isOver) return open;
          isOver = true;
          const commit = async (last?: readonly Statement[]) => {
            if (isWritten) await open.commit(last);
            throw databaseError(errno);
          };
          return Object.assign(Object.create(open), { commit });
        },
      },
    });
    return { ...server.app, database: refusing };
  }
  const cases = [3100, 3101].flatMap((errno) => [true, false].map((isWritten) => ({ errno, isWritten })));

  test.each(cases)('$errno, written $isWritten: its key finds out, and it is stored once', async (given) => {
    const key = `refused ${given.errno} ${given.isWritten}`;
    const adding = commandOf((context) => add(context, key));
    const app = refusingOnce(given.errno, given.isWritten);
    expect(await adding(new NoInput(), aCall(server, { app, key }))).toMatchObject({ company: key });
    expect(await known(key)).toBe(1);
  });

  test.each(cases)('$errno, written $isWritten: without a key it is not sent again', async (given) => {
    const company = `keyless ${given.errno} ${given.isWritten}`;
    const adding = commandOf((context) => add(context, company));
    const app = refusingOnce(given.errno, given.isWritten);
    await expect(adding(new NoInput(), aCall(server, { app }))).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(await known(company)).toBe(given.isWritten ? 1 : 0);
  });
});

describe('a transaction that is over', () => {
  test('takes no write that was left behind', async () => {
    let writeLater = async (): Promise<unknown> => undefined;
    await commandOf(async (context) => {
      writeLater = () => add(context, 'Left behind');
      return true;
    })(new NoInput(), aCall(server));
    await expect((async () => writeLater())()).rejects.toThrow('The transaction is over');
    expect(await known('Left behind')).toBe(0);
  });

  test('has its effects outside only when it was committed', async () => {
    const effects: string[] = [];
    await commandOf(async ({ afterCommit }) => afterCommit(() => effects.push('done')))(new NoInput(), aCall(server));
    const failing = commandOf(async ({ afterCommit }) => {
      afterCommit(() => effects.push('never'));
      throw conflict('No');
    });
    await expect(failing(new NoInput(), aCall(server))).rejects.toThrow('No');
    expect(effects).toEqual(['done']);
  });

  test('may keep what was written and refuse all the same, with its change log', async () => {
    const counted = commandOf(async (context) => {
      await add(context, 'Kept');
      return context.commitAndThrow(conflict('Refused but counted'));
    });
    await expect(counted(new NoInput(), aCall(server, { key: 'kept' }))).rejects.toThrow('Refused but counted');
    await expect(counted(new NoInput(), aCall(server, { key: 'kept' }))).rejects.toThrow('Refused but counted');
    expect(await known('Kept')).toBe(2);
    expect(
      await server.app.database.reader.manager.countBy(ChangeRecord, { changes: Like('%["company",null,"Kept"]%') }),
    ).toBe(2);
  });
});

test('a query sees nothing that is not committed', async () => {
  await commandOf(async (context) => {
    await add(context, 'Half done');
    expect(await known('Half done')).toBe(0);
  })(new NoInput(), aCall(server));
  expect(await known('Half done')).toBe(1);
});
