import { createServer } from 'mysql2';
import type { AddressInfo, Server } from 'node:net';
import type { Node } from './databaseUrl';
import { NodeMonitor } from './nodes';

type Row = Readonly<Record<string, string>>;

/** What a member of a replication group answers to a heartbeat. */
interface Member {
  isReadOnly?: boolean;
  /** Itself the primary, and with a majority; null: the account may not ask for that. */
  state?: readonly [own: '0' | '1', majority: '0' | '1'] | null;
}

const column = (name: string) => ({
  catalog: 'def',
  schema: '',
  table: '',
  orgTable: '',
  name,
  orgName: name,
  characterSet: 45,
  columnLength: 255,
  columnType: 253,
  flags: 0,
  decimals: 0,
});
const variable = (name: string, value: string): Row => ({ Variable_name: name, Value: value });

function answerOf(sql: string, { isReadOnly = false, state = ['1', '1'] }: Member): Row[] | null {
  if (sql.includes('replication_group_members')) return state && [{ own: state[0], majority: state[1] }];
  if (sql.includes('read_only')) return [variable('read_only', isReadOnly ? 'ON' : 'OFF')];
  return [variable('version', '8.4.0'), variable('group_replication_group_name', 'a name')];
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** @returns the port of a server that speaks MySQL's protocol, and answers as the member does at that moment */
async function aMember(member: Member): Promise<number> {
  const server = createServer((connection) => {
    // Packets are counted from each command anew, which mysql2's server leaves to its user.
    const countAnew = () => Object.assign(connection, { sequenceId: 0 });
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: '8.4.0',
      connectionId: 1,
      statusFlags: 2,
      characterSet: 45,
      // All but TLS.
      capabilityFlags: 0xffffff & ~0x800,
      authCallback: (_: unknown, answer: (error: null) => void) => {
        answer(null);
        countAnew();
      },
    });
    connection.on('error', () => undefined);
    connection.on('query', (sql: string) => {
      const rows = answerOf(sql, member);
      if (rows) connection.writeTextResult(rows, Object.keys(rows[0] ?? {}).map(column));
      else connection.writeError({ code: 1142, message: 'SELECT command denied' });
      countAnew();
    });
  });
  // Listens on its own socket, which mysql2's types leave out.
  const { _server: socket } = server as unknown as { _server: Server };
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening));
  closing.push(() => socket.close());
  return (socket.address() as AddressInfo).port;
}

async function monitorOf(...members: Member[]) {
  const nodes: Node[] = [];
  for (const member of members) nodes.push({ host: '127.0.0.1', port: await aMember(member) });
  const target = { nodes, user: 'waybill', password: '', database: 'waybill', poolSize: 2 };
  const monitor = await NodeMonitor.open(target);
  closing.push(() => void monitor.close());
  return { monitor, used: () => nodes.indexOf(monitor.inUse) };
}

describe('of the members of a replication group is used', () => {
  const secondary: Member = { isReadOnly: true, state: ['0', '1'] };
  const withoutMajority: Member = { state: ['1', '0'] };
  const outside: Member = { state: ['0', '0'] };

  test.each([
    ['the primary, not a secondary', [secondary, {}], 1],
    ['the primary with a majority, not the one without', [withoutMajority, {}], 1],
    ['the primary, not a member that runs outside of its group', [outside, secondary, {}], 2],
    [
      'the one that is not read-only, when nothing else may be asked',
      [{ isReadOnly: true, state: null }, { state: null }],
      1,
    ],
  ])('%s', async (_, members, expected) => {
    const { monitor, used } = await monitorOf(...members);
    expect([used(), monitor.server]).toEqual([expected, { dialect: 'mysql', cluster: 'group' }]);
  });

  test('another one, when the one in use has lost its majority', async () => {
    const first: Member = {};
    const second: Member = { ...secondary };
    const { monitor, used } = await monitorOf(first, second);
    expect(used()).toBe(0);
    const moved = new Promise<boolean>((move) => monitor.onMove((_, failed) => move(failed)));
    Object.assign(first, withoutMajority);
    Object.assign(second, { isReadOnly: false, state: ['1', '1'] });
    monitor.suspect();
    expect(await moved).toBe(true);
    expect(used()).toBe(1);
  });

  test('none, when none is the primary of a majority', async () => {
    await expect(monitorOf(withoutMajority, secondary)).rejects.toThrow(
      /: the node is not the primary of a majority of its group; .*: the node is read-only$/,
    );
  });
});
