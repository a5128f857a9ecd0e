import { decodeRows, integer, sum } from '../../../db/read/rawRows';
import { computed, type Relation, type Relations } from '../../../core/record/relations';
import type { CreditNote } from './creditNote.entity';

/** The table is that of `modules/money/receivables`. */
const refunded: Relation<CreditNote> = {
  columns: [],
  async read(db, rows) {
    const ids = rows.map(({ id }) => id);
    const found = await db.query(
      `SELECT credit_note_id AS noteId, SUM(amount) AS amount FROM refund
       WHERE credit_note_id IN (${ids.map(() => '?').join(', ')}) GROUP BY credit_note_id`,
      ids,
    );
    const sums = new Map(
      decodeRows(found, { noteId: integer, amount: sum }).map(({ noteId, amount }) => [noteId, amount]),
    );
    return ({ id }) => sums.get(id) ?? 0;
  },
};

export const creditNoteRelations: Relations<CreditNote> = {
  unallocated: computed(['kind', 'status', 'total', 'applied'], ({ kind, status, total, applied }) =>
    kind === 'Credit' && status === 'Approved' ? total - applied : 0,
  ),
  refunded,
};
