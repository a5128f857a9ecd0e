// After the chaos: every write of the ledger against every node, the product's own recount on each, and the nodes against each other.
import { spawnSync } from 'node:child_process';
import { nodeNames } from '../cluster/layout.mjs';
import { askNode } from '../cluster/node.mjs';
import { root } from '../steps.mjs';

const database = 'waybill';

/**
 * @param {string} cli the tool of the program that has migrated the database
 * @returns {Promise<string[]>} what is wrong; empty: nothing
 */
export async function verify(ledger, databaseUrlOf, cli) {
  const wrong = [];
  for (const name of nodeNames) {
    const stored = await readStored(name);
    for (const write of ledger.writes) {
      const problem = problemOf(write, stored);
      if (problem) wrong.push(`${name}: ${write.kind} ${write.marker}: ${problem}`);
    }
    wrong.push(...recount(cli, databaseUrlOf(name)).map((text) => `${name}: ${text}`));
  }
  wrong.push(...(await differences()));
  return wrong;
}

async function readStored(name) {
  const ask = (sql) => askNode(name, `USE ${database}; ${sql}`).then((results) => results[1]);
  const counted = (rows) => new Map(rows.map(({ marker, n }) => [marker, Number(n)]));
  // A booking is whole with its log entry; an approval and a payment are logged once.
  return {
    book: counted(
      await ask(
        `SELECT c.awb_no AS marker, COUNT(*) AS n FROM consignment c
         JOIN change_record l ON l.entity_name = 'Consignment' AND l.primary_key = c.id AND l.changes LIKE '%["awbNo",%'
         WHERE c.awb_no LIKE 'CH%' GROUP BY c.awb_no`,
      ),
    ),
    move: counted(
      await ask(
        `SELECT action AS marker, COUNT(*) AS n FROM consignment_history
         WHERE action LIKE 'Reached hub %' OR action LIKE 'Handed over %' GROUP BY 1`,
      ),
    ),
    invoice: counted(
      await ask("SELECT remark AS marker, COUNT(*) AS n FROM invoice WHERE remark LIKE 'Invoice of %' GROUP BY 1"),
    ),
    delete: counted(await ask('SELECT unique_id AS marker, deleted_on IS NOT NULL AS n FROM consignment')),
    approve: counted(
      await ask(
        `SELECT c.unique_id AS marker, c.is_approved = 1 AND COUNT(l.id) = 1 AS n FROM consignment c
         LEFT JOIN change_record l ON l.entity_name = 'Consignment' AND l.primary_key = c.id
           AND l.changes LIKE '%["isApproved","%'
         WHERE c.awb_no LIKE 'CH%' GROUP BY c.id`,
      ),
    ),
    pay: counted(
      await ask(
        `SELECT c.unique_id AS marker, c.payment_status = 'Paid' AND COUNT(l.id) = 1 AS n FROM consignment c
         LEFT JOIN change_record l ON l.entity_name = 'Consignment' AND l.primary_key = c.id
           AND l.changes LIKE '%["paymentStatus","%'
         WHERE c.awb_no LIKE 'CH%' GROUP BY c.id`,
      ),
    ),
    number: counted(await ask('SELECT unique_id AS marker, invoice_number IS NOT NULL AS n FROM invoice')),
  };
}

function problemOf({ kind, marker, outcome }, stored) {
  const times = stored[kind].get(marker) ?? 0;
  if (outcome === 'acknowledged' && times !== 1) return `acknowledged, stored ${times} times`;
  if (outcome === 'refused' && times !== 0) return `refused, stored ${times} times`;
  return times > 1 ? `stored ${times} times` : null;
}

/** `waybill check` against one node. */
function recount(cli, databaseUrl) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, 'check', '--json'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
    maxBuffer: 256 << 20,
  });
  if (status === 2 || !stdout) return [`the recount failed: ${stderr}`];
  return JSON.parse(stdout.trim().split('\n').at(-1)).map(
    ({ rule, place, stored, actual }) => `${rule}: ${place}: stored ${stored}, actual ${actual}`,
  );
}

/** Tables whose content differs between the nodes. */
async function differences() {
  const names = await askNode('n1', 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?', {
    values: [database],
  });
  const tables = names.map(({ name }) => `${database}.${name}`).join(', ');
  const sums = await Promise.all(nodeNames.map((name) => askNode(name, `CHECKSUM TABLE ${tables}`)));
  return sums[0].flatMap(({ Table: table }, at) => {
    const all = sums.map((rows) => rows[at].Checksum);
    return all.every((sum) => sum === all[0]) ? [] : [`${table} differs between the nodes: ${all.join(', ')}`];
  });
}
