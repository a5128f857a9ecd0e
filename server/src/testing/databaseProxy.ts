import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `before`: the statement never arrives. `after`: it is done, and its answer never arrives. */
export type Moment = 'before' | 'after';

export interface DatabaseProxy {
  /** The database behind the proxy. */
  url: string;
  port: number;
  /** Cuts the next connection that sends a statement with this beginning, once. */
  cutAt(statement: string, moment: Moment): void;
  /** Every statement that holds this text is refused with this error of the server, until `thaw`; 'connect' refuses connections. */
  refuse(statement: string, errno: number): void;
  /** As a node that is stopped: connections stay, and nothing moves on them until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** How many statements with this text have come. */
  seen(statement: string): number;
  /** As a node that goes down: every connection is cut, and no new one accepted. */
  close(): Promise<void>;
}

/** A network between server and database that breaks where a test wants it to. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const statements: Buffer[] = [];
  let trap: { statement: Buffer; moment: Moment } | null = null;
  let refusal: { statement: string; errno: number } | null = null;
  let frozen: (() => void)[] | null = null;

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
      socket.on('error', cut).on('close', cut);
    }
    /** A frozen node does later what it was sent, unless its connection is gone by then. */
    const pass = (work: () => void) => (frozen ? void frozen.push(work) : work());
    client.on('data', (data) =>
      pass(() => {
        statements.push(data);
        if (refusal && data.includes(refusal.statement)) return void client.write(errorPacket(1, refusal.errno));
        if (trap && data.includes(trap.statement)) {
          const { moment } = trap;
          trap = null;
          if (moment === 'before') return cut();
          isAnswerLost = true;
        }
        upstream.write(data);
      }),
    );
    upstream.on('data', (data) => pass(() => (isAnswerLost ? cut() : client.write(data))));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    port,
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cutAt: (statement, moment) => {
      // COM_QUERY is the byte 3.
      trap = { statement: Buffer.from(`\u0003${statement}`), moment };
    },
    refuse: (statement, errno) => {
      refusal = { statement, errno };
    },
    freeze: () => {
      frozen = [];
    },
    thaw: () => {
      const held = frozen ?? [];
      frozen = null;
      refusal = null;
      for (const work of held) work();
    },
    seen: (statement) => statements.filter((data) => data.includes(statement)).length,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** As the server refuses: 0xff, the error's number, its state and its text. */
function errorPacket(sequence: number, errno: number): Buffer {
  const body = Buffer.from(`\xff..#HY000refused`, 'latin1');
  body.writeUInt16LE(errno, 1);
  return Buffer.concat([Buffer.from([body.length, 0, 0, sequence]), body]);
}
