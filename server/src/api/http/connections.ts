import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import proxyaddr from '@fastify/proxy-addr';
import type { Config } from '../../config';
import { clientNetwork } from '../../core/limits/clientNetwork';
import { shareOf } from '../../core/limits/machine';

type Limits = Pick<Config, 'maxConnections' | 'networkConnections' | 'trustProxy'>;

/**
 * Limits open connections per client network and in all. When there are too many, the network with most loses its longest
 * silent one, so that whoever opens connections takes them from himself.
 */
export function shareConnections(http: FastifyInstance, limits: Limits, workers: number): void {
  const { server } = http;
  const maxConnections = shareOf(limits.maxConnections, workers);
  const networkConnections = shareOf(limits.networkConnections, workers);
  const networks = new Map<string, Set<Socket>>();
  const answering = new WeakSet<Socket>();
  const isProxy = limits.trustProxy ? proxyaddr.compile(limits.trustProxy.split(',').map((each) => each.trim())) : null;
  let all = 0;

  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const name = isProxy?.(address, 0) ? '' : clientNetwork(address);
    const sockets = networks.get(name) ?? new Set();
    if (name !== '' && sockets.size >= networkConnections) return void socket.destroy();
    networks.set(name, sockets.add(socket));
    all += 1;
    socket.once('close', () => {
      all -= 1;
      sockets.delete(socket);
      if (sockets.size === 0) networks.delete(name);
    });
    if (all > maxConnections) (silentOf(largest(networks)) ?? socket).destroy();
  });

  const silentOf = (sockets: ReadonlySet<Socket>) => [...sockets].find((socket) => !answering.has(socket));
}

function largest(networks: ReadonlyMap<string, ReadonlySet<Socket>>): ReadonlySet<Socket> {
  let most: ReadonlySet<Socket> = new Set();
  for (const sockets of networks.values()) if (sockets.size > most.size) most = sockets;
  return most;
}
