/** An operation has one name: that of its action, of its export and of its frame in a stack trace. */
import 'reflect-metadata';
import type { Call } from '../core/context';
import { command, NoInput } from '../core/operation';
import { permissions } from '../domain/policy';
import { exportedOperations, type ExportedOperation } from './operations';

// The rules of an input would read it before the operation does.
jest.mock('class-validator', () => ({ ...jest.requireActual<object>('class-validator'), validateSync: () => [] }));
jest.mock('../core/inputTexts', () => ({ characterFailures: () => ({}) }));

let operations: ExportedOperation[];
beforeAll(async () => {
  operations = await exportedOperations();
});

test('each action has one operation, exported under the name of the action', () => {
  expect(operations.map(({ name }) => name)).toEqual(Object.keys(permissions).sort());
  const namedOtherwise = ({ name, operation }: ExportedOperation) =>
    operation.action !== name || operation.name !== name;
  expect(operations.filter(namedOtherwise).map(({ name }) => name)).toEqual([]);
});

/** Whatever is read of it fails. */
const failing = <T extends object>(target: object = {}) =>
  new Proxy(target, {
    get() {
      throw new Error('for the stack trace');
    },
  }) as T;

const call = {
  app: {
    config: failing(),
    clock: { now: () => new Date(), today: () => '2026-01-01' },
    database: {
      reader: { manager: failing() },
      begin: async () => ({ manager: failing(), commit: async () => undefined, rollback: async () => undefined }),
    },
    references: { at: () => null },
  },
  fields: {},
  deadline: new AbortController().signal,
  session: async () => ({ id: 1, role: 'Admin' }),
  cookies: failing(),
} as unknown as Call;

/** The names of the functions through which an error came, awaited ones too. */
async function framesOf(failure: () => Promise<unknown>): Promise<string[] | null> {
  const sourceMapped = Error.prepareStackTrace;
  // A source map knows what a function is called where it stands, which may differ from its name.
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFunctionName() ?? '');
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
    const frames = await framesOf(() => operation(input as never, call));
    if (frames === null) succeeding.push(name);
    else if (!frames.includes(name) && !frames.includes(`${name}.prepare`)) withoutName.push([name, frames]);
  }
  expect(withoutName).toEqual([]);
  // Nothing can fail in an operation that answers a constant.
  expect(succeeding).toEqual(['company']);
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
