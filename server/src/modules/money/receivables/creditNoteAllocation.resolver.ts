import { Arg, Mutation, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { allocateCreditNote } from './creditNoteAllocation.service';
import { AllocateCreditNoteInput } from './payment.inputs';

@Resolver()
export class CreditNoteAllocationResolver {
  @Mutation(() => CreditNote, { description: 'Pays other invoices with what is left of an approved note.' })
  allocateCreditNote(
    @Arg('input', () => AllocateCreditNoteInput) input: AllocateCreditNoteInput,
    @CurrentCall() call: Call,
  ) {
    return allocateCreditNote(input, call);
  }
}
