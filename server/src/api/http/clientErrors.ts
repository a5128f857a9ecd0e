import type { ConnectionError, FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureEnvelope } from '../rest/envelope';

const failures: Readonly<Record<string, { status: number; text: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, text: 'The address or the headers are too long' },
};

/** Answers invalid HTTP with the error envelope and closes the connection. */
export function refuseConnection(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, text } = failures[error.code] ?? { status: 400, text: 'Bad request' };
  this.log.debug({ code: error.code }, 'not a request');
  const body = JSON.stringify(failureEnvelope({ status, messages: [text] }, ''));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'connection: close',
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        `content-length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
