import type { Connection } from 'mysql2';
import type { Duplex } from 'node:stream';

type SocketStream = Duplex & { setTimeout(ms: number, onTimeout: () => void): void };

/** The socket of a connection, or the TLS around it; not among mysql2's types. */
export const streamOf = (connection: Connection) => (connection as unknown as { stream: SocketStream }).stream;

/** Closes a connection now. mysql2's own `destroy` would leave the callers of open statements without an answer. */
export function cut(connection: Connection, reason: string): void {
  streamOf(connection).destroy(Object.assign(new Error(reason), { code: 'PROTOCOL_CONNECTION_LOST' }));
}
