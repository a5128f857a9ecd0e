import { field, resolver } from '../../../core/operation/resolver';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { allocateCreditNote } from './creditNoteAllocation.service';

export const creditNoteAllocationResolver = resolver(
  field(allocateCreditNote, CreditNote, { description: 'Pays other invoices with what is left of an approved note.' }),
);
