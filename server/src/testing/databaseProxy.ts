import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `before`: the statement does not arrive. `after`: it is executed, but its answer does not arrive. */
export type Moment = 'before' | 'after';

export interface DatabaseProxy {
  /** The database behind the proxy. */
  url: string;
  port: number;
  /** Cuts the next connection that sends a statement with this text, alone or as the last of several, once. */
  cutAt(statement: string, moment: Moment): void;
  /** Refuses every statement containing this text with a server error, until `thaw`; 'connect' refuses connections. */
  refuse(statement: string, errno: number): void;
  /**
   * Like a hanging node: connections stay open but transfer nothing until `thaw`. `keeps`: what had been sent is executed
   * then even if its connection has been closed since, as by a process that was stopped.
   */
  freeze(options?: { keeps?: boolean }): void;
  thaw(): void;
  /** Runs `work` when the next statement with this text arrives, before it is passed on. */
  onceAt(statement: string, work: () => void): void;
  /** Number of statements with this text. */
  seen(statement: string): number;
  /** Like a node that goes down: cuts every connection and accepts no new one. Fails if `cutAt` has met no statement. */
  close(): Promise<void>;
}

/** A proxy between server and database that fails on demand. Without `tls` the database seems unable to encrypt. */
export async function databaseProxy(databaseUrl: string, { tls = true } = {}): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const statements: Buffer[] = [];
  let trap: { statement: string; moment: Moment } | null = null;
  let refusal: { statement: string; errno: number } | null = null;
  let watch: { statement: string; work: () => void } | null = null;
  let frozen: (() => void)[] | null = null;
  let keeps = false;

  const proxy = createServer((client) => {
    if (refusal?.statement === 'connect') return void client.end(errorPacket(0, refusal.errno));
    const upstream = connect(Number(target.port), target.hostname);
    let isAnswerLost = false;
    const cut = () => {
      for (const socket of [client, upstream]) {
        open.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      const end = () => (frozen && keeps ? void frozen.push(cut) : cut());
      socket.on('error', end).on('close', end);
    }
    /** A frozen node executes pending statements later, unless its connection has been closed. */
    const pass = (work: () => void) => (frozen ? void frozen.push(work) : work());
    client.on('data', (data) => {
      if (watch && data.includes(watch.statement)) {
        const { work } = watch;
        watch = null;
        work();
      }
      pass(() => {
        statements.push(data);
        if (refusal && data.includes(refusal.statement)) return void client.write(errorPacket(1, refusal.errno));
        if (trap && isSent(trap.statement, data)) {
          const { moment } = trap;
          trap = null;
          if (moment === 'before') return cut();
          isAnswerLost = true;
        }
        upstream.write(data);
      });
    });
    if (!tls) upstream.once('data', hideTls);
    upstream.on('data', (data) => pass(() => (isAnswerLost ? cut() : client.write(data))));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    port,
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cutAt: (statement, moment) => {
      trap = { statement, moment };
    },
    refuse: (statement, errno) => {
      refusal = { statement, errno };
    },
    freeze: (options = {}) => {
      frozen = [];
      keeps = options.keeps ?? false;
    },
    thaw: () => {
      const held = frozen ?? [];
      frozen = null;
      refusal = null;
      for (const work of held) work();
    },
    onceAt: (statement, work) => {
      watch = { statement, work };
    },
    seen: (statement) => statements.filter((data) => data.includes(statement)).length,
    close: () =>
      new Promise((resolve, reject) => {
        proxy.close(() => (trap ? reject(new Error(`No statement began with ${trap.statement}`)) : resolve()));
        for (const socket of open) socket.destroy();
      }),
  };
}

/** A statement follows its command, COM_QUERY, and on MySQL the number of its attributes and of their sets. */
const commands = ['\u0003', '\u0003\u0000\u0001'];
const isSent = (statement: string, data: Buffer) =>
  commands.some((command) => data.includes(command + statement)) || data.subarray(-100).includes(`; ${statement}`);

/** Takes CLIENT_SSL (0x0800) from the greeting: header, protocol, version and NUL, thread, salt, NUL, capabilities. */
function hideTls(greeting: Buffer): void {
  const capabilities = greeting.indexOf(0, 5) + 1 + 4 + 8 + 1;
  greeting.writeUInt16LE(greeting.readUInt16LE(capabilities) & ~0x0800, capabilities);
}

/** Error packet: 0xff, error number, SQL state, message. */
function errorPacket(sequence: number, errno: number): Buffer {
  const body = Buffer.from(`\xff..#HY000refused`, 'latin1');
  body.writeUInt16LE(errno, 1);
  return Buffer.concat([Buffer.from([body.length, 0, 0, sequence]), body]);
}
