// An app server of the cluster: the built server, as deploy/cluster/waybill.service starts it.
import { join } from 'node:path';
import { logOf } from './galera.mjs';
import { home } from './layout.mjs';
import { spawnLeashed } from './processes.mjs';

/** @param {Record<string, string>} env its port, database, secret and address */
export function startAppServer(name, env) {
  const command = [process.execPath, '--enable-source-maps', '--max-semi-space-size=32', 'dist/server/main.js'];
  return spawnLeashed(command, {
    env: {
      ...process.env,
      DRAIN_MS: '5000',
      HOST: '127.0.0.1',
      DATA_DIR: join(home, name),
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    log: logOf(name),
  });
}
