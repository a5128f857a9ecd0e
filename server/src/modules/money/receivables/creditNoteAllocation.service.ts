import { conflict, refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { creditNoteRefusal } from '../../../domain/policy/creditNotes';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { refuseParts, wantedParts, writeParts } from './allocation';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { AllocateCreditNoteInput } from './payment.inputs';

/** Pays other dues of the customer with what the note's own invoice did not need. */
export const allocateCreditNote = command({
  action: 'allocateCreditNote',
  input: AllocateCreditNoteInput,
  async run({ db }, { uniqueId, version, allocations, auto }) {
    const note = await db.lock(CreditNote, uniqueId, version);
    refuse(creditNoteRefusal.allocate(note));
    const { customerId, noteDate: receivedOn } = note;
    const left = { cash: note.total - note.applied, tds: 0 };
    const parts = await wantedParts(db, customerId, { allocations, auto }, left, { receivedOn });
    const applied = parts.reduce((total, { cash }) => total + cash, 0);
    if (applied > left.cash || parts.some(({ tds }) => tds > 0)) throw conflict(creditNoteRefusal.moreThanLeft);
    await refuseParts(db, parts, left, { receivedOn, mode: 'Adjustment' });
    await writeParts(db, { paymentId: null, creditNoteId: note.id, receivedOn }, parts);
    moveAccount(db, { customerId, share: { unallocated: -applied } });
    return db.update(note, { applied: note.applied + applied });
  },
});
