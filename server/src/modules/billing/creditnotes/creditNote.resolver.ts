import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { CreditNote } from './creditNote.entity';
import { CreditNotePage } from './creditNote.list';
import {
  approveCreditNote,
  createCreditNote,
  creditNote,
  creditNotes,
  deleteCreditNote,
  updateCreditNote,
} from './creditNote.service';

export const creditNoteResolver = resolver(
  field(creditNotes, CreditNotePage),
  field(creditNote, CreditNote),
  keyedField(createCreditNote, CreditNote, { description: 'A draft, whose taxes follow from those of the invoice.' }),
  field(updateCreditNote, CreditNote),
  field(approveCreditNote, CreditNote, {
    description:
      'Numbers the note. A credit note pays its invoice, and the rest stands to the credit of the customer; a debit note is added to what is outstanding of it.',
  }),
  field(deleteCreditNote, CreditNote),
);
