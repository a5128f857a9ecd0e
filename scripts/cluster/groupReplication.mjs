// One member of a MySQL group as a process of this machine: its data folder, its start, and what it says of itself.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownTmpdir } from '../mariadb.mjs';
import { mySqlCommand } from '../mysql.mjs';
import { root, run } from '../steps.mjs';
import { home, nodeNames } from './layout.mjs';
import { askNode, authorityFile, datadirOf, logOf, optionsFile, settingsOf, socketOf, tlsOf } from './node.mjs';
import { spawnLeashed } from './processes.mjs';

const sharedSettings = join(root, 'deploy/cluster/group-replication.cnf');

/** @type {import('./node.mjs').NodeSoftware} */
export const groupReplication = {
  prepare,
  form,
  starter: async (place) => () => startMember(place),
  stateOf,
  formAnew,
  rejoin: (name) => askNode(name, 'STOP GROUP_REPLICATION; SET GLOBAL offline_mode = OFF; START GROUP_REPLICATION'),
  makeWriter: (name) => askNode(name, 'SELECT group_replication_set_as_primary(@@server_uuid)'),
};

/** Creates the data folder when there is none, or when an earlier start was broken off while creating it. */
async function prepare(place, all) {
  const { name } = place;
  mkdirSync(join(home, name), { recursive: true });
  writeSettings(place, all);
  const done = join(home, name, 'created');
  if (existsSync(done)) return;
  rmSync(datadirOf(name), { recursive: true, force: true });
  const { command, settings } = mySqlCommand();
  const options = settingsOf('--', '=', { ...settings, datadir: datadirOf(name), user: 'root' });
  await run(command[0], [...command.slice(1), '--no-defaults', '--initialize-insecure', ...options], {
    quiet: true,
    timeout: 300_000,
  });
  writeFileSync(done, '');
}

/** As on a real machine: the shared settings, then the member's own. */
function writeSettings({ name, address, sqlPort, groupPort }, all) {
  const own = {
    ...mySqlCommand().settings,
    user: 'root',
    server_id: nodeNames.indexOf(name) + 1,
    datadir: datadirOf(name),
    socket: socketOf(name),
    pid_file: join(home, name, 'pid'),
    tmpdir: ownTmpdir(join(home, name)),
    bind_address: address,
    port: sqlPort,
    mysqlx: 'OFF',
    secure_file_priv: 'NULL',
    innodb_buffer_pool_size: '192M',
    innodb_redo_log_capacity: '128M',
    report_host: address,
    group_replication_local_address: `${address}:${groupPort}`,
    group_replication_group_seeds: all.map((each) => `${each.address}:${each.groupPort}`).join(','),
    group_replication_recovery_ssl_ca: authorityFile,
  };
  const lines = [...settingsOf('', ' = ', own), ...settingsOf('ssl_', ' = ', tlsOf(name))];
  writeFileSync(optionsFile(name), [`!include ${sharedSettings}`, '[mysqld]', ...lines, ''].join('\n'));
}

/** Starts the process; it is not ready yet. `alone`: it waits to be told to join. */
function startMember({ name, prefix }, { alone = false } = {}) {
  const options = [`--defaults-file=${optionsFile(name)}`, ...(alone ? ['--group-replication-start-on-boot=OFF'] : [])];
  return spawnLeashed([...mySqlCommand().command, ...options], { prefix, log: logOf(name) });
}

/** Each member is asked how far it had come: the one that has got the most transactions forms the group. */
async function form(places, { onEvent, add, waitForState, users }) {
  for (const place of places) add(place, startMember(place, { alone: true }));
  const states = new Map();
  for (const { name } of places) {
    await waitForState(name, (state) => {
      states.set(name, state);
      return state !== null;
    });
    await setRecoveryAccount(name, users.password);
  }
  const [first, ...others] = [...states].toSorted(([, a], [, b]) => b.position - a.position).map(([name]) => name);
  onEvent(`${first} forms the group at position ${states.get(first).position}`);
  await formAnew(first);
  await waitForState(first, (state) => state?.isWriter);
  await createUsers(first, users);
  for (const name of others) {
    await askNode(name, 'START GROUP_REPLICATION');
    await waitForState(name, (state) => state?.isReady);
  }
}

async function formAnew(name) {
  await askNode(
    name,
    `STOP GROUP_REPLICATION; SET GLOBAL offline_mode = OFF; SET GLOBAL group_replication_bootstrap_group = ON;
     START GROUP_REPLICATION; SET GLOBAL group_replication_bootstrap_group = OFF`,
  );
}

/** With which a member gets from another one what it lacks. */
const setRecoveryAccount = (name, password) =>
  askNode(
    name,
    `CHANGE REPLICATION SOURCE TO SOURCE_USER = 'recovery', SOURCE_PASSWORD = '${password}'
     FOR CHANNEL 'group_replication_recovery'`,
  );

/** The database of the product, its user, and the one of recovery. */
async function createUsers(name, { database, password }) {
  await askNode(
    name,
    `CREATE DATABASE IF NOT EXISTS ${database};
     CREATE USER IF NOT EXISTS 'waybill'@'%' IDENTIFIED BY '${password}';
     GRANT ALL ON ${database}.* TO 'waybill'@'%';
     GRANT SELECT ON performance_schema.replication_group_members TO 'waybill'@'%';
     CREATE USER IF NOT EXISTS 'recovery'@'%' IDENTIFIED BY '${password}' REQUIRE SSL;
     GRANT REPLICATION SLAVE, CONNECTION_ADMIN ON *.* TO 'recovery'@'%';`,
  );
}

const stateSql = `SELECT member_id = @@server_uuid AS own, member_state AS state, member_role AS role
    FROM performance_schema.replication_group_members;
  SELECT @@GLOBAL.gtid_executed AS applied, 
      COALESCE(GTID_SUBTRACT(received_transaction_set, @@GLOBAL.gtid_executed), '') AS queued
    FROM performance_schema.replication_connection_status WHERE channel_name = 'group_replication_applier'
  UNION ALL SELECT @@GLOBAL.gtid_executed, ''`;

async function stateOf(name) {
  if (!existsSync(socketOf(name))) return null;
  try {
    const [members, [{ applied: executed, queued }]] = await askNode(name, stateSql, { limitMs: 3_000 });
    const own = members.find((member) => Number(member.own) === 1);
    const reachable = members.filter(({ state }) => ['ONLINE', 'RECOVERING'].includes(state));
    const size = members.filter(({ state }) => state === 'ONLINE').length;
    const isMember = reachable.includes(own) && reachable.length * 2 > members.length;
    const isReady = isMember && own.state === 'ONLINE';
    const applied = countOf(executed);
    const position = applied + countOf(queued);
    const words = `${own?.state ?? 'OFFLINE'} ${own?.role ?? ''}, ${size} members online, position ${position}`;
    return { isMember, isReady, isWriter: isReady && own.role === 'PRIMARY', size, position, applied, words };
  } catch {
    return null;
  }
}

/** Number of transactions in a set: 'uuid:1-5:7,uuid:3' has 7. */
const countOf = (set) =>
  [...set.matchAll(/:(\d+)(?:-(\d+))?(?=[:,\s]|$)/g)].reduce(
    (sum, [, from, to = from]) => sum + Number(to) - Number(from) + 1,
    0,
  );
