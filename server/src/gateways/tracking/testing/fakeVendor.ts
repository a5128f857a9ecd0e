import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VendorRequest {
  method: string;
  /** Path and query as received. */
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export type VendorReply = (request: VendorRequest, response: http.ServerResponse) => void;

export interface FakeVendor {
  /** Without trailing slash; listens on loopback only. */
  url: string;
  port: number;
  requests: VendorRequest[];
  /** Sets the reply from the next request on. */
  replies: (reply: VendorReply) => void;
  close: () => Promise<void>;
}

/** A local vendor server, as slow, large or broken as `reply` makes it. */
export async function aVendor(first: VendorReply = (_, response) => response.end('[]')): Promise<FakeVendor> {
  let reply = first;
  const requests: VendorRequest[] = [];
  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(request);
      reply(request, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    replies: (next) => {
      reply = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Always replies with this JSON. */
export function says(answer: unknown, status = 200): VendorReply {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
}

/** Always replies with this text. */
export function writes(text: string): VendorReply {
  return (_, response) => {
    response.end(text);
  };
}
