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
    description: 'Numbers the note and pays its invoice with it; the rest stands to the credit of the customer.',
  }),
  field(deleteCreditNote, CreditNote),
);
