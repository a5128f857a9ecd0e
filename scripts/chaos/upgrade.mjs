// Upgrades while clerks work: servers are replaced one by one. What must hold afterwards is returned as problems.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isReady } from '../cluster/balancer.mjs';
import { appNames, nodeNames } from '../cluster/layout.mjs';
import { askNode, logOf } from '../cluster/node.mjs';
import { waitFor } from '../cluster/waitFor.mjs';
import { duration } from '../steps.mjs';
import { stopOf } from './figures.mjs';
import { madeRelease, pastRelease, thisRelease } from './releases.mjs';

/**
 * @typedef {object} Upgrade
 * @property {import('./releases.mjs').Release} from what the cluster runs at first
 * @property {import('./releases.mjs').Release} to
 * @property {(run: Run) => Promise<void>} run
 * @property {(ledger: import('./clients.mjs').Ledger) => Promise<string[]>} problems
 *
 * @typedef {object} Run
 * @property {import('../cluster/cluster.mjs').Cluster} cluster
 * @property {import('./clients.mjs').Ledger} ledger
 * @property {(url: () => string) => void} addClerk
 * @property {(kind: string, target: string) => void} note
 * @property {number} pauseMs between the steps
 */

/** From this release to the made 0.4.0, and on to 0.5.0, whose contract refuses this one. @returns {Upgrade} */
export function rollingUpgrade() {
  const [from, next, to] = [thisRelease(), madeRelease('0.4.0'), madeRelease('0.5.0')];
  const codes = [];
  return { from, to, run, problems };

  async function run({ cluster, ledger, addClerk, note, pauseMs }) {
    const { apps } = cluster;
    const since = Date.now();
    const replaceAll = async ({ version, main }) => {
      for (const name of appNames) {
        note(`to ${version}`, name);
        await apps.restart(name, main);
        await delay(pauseMs);
      }
    };
    await apps.startBeside(forgotten, from.main);
    await waitFor(forgotten, () => apps.isServing(forgotten));
    addClerk(() => (cluster.isAlive(forgotten) ? apps.urlOf(forgotten) : cluster.url));
    await delay(pauseMs);
    await replaceAll(next);
    if (!(await apps.isServing(forgotten))) throw new Error(`An expansion has stopped ${from.version}`);
    await replaceAll(to);
    await waitFor(`the end of ${forgotten}`, () => !cluster.isAlive(forgotten));
    codes.push(apps.exitCodeOf(forgotten));
    note('started too late', from.version);
    apps.start(forgotten);
    await waitFor(`the end of ${forgotten}`, () => !cluster.isAlive(forgotten));
    codes.push(apps.exitCodeOf(forgotten));
    console.log(`longest time without an acknowledgement: ${duration(stopOf(ledger, since).silentMs)}`);
  }

  async function problems(ledger) {
    const found = [];
    if (codes.some((code) => code !== 1)) found.push(`the forgotten ${from.version} ended with ${codes.join(' and ')}`);
    const told = readFileSync(logOf(forgotten), 'utf8').split('This database was changed by Waybill 0.5.0').length - 1;
    if (told < 2) found.push(`the forgotten ${from.version} gave its reason ${told} times, not twice`);
    for (const what of ledger.retries.keys()) {
      if (!['503', 'no connection'].includes(what)) found.push(`requests were answered ${what}`);
    }
    const filled = appNames.map((name) => readFileSync(logOf(name), 'utf8')).join('\n');
    const rowsOf = (who) =>
      [...filled.matchAll(new RegExp(`${who} action_folded: (\\d+) rows`, 'g'))].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      );
    const [inBackground, atTheEnd] = [rowsOf('Backfill'), rowsOf('Contract')];
    console.log(`rows of ${from.version} made whole: ${inBackground} by the backfill, ${atTheEnd} by the contract`);
    if (inBackground === 0) found.push('the backfill had nothing to do');
    for (const node of nodeNames) found.push(...(await notWhole(node)));
    return found;
  }
}

const answerMs = 1_000;

/** A server that nobody replaces, beside the balancer. */
const forgotten = 'forgotten';

/** Movements without the column of the made release, or with that of another text. What clerks write here is ASCII. */
async function notWhole(node) {
  const [, [{ n }]] = await askNode(
    node,
    `USE waybill; SELECT COUNT(*) AS n FROM consignment_history WHERE action_folded IS NULL
       OR (action LIKE 'Reached hub %' OR action LIKE 'Handed over %') AND BINARY action_folded <> BINARY LOWER(action)`,
  );
  return Number(n) === 0 ? [] : [`${node}: ${n} movements are not whole`];
}

/** From a release of the past, which knows no contract, to this one. @returns {Promise<Upgrade>} */
export async function upgradeFrom(version) {
  const [from, to] = [await pastRelease(version), thisRelease()];
  return { from, to, run, problems: async () => [] };

  async function run({ cluster, ledger, note, pauseMs }) {
    await delay(pauseMs);
    const since = Date.now();
    const replace = async (name) => {
      note(`to ${to.version}`, name);
      await cluster.apps.restart(name, to.main);
      await waitFor('the balancer', () => isReady(`${cluster.url}/readyz`));
    };
    const [first, ...others] = appNames;
    // Until the first new one is ready, all answers are of the old one; what it was asked before may come a moment later.
    ledger.expectsErrors = true;
    await replace(first);
    await delay(answerMs);
    ledger.expectsErrors = false;
    for (const name of others) await replace(name);
    await delay(pauseMs);
    const { refusedMs, silentMs } = stopOf(ledger, since);
    console.log(
      `while ${to.version} replaced ${version}: from the first refused to the first accepted ${duration(refusedMs)}, ` +
        `without an acknowledgement ${duration(silentMs)}`,
    );
  }
}
