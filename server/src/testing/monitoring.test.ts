/** Alerts and dashboard of deploy/monitoring ask for metrics that a server answers. `npm test -- alerts` tries the alerts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRetry } from '../db/write/retry';
import { Serial } from '../db/write/serial.entity';
import { backupSerials } from '../jobs/dailyBackup';
import { ConsistencyRun } from '../modules/system/consistency/consistencyRun.entity';
import { aCall } from './aCall';
import { startTestServer } from './testServer';

const folder = join(__dirname, '../../../deploy/monitoring');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const expressions: Record<string, () => string[]> = {
  'waybill.rules.yml': () => [read('waybill.rules.yml')],
  'waybill.dashboard.json': () =>
    (JSON.parse(read('waybill.dashboard.json')) as Dashboard).panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
};

/** Names of the series that a server answers after a day's work: a backup, the check of the night, a rerun. */
async function answered(): Promise<Set<string>> {
  const server = await startTestServer();
  try {
    const { writer } = server.app.database;
    const minute = Math.floor(Date.now() / 60_000);
    const made = [backupSerials.made, backupSerials.verified];
    await writer.getRepository(Serial).insert(made.map((name) => ({ name, value: minute })));
    const night = { startedOn: new Date(), finishedOn: new Date(), differences: 0, findings: null };
    await writer.getRepository(ConsistencyRun).insert({ day: '2026-11-24', ...night });
    let attempts = 0;
    await withRetry(aCall(server), 'test', async () => {
      attempts += 1;
      if (attempts === 1) throw Object.assign(new Error('deadlock'), { errno: 1213 });
    });
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    // Have values only with READ_DATABASE_URL; the tests of the replica read them.
    const ofReplica = [...text.matchAll(/^# TYPE (waybill_replica_\w+) /gm)];
    return new Set([...ofReplica, ...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name));
  } finally {
    await server.close();
  }
}

test('alerts and dashboard name series that a server answers', async () => {
  const known = await answered();
  for (const [file, expressionsOf] of Object.entries(expressions)) {
    const named = expressionsOf().flatMap((text) => text.match(/\b(waybill|process|nodejs)_[a-z0-9_]+/g) ?? []);
    expect([file, named.length > 10]).toEqual([file, true]);
    expect([file, named.filter((name) => !known.has(name))]).toEqual([file, []]);
  }
});
