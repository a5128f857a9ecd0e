// Names, addresses and folders of the local cluster: three Galera nodes, two app servers, one balancer.
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { userInfo } from 'node:os';
import { findProgram, freePort } from '../mariadb.mjs';
import { root } from '../steps.mjs';

/** Everything the cluster keeps: data of the nodes, logs, the balancer's configuration, `state.json`. */
export const home = resolve(root, process.env.CLUSTER_DIR ?? '.cache/cluster');
export const nodeNames = ['n1', 'n2', 'n3'];
export const appNames = ['app1', 'app2'];
const statePath = join(home, 'state.json');

/** Several clusters may run on one machine: each has a number, and namespaces, links and addresses by it. */
const maxNetworks = 100;
const networkLock = (number) => `/run/waybill-network-${number}.pid`;
/** The number of this process's cluster; null: it has none. */
let network = null;
const subnet = () => `10.77.${100 + network}`;
const bridgeOf = (number) => `waybill${number}-br`;
const linkOf = (name, number = network) => `waybill${number}-${name}`;
const namespaceOf = linkOf;

/**
 * @typedef {object} NodePlace where a node listens
 * @property {string} name
 * @property {string} address
 * @property {number} sqlPort
 * @property {number} groupPort replication between the nodes
 * @property {number} istPort incremental state transfer
 * @property {number} sstPort full state transfer
 * @property {number} agentPort HTTP health of this node
 * @property {string[]} prefix command that a program of this node is started with
 */

/**
 * One network namespace for each node. They need root, iproute2 and a machine that permits them; without them the nodes
 * share the loopback address and cannot be isolated.
 * @returns {boolean} whether they are there
 */
export function haveNamespaces() {
  if (process.env.CLUSTER_NETWORK === 'loopback' || userInfo().uid !== 0 || !findProgram('ip')) return false;
  try {
    createNamespaces();
    for (const name of nodeNames) ip('netns', 'exec', namespaceOf(name), 'true');
    return true;
  } catch (error) {
    console.error(error.message);
    removeNamespaces();
    return false;
  }
}

function ip(...words) {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr.trim()}`);
}

/** Joined by a bridge that this machine stands on, too. */
function createNamespaces() {
  network = takeNetwork();
  // Left by a process that was killed.
  clearNetwork(network);
  const bridge = bridgeOf(network);
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${subnet()}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  nodeNames.forEach((name, at) => {
    const space = namespaceOf(name);
    ip('netns', 'add', space);
    ip('link', 'add', linkOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', linkOf(name), 'master', bridge, 'up');
    ip('-n', space, 'addr', 'add', `${subnet()}.${11 + at}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
  });
}

export function removeNamespaces() {
  if (network === null) return;
  clearNetwork(network);
  rmSync(networkLock(network), { force: true });
  network = null;
}

/** The first number that no living process holds. Its lock is a link to a written file, so it is never seen empty. */
function takeNetwork() {
  const own = `${networkLock('new')}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let number = 0; number < maxNetworks; number += 1) {
      const lock = networkLock(number);
      if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
      if (hasLinked(own, lock)) return number;
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new Error('Too many clusters run on this machine');
}

function hasLinked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function clearNetwork(number) {
  for (const name of nodeNames) {
    // The kernel removes what is left of a namespace later, and until then the name of the link is taken.
    spawnSync('ip', ['link', 'del', linkOf(name, number)]);
    spawnSync('ip', ['netns', 'del', namespaceOf(name, number)]);
  }
  spawnSync('ip', ['link', 'del', bridgeOf(number)]);
}

/** Cuts a node off from everything, or joins it again. */
export const setLink = (name, up) => ip('link', 'set', linkOf(name), up ? 'up' : 'down');

/** Drops what a node and the other two send each other, or lets it through again; the balancer reaches all three. */
export function setPartition(name, open) {
  for (const other of nodeNames.filter((each) => each !== name)) {
    for (const [from, to] of [
      [name, other],
      [other, name],
    ]) {
      const target = `${subnet()}.${11 + nodeNames.indexOf(to)}/32`;
      ip('-n', namespaceOf(from), 'route', open ? 'del' : 'add', 'blackhole', target);
    }
  }
}

/** @returns {Promise<NodePlace[]>} */
export async function placesOf(namespaced) {
  if (namespaced) {
    return nodeNames.map((name, at) => ({
      name,
      address: `${subnet()}.${11 + at}`,
      sqlPort: 3306,
      groupPort: 4567,
      istPort: 4568,
      sstPort: 4444,
      agentPort: 9200,
      prefix: ['ip', 'netns', 'exec', namespaceOf(name)],
    }));
  }
  const places = [];
  for (const name of nodeNames) {
    const [sqlPort, groupPort, istPort, sstPort, agentPort] = await freePorts(5);
    places.push({ name, address: '127.0.0.1', sqlPort, groupPort, istPort, sstPort, agentPort, prefix: [] });
  }
  return places;
}

export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** What `status` and `kill` of another process know of a running cluster. */
export const readState = () => (existsSync(statePath) ? JSON.parse(readFileSync(statePath, 'utf8')) : null);

export function writeState(state) {
  writeFileSync(`${statePath}.new`, JSON.stringify(state, null, 2));
  renameSync(`${statePath}.new`, statePath);
}

/** A secret that stays the same from start to start. */
export function keptSecret(name, make) {
  const path = join(home, name);
  if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
