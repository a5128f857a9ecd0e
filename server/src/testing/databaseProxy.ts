import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `before`: the statement never arrives. `after`: it is done, and its answer never arrives. */
export type Moment = 'before' | 'after';

export interface DatabaseProxy {
  /** The database behind the proxy. */
  url: string;
  port: number;
  /** Cuts the next connection that sends a statement with this beginning, once. */
  cutAt(statement: string, moment: Moment): void;
  /** As a node that goes down: every connection is cut, and no new one accepted. */
  close(): Promise<void>;
}

/** A network between server and database that breaks where a test wants it to. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let trap: { statement: Buffer; moment: Moment } | null = null;

  const proxy = createServer((client) => {
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
    client.on('data', (data) => {
      if (trap && data.includes(trap.statement)) {
        const { moment } = trap;
        trap = null;
        if (moment === 'before') return cut();
        isAnswerLost = true;
      }
      upstream.write(data);
    });
    upstream.on('data', (data) => (isAnswerLost ? cut() : client.write(data)));
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
    close: () => new Promise((resolve) => {
      proxy.close(() => resolve());
      for (const socket of open) socket.destroy();
    }),
  };
}
