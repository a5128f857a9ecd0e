// One Galera node as a process of this machine: its data folder, its start, and what it says of itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { createDatadir, findMariaDb, findProgram, ownTmpdir } from '../mariadb.mjs';
import { StepError, root, start } from '../steps.mjs';
import { home } from './layout.mjs';
import { askNode, datadirOf, logOf, optionsFile, settingsOf, socketOf, tlsOf } from './node.mjs';
import { spawnLeashed } from './processes.mjs';

const sharedSettings = join(root, 'deploy/cluster/galera.cnf');
const user = userInfo().uid === 0 ? ['--user=root'] : [];

/** @type {import('./node.mjs').NodeSoftware} */
export const galera = {
  prepare: prepareNode,
  form: formCluster,
  starter: async (place) => {
    const position = await recoveredPosition(place);
    return () => startNode(place, { bootstrap: false, position });
  },
  stateOf,
  startAgent,
  formAnew: (name) => askNode(name, "SET GLOBAL wsrep_provider_options = 'pc.bootstrap=YES'"),
};

/** Creates the data folder when there is none, or when an earlier start was broken off while creating it. */
async function prepareNode(place, all) {
  const { name } = place;
  mkdirSync(join(home, name), { recursive: true });
  writeSettings(place, all);
  const done = join(home, name, 'created');
  if (existsSync(done)) return;
  rmSync(datadirOf(name), { recursive: true, force: true });
  createDatadir(datadirOf(name), user);
  writeFileSync(done, '');
}

/** The node that had come furthest forms the cluster, the others join it. */
async function formCluster(places, { onEvent, add, waitForState, users }) {
  const isSynced = (state) => state?.isReady;
  const positions = await Promise.all(
    places.map(async (place) => ({ place, position: await recoveredPosition(place) })),
  );
  const [first, ...others] = positions.toSorted((a, b) => b.position.seqno - a.position.seqno);
  onEvent(`${first.place.name} forms the cluster at position ${first.position.seqno}`);
  add(first.place, startNode(first.place, { bootstrap: true, position: first.position }));
  await waitForState(first.place.name, isSynced);
  await createUsers(first.place.name, users);
  // One at a time: a donor copies to one node at once.
  for (const { place, position } of others) {
    add(place, startNode(place, { bootstrap: false, position }));
    await waitForState(place.name, isSynced);
  }
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
async function recoveredPosition({ name }) {
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
function startNode(place, { bootstrap, position }) {
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

async function stateOf(name) {
  if (!existsSync(socketOf(name))) return null;
  try {
    const rows = await askNode(
      name,
      `SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_cluster_status', 'wsrep_local_state_comment',
        'wsrep_cluster_size', 'wsrep_last_committed')`,
      { limitMs: 3_000 },
    );
    const known = new Map(rows.map(({ Variable_name: key, Value: value }) => [key, value]));
    const [status = '', state = ''] = ['wsrep_cluster_status', 'wsrep_local_state_comment'].map((key) =>
      known.get(key),
    );
    const size = Number(known.get('wsrep_cluster_size') ?? 0);
    const position = Number(known.get('wsrep_last_committed') ?? -1);
    const isMember = status === 'Primary';
    return {
      isMember,
      isReady: isMember && state === 'Synced',
      isWriter: false,
      size,
      position,
      applied: position,
      words: `${status}, ${state}, ${size} members, position ${position}`,
    };
  } catch {
    return null;
  }
}

/** The database of the product, its user, and the one of the health agent. */
async function createUsers(name, { database, password }) {
  await askNode(
    name,
    `CREATE DATABASE IF NOT EXISTS ${database};
     CREATE USER IF NOT EXISTS 'waybill'@'%' IDENTIFIED BY '${password}';
     GRANT ALL ON ${database}.* TO 'waybill'@'%';
     CREATE USER IF NOT EXISTS 'agent'@'localhost' IDENTIFIED BY '${password}';`,
  );
}

const agentOptionsFile = (name) => join(home, name, 'agent.cnf');

/** The health agent of a node: the script of deploy/cluster, started for each connection. */
function startAgent({ name, address, agentPort, prefix }, password) {
  writeFileSync(agentOptionsFile(name), `[client]\nuser=agent\npassword=${password}\nsocket=${socketOf(name)}\n`, {
    mode: 0o600,
  });
  const listen = `TCP-LISTEN:${agentPort},bind=${address},fork,reuseaddr`;
  const command = [findProgram('socat'), listen, `EXEC:${join(root, 'deploy/cluster/wsrep-agent.sh')}`];
  return spawnLeashed(command, { prefix, env: { ...process.env, WSREP_AGENT_CNF: agentOptionsFile(name) } });
}
