import type { Connection } from 'mysql2';
import type { Duplex } from 'node:stream';

type SocketStream = Duplex & { setTimeout(ms: number, onTimeout: () => void): void };

/** Socket of a connection, or its TLS stream; missing in mysql2's types. */
export const streamOf = (connection: Connection) => (connection as unknown as { stream: SocketStream }).stream;

/** Closes a connection immediately. Unlike mysql2's `destroy`, callers of pending statements receive an error. */
export function cut(connection: Connection, reason: string): void {
  streamOf(connection).destroy(Object.assign(new Error(reason), { code: 'PROTOCOL_CONNECTION_LOST' }));
}
