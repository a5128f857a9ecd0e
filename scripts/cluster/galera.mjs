// One Galera node as a process of this machine: its data folder, its start, and what it says of itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import mysql from 'mysql2/promise';
import { createDatadir, findMariaDb, findProgram, ownTmpdir } from '../mariadb.mjs';
import { StepError, root, start } from '../steps.mjs';
import { home } from './layout.mjs';
import { spawnLeashed } from './processes.mjs';

const sharedSettings = join(root, 'deploy/cluster/galera.cnf');
const user = userInfo().uid === 0 ? ['--user=root'] : [];

export const datadirOf = (name) => join(home, name, 'data');
export const logOf = (name) => join(home, `${name}.log`);
const socketOf = (name) => join(home, name, 'sock');

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

const tlsOf = (name) => ({
  ca: authorityFile,
  cert: join(certificates, `${name}.pem`),
  key: join(certificates, `${name}.key`),
});

const settingsOf = (prefix, separator, options) =>
  Object.entries(options).map(([option, value]) => `${prefix}${option}${separator}${value}`);

/** Creates the data folder when there is none, or when an earlier start was broken off while creating it. */
export function prepareNode(place, all) {
  const { name } = place;
  mkdirSync(join(home, name), { recursive: true });
  writeSettings(place, all);
  const done = join(home, name, 'created');
  if (existsSync(done)) return;
  rmSync(datadirOf(name), { recursive: true, force: true });
  createDatadir(datadirOf(name), user);
  writeFileSync(done, '');
}

function providerOptions({ name, address, groupPort, istPort }) {
  const [, shared = ''] = /^wsrep_provider_options = "(.*)"$/m.exec(readFileSync(sharedSettings, 'utf8')) ?? [];
  return [
    shared,
    `gmcast.listen_addr=tcp://${address}:${groupPort}`,
    `ist.recv_addr=${address}:${istPort}`,
    `base_host=${address}`,
    `base_port=${groupPort}`,
    'socket.ssl=YES',
    ...settingsOf('socket.ssl_', '=', tlsOf(name)),
  ].join(';');
}

const optionsFile = (name) => join(home, name, 'my.cnf');

/** As on a real machine: the shared settings, then the node's own. */
function writeSettings(place, all) {
  const { name, address, sqlPort, sstPort } = place;
  const own = {
    datadir: datadirOf(name),
    socket: socketOf(name),
    pid_file: join(home, name, 'pid'),
    tmpdir: ownTmpdir(join(home, name)),
    bind_address: address,
    port: sqlPort,
    innodb_buffer_pool_size: '192M',
    innodb_log_file_size: '64M',
    wsrep_cluster_address: `gcomm://${all.map((each) => `${each.address}:${each.groupPort}`).join(',')}`,
    wsrep_node_name: name,
    wsrep_node_address: address,
    wsrep_node_incoming_address: `${address}:${sqlPort}`,
    wsrep_sst_receive_address: `${address}:${sstPort}`,
    wsrep_sst_auth: 'root:',
    wsrep_provider_options: `"${providerOptions(place)}"`,
  };
  const lines = [...settingsOf('', ' = ', own), ...settingsOf('ssl_', ' = ', tlsOf(name))];
  const copies = ['encrypt = 4', ...settingsOf('ssl-', ' = ', tlsOf(name)), 'ssl-mode = VERIFY_CA'];
  const text = [`!include ${sharedSettings}`, '[mariadbd]', ...lines, '[sst]', ...copies, ''];
  writeFileSync(optionsFile(name), text.join('\n'));
}

/**
 * How far a stopped node had come.
 * @returns {Promise<{ uuid: string, seqno: number }>} seqno -1 for one that never took part
 */
export async function recoveredPosition({ name }) {
  const args = [`--defaults-file=${optionsFile(name)}`, '--wsrep-recover', ...user];
  const { output: said } = await start(findMariaDb(), args, { quiet: true, timeout: 300_000 }).ended;
  const [, uuid, seqno] = [...said.matchAll(/WSREP: Recovered position:\s*([0-9a-f-]{36}):(-?\d+)/g)].at(-1) ?? [];
  // Taken for an empty node, it would copy over, or even form a cluster without, what was acknowledged.
  if (!uuid) throw new StepError(`${name}: its position cannot be told:\n${said.split('\n').slice(-6).join('\n')}`);
  return { uuid, seqno: Number(seqno) };
}

/** Says that this node may form the cluster: Galera itself refuses unless it was the last one to stop. */
function allowBootstrap(name) {
  const path = join(datadirOf(name), 'grastate.dat');
  if (existsSync(path)) {
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^safe_to_bootstrap: 0$/m, 'safe_to_bootstrap: 1'));
  }
  // The members before the outage; with it the node would wait for all of them.
  rmSync(join(datadirOf(name), 'gvwstate.dat'), { force: true });
}

/**
 * Starts the process; it is not ready yet.
 * @param {import('./layout.mjs').NodePlace} place
 * @param {{ bootstrap: boolean, position?: { uuid: string, seqno: number } }} how
 */
export function startNode(place, { bootstrap, position }) {
  const { name, prefix } = place;
  // A state transfer outlives the node that was killed in the middle of it, and keeps its port.
  spawnSync('pkill', ['-KILL', '-f', `wsrep_sst_mariabackup.*${datadirOf(name)}`]);
  if (bootstrap) allowBootstrap(name);
  const command = [
    findMariaDb(),
    `--defaults-file=${optionsFile(name)}`,
    ...user,
    ...(bootstrap ? ['--wsrep-new-cluster'] : []),
    ...(position && position.seqno >= 0 ? [`--wsrep-start-position=${position.uuid}:${position.seqno}`] : []),
  ];
  return spawnLeashed(command, { prefix, log: logOf(name) });
}

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

/** @returns {Promise<{ status: string, state: string, size: number, seqno: number } | null>} null: it does not answer */
export async function stateOf(name) {
  if (!existsSync(socketOf(name))) return null;
  try {
    const rows = await askNode(
      name,
      `SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_cluster_status', 'wsrep_local_state_comment',
        'wsrep_cluster_size', 'wsrep_last_committed')`,
      { limitMs: 3_000 },
    );
    const known = new Map(rows.map(({ Variable_name: key, Value: value }) => [key, value]));
    return {
      status: known.get('wsrep_cluster_status') ?? '',
      state: known.get('wsrep_local_state_comment') ?? '',
      size: Number(known.get('wsrep_cluster_size') ?? 0),
      seqno: Number(known.get('wsrep_last_committed') ?? -1),
    };
  } catch {
    return null;
  }
}

/** What a node does, for whoever asks why a cluster goes on no further. */
export async function describeNode(name) {
  const rows = await askNode(name, 'SHOW FULL PROCESSLIST', { limitMs: 3_000 }).catch((error) => [error.message]);
  return [name, ...rows.map((row) => JSON.stringify(row).slice(0, 300))].join('\n  ');
}

/** The database of the product, its user, and the one of the health agent. */
export async function createUsers(name, { database, password }) {
  await askNode(
    name,
    `CREATE DATABASE IF NOT EXISTS ${database};
     CREATE USER IF NOT EXISTS 'waybill'@'%' IDENTIFIED BY '${password}';
     GRANT ALL ON ${database}.* TO 'waybill'@'%';
     CREATE USER IF NOT EXISTS 'agent'@'localhost' IDENTIFIED BY '${password}';`,
  );
}

export const agentOptionsFile = (name) => join(home, name, 'agent.cnf');

/** The health agent of a node: the script of deploy/cluster, started for each connection. */
export function startAgent({ name, address, agentPort, prefix }, password) {
  writeFileSync(agentOptionsFile(name), `[client]\nuser=agent\npassword=${password}\nsocket=${socketOf(name)}\n`, {
    mode: 0o600,
  });
  const listen = `TCP-LISTEN:${agentPort},bind=${address},fork,reuseaddr`;
  const command = [findProgram('socat'), listen, `EXEC:${join(root, 'deploy/cluster/wsrep-agent.sh')}`];
  return spawnLeashed(command, { prefix, env: { ...process.env, WSREP_AGENT_CNF: agentOptionsFile(name) } });
}
