/** Chooses the node in use by heartbeats, so that no request has to wait for a failed node. */
import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { cut } from './connection';
import { connectionOptions, type Node, type Target } from './databaseUrl';

/** Heartbeat interval and timeout, in milliseconds. */
const everyMs = 1_000;
const answerMs = 1_000;
/** Timeout of the first heartbeat, when connections are not open yet. */
const firstAnswerMs = 5_000;
/** A recovered node is used again after answering for this many milliseconds, which avoids flapping. */
const returnMs = 10_000;

export interface Server {
  dialect: 'mariadb' | 'mysql';
  /** The node is a member of a Galera cluster, or of a replication group of MySQL. */
  cluster: 'galera' | 'group' | null;
}

/** Called with the abandoned node; `failed`: it no longer answers. */
type OnMove = (left: Node, failed: boolean) => void;

/**
 * Index of the node to use. `since` is when each node started to answer, null if it does not. The URL's order decides,
 * so that all servers with the same URL use the same node.
 */
export function chooseNode(since: readonly (number | null)[], current: number, now: number): number {
  const returned = since.findIndex((start, at) => at < current && start !== null && now - start >= returnMs);
  if (returned >= 0) return returned;
  const answering = (start: number | null | undefined) => start !== null && start !== undefined;
  if (answering(since[current])) return current;
  const first = since.findIndex(answering);
  return first < 0 ? current : first;
}

export class NodeMonitor {
  private readonly probes: readonly NodeProbe[];
  private readonly since: (number | null)[];
  private readonly listeners = new Set<OnMove>();
  private current = 0;
  private moves = 0;
  private round: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  private constructor(
    private readonly nodes: readonly Node[],
    target: Target,
  ) {
    this.probes = nodes.map((node) => new NodeProbe(node, target));
    this.since = nodes.map(() => null);
  }

  /** Throws if no node can be used. */
  static async open(target: Target): Promise<NodeMonitor> {
    const monitor = new NodeMonitor(target.nodes, target);
    const reasons = await monitor.ask(firstAnswerMs);
    if (reasons.length === target.nodes.length) {
      await monitor.close();
      throw new Error(`The database cannot be used: ${reasons.join('; ')}`);
    }
    monitor.move(false);
    monitor.schedule();
    return monitor;
  }

  get inUse(): Node {
    return this.nodes[this.current] ?? { host: '', port: 0 };
  }

  /** How often another node was chosen since the start. */
  get nodeChanges(): number {
    return this.moves;
  }

  get server(): Server {
    return this.probes[this.current]?.server ?? { dialect: 'mariadb', cluster: null };
  }

  /** Returns an unsubscribe function. */
  onMove(listener: OnMove): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called when a connection to the node in use failed: checks it immediately. */
  suspect(): void {
    if (this.nodes.length > 1) void this.check();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const probe of this.probes) probe.close();
    await this.round;
  }

  /** With one node no heartbeat is needed. */
  private schedule(): void {
    if (this.isClosed || this.nodes.length < 2) return;
    this.timer = setTimeout(() => void this.check().then(() => this.schedule()), everyMs);
    this.timer.unref();
  }

  private check(): Promise<void> {
    return (this.round ??= this.ask(answerMs)
      .then(() => this.move(this.since[this.current] === null))
      .finally(() => {
        this.round = null;
      }));
  }

  /** Returns the reasons why nodes cannot be used. */
  private async ask(limitMs: number): Promise<string[]> {
    const answers = await Promise.allSettled(this.probes.map((probe) => probe.check(limitMs)));
    return answers.flatMap((answer, at) => {
      if (answer.status === 'fulfilled') {
        this.since[at] ??= performance.now();
        return [];
      }
      this.since[at] = null;
      const { host, port } = this.nodes[at] ?? {};
      return [`${host}:${port}: ${answer.reason instanceof Error ? answer.reason.message : String(answer.reason)}`];
    });
  }

  private move(failed: boolean): void {
    const next = chooseNode(this.since, this.current, performance.now());
    if (next === this.current || this.isClosed) return;
    const left = this.inUse;
    this.current = next;
    this.moves += 1;
    for (const listener of this.listeners) listener(left, failed);
  }
}

const kindSql = "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('version', 'wsrep_on', 'group_replication_group_name')";
/** A replica, or a secondary of a replication group. */
const readOnlySql = "SHOW GLOBAL VARIABLES LIKE 'read_only'";
const galeraSql = "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_cluster_status')";

/** A primary that was cut off or stood still takes itself for one a while longer. Those that it does not reach are UNREACHABLE. */
const groupSql = `SELECT SUM(member_id = @@GLOBAL.server_uuid AND member_state = 'ONLINE' AND member_role = 'PRIMARY') AS own,
    2 * SUM(member_state IN ('ONLINE', 'RECOVERING')) > COUNT(*) AS majority
  FROM performance_schema.replication_group_members`;
/** The account may not read the table. */
const noAccess = 1142;

/** A connection to one node, used for its heartbeats. */
class NodeProbe {
  server: Server | null = null;
  private connection: Connection | null = null;
  /** False: the account may not ask for the members of the group. */
  private knowsGroup = true;

  constructor(
    private readonly node: Node,
    private readonly target: Target,
  ) {}

  /** Throws if the node does not answer in time, or takes no writes: read-only, or no primary member of its cluster. */
  async check(limitMs: number): Promise<void> {
    if (!this.connection) this.server = null;
    this.connection ??= this.connect();
    try {
      this.server ??= await this.askKind(this.connection, limitMs);
      if (this.server.cluster !== 'galera') return await this.refuseReadOnly(this.connection, limitMs);
      const state = variables(await ask(this.connection, galeraSql, limitMs));
      if (state.get('wsrep_ready') !== 'ON' || state.get('wsrep_cluster_status') !== 'Primary') {
        throw new Error(
          `the node is ${state.get('wsrep_cluster_status') ?? 'not part'} in its cluster and takes no statements`,
        );
      }
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    if (this.connection) cut(this.connection, 'The node is no longer asked');
    this.connection = null;
  }

  /** With no other node to use, requests find out by themselves what this one still does. */
  private async refuseReadOnly(connection: Connection, limitMs: number): Promise<void> {
    const state = variables(await ask(connection, readOnlySql, limitMs));
    if (this.target.nodes.length < 2) return;
    if (state.get('read_only') !== 'OFF') throw new Error('the node is read-only');
    if (this.server?.cluster === 'group' && this.knowsGroup) await this.refuseOutsider(connection, limitMs);
  }

  private async refuseOutsider(connection: Connection, limitMs: number): Promise<void> {
    const [row] = await ask(connection, groupSql, limitMs).catch((error: { errno?: number }) => {
      if (error.errno !== noAccess) throw error;
      this.knowsGroup = false;
      return [];
    });
    if (row && !(Number(row.own) && Number(row.majority)))
      throw new Error('the node is not the primary of a majority of its group');
  }

  private async askKind(connection: Connection, limitMs: number): Promise<Server> {
    const known = variables(await ask(connection, kindSql, limitMs));
    return {
      dialect: /mariadb/i.test(known.get('version') ?? '') ? 'mariadb' : 'mysql',
      cluster: clusterOf(known),
    };
  }

  private connect(): Connection {
    const connection = createConnection({ ...connectionOptions(this.target), ...this.node });
    // The pending query reports the error.
    connection.on('error', () => undefined);
    return connection;
  }
}

function ask(connection: Connection, sql: string, limitMs: number): Promise<RowDataPacket[]> {
  return new Promise((resolve, reject) => {
    // If this process was busy, the answer may arrive together with the timeout; one more event loop turn lets it be
    // processed first.
    const late = () => {
      timer = setTimeout(() => reject(new Error('no answer in time')), 100);
    };
    let timer = setTimeout(late, limitMs);
    connection.query(sql, (error, rows: RowDataPacket[]) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(rows);
    });
  });
}

function clusterOf(known: ReadonlyMap<string, string>): Server['cluster'] {
  if (known.get('wsrep_on') === 'ON') return 'galera';
  return known.get('group_replication_group_name') ? 'group' : null;
}

const variables = (rows: readonly RowDataPacket[]) =>
  new Map(rows.map(({ Variable_name: name, Value: value }) => [String(name), String(value)]));
