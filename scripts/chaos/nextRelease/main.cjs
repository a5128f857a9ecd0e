// The made next releases of `npm run chaos -- --upgrade`, in place of `main.js` of a copy of this build. Both store the search form of
// movements. 0.4.0 expands, and makes the rows whole that programs of 0.3 write; 0.5.0 forbids rows without it, and so 0.3.
require('reflect-metadata');
const { isPrimary } = require('node:cluster');
const { FoldedColumn } = require('./db/schema/columns');
const { fold } = require('./domain/values/text');
const { ConsignmentHistory } = require('./modules/bookings/consignments/history.entity');
const { inTransaction } = require('./db/write/transaction');
const { backfills } = require('./jobs/backfills');
const { inPieces, maxPiece } = require('./jobs/pieces');
const { migrations } = require('./migrations.generated');
const { version } = require('./version');

const maxLength = 500;
const column = `action_folded varchar(${maxLength}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;

FoldedColumn('action')(ConsignmentHistory.prototype, 'actionFolded');

class ActionFolded1900000000000 {
  kind = 'expand';

  async up(runner) {
    await runner.query(`ALTER TABLE consignment_history ADD COLUMN ${column} NULL, ALGORITHM=INSTANT`);
  }

  async down(runner) {
    await runner.query('ALTER TABLE consignment_history DROP COLUMN action_folded');
  }
}

class ActionFoldedRequired1900000000001 {
  kind = 'contract';
  minProgram = '0.4.0';

  /** Programs of 0.3 have stopped: what they wrote since the last round of the backfill is made whole, then it is final. */
  async up(runner) {
    let changed = 0;
    for (let after = 0; after !== null;) {
      const piece = await makePieceWhole((sql, parameters) => runner.query(sql, parameters), after);
      changed += piece.changed;
      after = piece.last;
    }
    console.log(`\nContract action_folded: ${changed} rows made whole`);
    await runner.query(
      `ALTER TABLE consignment_history MODIFY COLUMN ${column} NOT NULL, ALGORITHM=INPLACE, LOCK=NONE`,
    );
  }

  async down(runner) {
    await runner.query(`ALTER TABLE consignment_history MODIFY COLUMN ${column} NULL`);
  }
}

/**
 * Rows behind an id, at most `maxPiece`: those whose form is missing or of an earlier text, which a program of 0.3 has edited.
 * A text that is edited meanwhile keeps the form that its writer has given it. `last`: null at the end.
 */
async function makePieceWhole(query, after) {
  const rows = await query(
    `SELECT id, action, action_folded AS folded FROM consignment_history WHERE id > ? ORDER BY id LIMIT ${maxPiece}`,
    [after],
  );
  const forms = rows.map(({ id, action, folded }) => ({ id, action, folded, form: fold(action).slice(0, maxLength) }));
  const changed = forms.filter(({ folded, form }) => folded !== form);
  if (changed.length > 0) {
    const cases = changed.map(() => 'WHEN ? THEN IF(BINARY action = ?, ?, action_folded)').join(' ');
    await query(
      `UPDATE consignment_history SET action_folded = CASE id ${cases} END WHERE id IN (${changed.map(() => '?').join(', ')})`,
      [...changed.flatMap(({ id, action, form }) => [id, action, form]), ...changed.map(({ id }) => id)],
    );
  }
  return { rows: rows.length, changed: changed.length, last: rows.length < maxPiece ? null : rows.at(-1).id };
}

backfills.push((app, log) => async (stopping) => {
  const [{ total }] = await app.database.read('SELECT COUNT(*) AS total FROM consignment_history', []);
  let [after, done, changed] = [0, 0, 0];
  await inPieces({ name: 'action_folded', log, metrics: app.metrics, stopping }, async () => {
    const piece = await inTransaction(app, (db) =>
      makePieceWhole((sql, parameters) => db.query(sql, parameters), after),
    );
    [after, done, changed] = [piece.last, done + piece.rows, changed + piece.changed];
    return { total: Number(total), done, isFinished: after === null };
  });
  if (changed > 0) log.info(`Backfill action_folded: ${changed} rows made whole`);
});

migrations.push(ActionFolded1900000000000);
if (version() !== '0.4.0') migrations.push(ActionFoldedRequired1900000000001);

// With a command it is the tool of the release. A worker's arguments are its number and its place.
require(process.argv[2] && isPrimary ? './cli' : './main');
