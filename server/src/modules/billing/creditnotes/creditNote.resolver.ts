import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { CreditNote } from './creditNote.entity';
import { CreateCreditNoteInput, UpdateCreditNoteInput } from './creditNote.inputs';
import { CreditNotePage, CreditNoteSearch } from './creditNote.list';
import {
  approveCreditNote,
  createCreditNote,
  creditNote,
  creditNotes,
  deleteCreditNote,
  updateCreditNote,
} from './creditNote.service';

@Resolver()
export class CreditNoteResolver {
  @Query(() => CreditNotePage)
  creditNotes(
    @Arg('search', () => CreditNoteSearch, { defaultValue: {} }) search: CreditNoteSearch,
    @CurrentCall() call: Call,
  ) {
    return creditNotes(search, call);
  }

  @Query(() => CreditNote)
  creditNote(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return creditNote({ uniqueId }, call);
  }

  @Mutation(() => CreditNote, { description: 'A draft, whose taxes follow from those of the invoice.' })
  createCreditNote(@Arg('input', () => CreateCreditNoteInput) input: CreateCreditNoteInput, @KeyedCall() call: Call) {
    return createCreditNote(input, call);
  }

  @Mutation(() => CreditNote)
  updateCreditNote(@Arg('input', () => UpdateCreditNoteInput) input: UpdateCreditNoteInput, @CurrentCall() call: Call) {
    return updateCreditNote(input, call);
  }

  @Mutation(() => CreditNote, {
    description: 'Numbers the note and pays its invoice with it; the rest stands to the credit of the customer.',
  })
  approveCreditNote(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return approveCreditNote(input, call);
  }

  @Mutation(() => CreditNote)
  deleteCreditNote(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteCreditNote(input, call);
  }
}
