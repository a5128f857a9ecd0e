// What all database nodes have, whatever they run: folders, certificates, and questions over a node's own socket.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { StepError, root } from '../steps.mjs';
import { home } from './layout.mjs';

/**
 * @typedef {object} NodeState
 * @property {boolean} isMember of the part of the cluster that may go on
 * @property {boolean} isReady a member that has what the others have
 * @property {boolean} isWriter the member that the cluster itself has chosen for writes
 * @property {number} size members that are ready, as this node sees it
 * @property {number} position transactions that it has got
 * @property {number} applied transactions that are in its tables
 * @property {string} words for people
 *
 * @typedef {object} Supervisor what a software needs of the running cluster
 * @property {(text: string) => void} onEvent
 * @property {(place: import('./layout.mjs').NodePlace, child: import('node:child_process').ChildProcess) => void} add
 * @property {(name: string, check: (state: NodeState | null) => boolean) => Promise<void>} waitForState
 * @property {{ database: string, password: string }} users
 *
 * @typedef {object} NodeSoftware what the nodes run, and how they make a cluster
 * @property {(place: import('./layout.mjs').NodePlace, all: readonly import('./layout.mjs').NodePlace[]) => Promise<void>} prepare
 * @property {(places: readonly import('./layout.mjs').NodePlace[], supervisor: Supervisor) => Promise<void>} form
 *   starts all nodes; the one that had come furthest forms the cluster
 * @property {(place: import('./layout.mjs').NodePlace) => Promise<() => import('node:child_process').ChildProcess>} starter
 *   of one that has ended and joins the others
 * @property {(name: string) => Promise<NodeState | null>} stateOf null: it does not answer
 * @property {(place: import('./layout.mjs').NodePlace, password: string) => import('node:child_process').ChildProcess}
 *   [startAgent] health agent, by which the balancer chooses the node in use; without it the product chooses
 * @property {(name: string) => Promise<void>} formAnew an operator's decision when no node is a member
 * @property {(name: string) => Promise<void>} [rejoin] of one that runs, and is no member
 * @property {(name: string) => Promise<void>} [makeWriter]
 */

export const datadirOf = (name) => join(home, name, 'data');
export const logOf = (name) => join(home, `${name}.log`);
export const socketOf = (name) => join(home, name, 'sock');

const certificates = join(home, 'certificates');
/** Signs the certificates of all nodes. */
export const authorityFile = join(certificates, 'ca.pem');

/** As an administrator makes them, by the script of deploy/cluster. */
export function makeCertificates(places) {
  const nodes = places.map(({ name, address }) => `${name}=${address}`);
  const { status, stderr } = spawnSync(join(root, 'deploy/cluster/certificates.sh'), [certificates, ...nodes], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new StepError(`The certificates of the nodes cannot be made:\n${stderr}`);
}

export const tlsOf = (name) => ({
  ca: authorityFile,
  cert: join(certificates, `${name}.pem`),
  key: join(certificates, `${name}.key`),
});

export const settingsOf = (prefix, separator, options) =>
  Object.entries(options).map(([option, value]) => `${prefix}${option}${separator}${value}`);

export const optionsFile = (name) => join(home, name, 'my.cnf');

/** One question over the node's own socket; `limitMs`: for the connection, and for the answer. */
export async function askNode(name, sql, { values = [], limitMs = 600_000 } = {}) {
  const connection = await mysql.createConnection({
    socketPath: socketOf(name),
    user: 'root',
    connectTimeout: limitMs,
    multipleStatements: true,
  });
  connection.on('error', () => undefined);
  try {
    const [rows] = await connection.query({ sql, values, timeout: limitMs });
    return rows;
  } finally {
    connection.destroy();
  }
}

/** What a node does, for whoever asks why a cluster goes on no further. */
export async function describeNode(name) {
  const rows = await askNode(name, 'SHOW FULL PROCESSLIST', { limitMs: 3_000 }).catch((error) => [error.message]);
  return [name, ...rows.map((row) => JSON.stringify(row).slice(0, 300))].join('\n  ');
}
