// haproxy of the cluster: the environment of deploy/cluster/haproxy.cfg, and its runtime API.
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findProgram } from '../mariadb.mjs';
import { root } from '../steps.mjs';
import { home } from './layout.mjs';
import { logOf } from './node.mjs';
import { spawnLeashed } from './processes.mjs';

export const statsSocket = join(home, 'haproxy.sock');

/**
 * @param {{ places: readonly import('./layout.mjs').NodePlace[], appPorts: ReadonlyMap<string, number>,
 *   databasePort: number, webPort: number }} addresses
 */
export function startBalancer({ places, appPorts, databasePort, webPort }) {
  const nodes = places.flatMap(({ name, address, sqlPort, agentPort }) => [
    [name.toUpperCase(), `${address}:${sqlPort}`],
    [`${name.toUpperCase()}_AGENT`, String(agentPort)],
  ]);
  const apps = [...appPorts].map(([name, port]) => [name.toUpperCase(), `127.0.0.1:${port}`]);
  const env = {
    ...process.env,
    ...Object.fromEntries([...nodes, ...apps]),
    STATS_SOCKET: statsSocket,
    DATABASE_BIND: `127.0.0.1:${databasePort}`,
    WEB_BIND: `127.0.0.1:${webPort}`,
  };
  const command = [findProgram('haproxy'), '-db', '-f', join(root, 'deploy/cluster/haproxy.cfg')];
  return spawnLeashed(command, { env, log: logOf('haproxy') });
}

/** A command of haproxy's runtime API; answers what it prints. */
export function commandBalancer(text) {
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(statsSocket)
      .once('error', reject)
      .on('data', (chunk) => (answer += chunk))
      .once('end', () => resolve(answer))
      .end(`${text}\n`);
  });
}

/** Connections that haproxy has to each node that has any. */
export async function sessionsByNode() {
  const rows = (await commandBalancer('show stat')).split('\n').map((line) => line.split(','));
  const nodes = rows.filter(([proxy, server]) => ['writer', 'last_writer'].includes(proxy) && /^n\d$/.test(server));
  return new Map(nodes.map(([, server, , , sessions]) => [server, Number(sessions)]).filter(([, count]) => count > 0));
}

/** True for 200 within two seconds. */
export function isReady(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}
