import { Arg, Mutation, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { RecordIrnCancelledInput, RecordIrnInput } from './irn.inputs';
import { recordCreditNoteIrn, recordIrn, recordIrnCancelled } from './irn.service';

@Resolver()
export class IrnResolver {
  @Mutation(() => Invoice, { description: 'Records what the e-invoice portal has answered about an invoice.' })
  recordIrn(@Arg('input', () => RecordIrnInput) input: RecordIrnInput, @CurrentCall() call: Call) {
    return recordIrn(input, call);
  }

  @Mutation(() => CreditNote, { description: 'Records what the e-invoice portal has answered about a credit note.' })
  recordCreditNoteIrn(@Arg('input', () => RecordIrnInput) input: RecordIrnInput, @CurrentCall() call: Call) {
    return recordCreditNoteIrn(input, call);
  }

  @Mutation(() => Invoice, {
    description: 'Records that the IRN was cancelled on the portal, within 24 hours of its acknowledgement.',
  })
  recordIrnCancelled(
    @Arg('input', () => RecordIrnCancelledInput) input: RecordIrnCancelledInput,
    @CurrentCall() call: Call,
  ) {
    return recordIrnCancelled(input, call);
  }
}
