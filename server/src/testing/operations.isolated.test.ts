/** Checks of all operations: names in exports and stack traces, and idempotency keys. */
import 'reflect-metadata';
import type { Call, SessionUser } from '../core/operation/context';
import { command, NoInput } from '../core/operation/operation';
import { holderOf, mayDoInField, requiredPermissions } from '../domain/policy';
import type { Action } from '../domain/policy/permissions';
import { buildAppSchema } from '../api/graphql/schema';
import { RequestKey } from '../core/operation/requestKey.entity';
import { exportedOperations, type ExportedOperation } from './operations';

// Disables validation, which would read the input before the operation does.
jest.mock('../core/operation/validate', () => ({ validate: () => undefined }));

let operations: ExportedOperation[];
beforeAll(async () => {
  operations = await exportedOperations();
});

test('each action has one operation, exported under the name of the action', () => {
  expect(operations.map(({ name }) => name)).toEqual(Object.keys(requiredPermissions).sort());
  const namedOtherwise = ({ name, operation }: ExportedOperation) =>
    operation.action !== name || operation.name !== name;
  expect(operations.filter(namedOtherwise).map(({ name }) => name)).toEqual([]);
});

/** An object that throws on any access. */
const failing = <T extends object>(target: object = {}) =>
  new Proxy(target, {
    get() {
      throw new Error('for the stack trace');
    },
  }) as T;

const sessionsOf = (user: SessionUser) => ({ session: async () => user, expectedSession: async () => user });

const call = {
  app: {
    config: failing(),
    clock: { now: () => new Date(), today: () => '2026-01-01' },
    database: {
      reader: { manager: failing() },
      begin: async () => ({
        manager: failing(),
        first: [],
        run: async () => [],
        commit: async () => undefined,
        rollback: async () => undefined,
      }),
    },
    references: { at: () => null },
  },
  fields: {},
  deadline: new AbortController().signal,
  ...sessionsOf({ id: 1, ...holderOf('Admin') } as SessionUser),
  readsFrom: (source: unknown) => source,
  observation: { operation: (_: string, work: () => Promise<unknown>) => work() },
  cookies: failing(),
} as unknown as Call;

/** Of a user, or of the phone with the link of a run sheet. */
const callFor = (name: string): Call =>
  mayDoInField(name as Action) ? { ...call, ...sessionsOf({ id: 1, runSheetId: 1 } as SessionUser) } : call;

/** Function names in the stack trace of an error, including awaited ones. */
async function framesOf(failure: () => Promise<unknown>): Promise<string[] | null> {
  const sourceMapped = Error.prepareStackTrace;
  // Source maps may report other function names, so the call sites' own names are used.
  // Whether Node's own queue appears among them depends on what else the process has just done.
  Error.prepareStackTrace = (_, sites) =>
    sites.filter((site) => !site.getFileName()?.startsWith('node:')).map((site) => site.getFunctionName() ?? '');
  try {
    await failure();
    return null;
  } catch (error) {
    return (error as { stack: unknown }).stack as string[];
  } finally {
    Error.prepareStackTrace = sourceMapped;
  }
}

test('what fails within an operation has its name in the stack', async () => {
  const withoutName: [string, string[]][] = [];
  const succeeding: string[] = [];
  for (const { name, operation } of operations) {
    const input = failing(Object.create(operation.input.prototype as object) as object);
    const frames = await framesOf(() => operation(input as never, callFor(name)));
    if (frames === null) succeeding.push(name);
    else if (!frames.includes(name) && !frames.includes(`${name}.prepare`)) withoutName.push([name, frames]);
  }
  expect(withoutName).toEqual([]);
  expect(succeeding).toEqual([]);
});

test('also what fails later, and in a step that does not wait itself', async () => {
  const fails = async () => {
    await Promise.resolve();
    throw new Error('later');
  };
  const late = command({
    action: 'logout',
    input: NoInput,
    prepare: () => Promise.resolve(1),
    run: () => fails(),
  });
  const early = command({ action: 'logout', input: NoInput, prepare: () => fails(), run: async () => true });
  expect((await framesOf(() => late(new NoInput(), call)))?.slice(0, 2)).toEqual(['fails', 'logout']);
  expect((await framesOf(() => early(new NoInput(), call)))?.slice(0, 2)).toEqual(['fails', 'logout.prepare']);
});

/** Names of commands that make something new. */
const creates = new RegExp(
  '^(' +
    'bill|create|copy|save|book|add|submit|generate|bulk|open|' +
    'recordPayment|recordCourierRemittance|refund|remit|lift|startImport|runImport|rerate|writeOff)',
);

describe('an idempotency key', () => {
  const isCommand = ({ operation }: ExportedOperation) => operation.kind === 'command';
  const nameOf = ({ name }: ExportedOperation) => name;

  /** True if the operation reads or stores the idempotency key before anything else. */
  async function takesKey({ operation }: ExportedOperation): Promise<boolean> {
    const touched: unknown[] = [];
    const touch = (entity: unknown) => {
      touched.push(entity);
      throw new Error('seen');
    };
    const touchLater = async (entity: unknown) => touch(entity);
    const connection = { options: {}, getMetadata: touch };
    const manager = { connection, findOneBy: touchLater, insert: touchLater, createQueryBuilder: touch };
    const begin = async () => ({ ...(await call.app.database.begin()), manager });
    const database = { reader: { manager }, writer: { manager }, begin };
    const keyed = { ...call, app: { ...call.app, database }, idempotencyKey: 'a key' } as unknown as Call;
    await operation(Object.create(operation.input.prototype as object) as never, keyed).catch(() => undefined);
    return touched[0] === RequestKey;
  }

  test('is taken by every command, unless that says why not', async () => {
    const withKey: string[] = [];
    for (const each of operations) if (await takesKey(each)) withKey.push(each.name);
    const declared = operations.filter((each) => isCommand(each) && !each.operation.notIdempotent);
    expect(withKey).toEqual(declared.map(nameOf));
  });

  test('is not taken by these, which say why', () => {
    const without = operations.filter(({ operation }) => operation.notIdempotent !== undefined);
    expect(without.map(nameOf)).toEqual([
      'authenticate',
      'changePassword',
      'confirmSecondFactor',
      'createFirstAdmin',
      'emptyDemo',
      'forgotPassword',
      'issueRunSheet',
      'logout',
      'openRun',
      'putPodImage',
      'recordDelivery',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'renewRunLink',
      'reportPhone',
      'resetPassword',
      'startSecondFactor',
      'uploadCompanyImage',
      'uploadProfileImage',
    ]);
    for (const { operation } of without) expect(operation.notIdempotent).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('is an argument of mutations that take it, all creating ones among them', () => {
    const fields = Object.values(buildAppSchema().getMutationType()?.getFields() ?? {});
    const withArgument = fields
      .filter(({ args }) => args.some(({ name }) => name === 'clientRequestId'))
      .map(({ name }) => name);
    const taking = operations.filter((each) => isCommand(each) && !each.operation.notIdempotent).map(nameOf);
    expect(withArgument.filter((name) => !taking.includes(name))).toEqual([]);
    const creating = taking.filter((name) => creates.test(name));
    expect([...withArgument].sort()).toEqual(creating);
  });
});
