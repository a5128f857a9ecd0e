import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { InvoiceReading } from '../../../domain/billing/enums';
import { NoInput } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { cancelInvoice } from './cancel.service';
import {
  generateInvoice,
  generateInvoicesByState,
  invoicePreview,
  InvoicePreview,
  invoicePreviewsByState,
  StateInvoicePreview,
} from './generation.service';
import { Invoice } from './invoice.entity';
import {
  ApproveInvoiceInput,
  CancelInvoiceInput,
  CreateManualInvoiceInput,
  GenerateInvoiceInput,
  PreviewInvoiceInput,
  UpdateInvoiceInput,
} from './invoice.inputs';
import { InvoicePage, InvoiceSearch } from './invoice.list';
import {
  approveInvoice,
  createManualInvoice,
  deleteInvoice,
  invoice,
  invoiceReading,
  invoices,
  updateInvoice,
} from './invoice.service';
import { mailInvoice } from './invoiceMail.service';

@Resolver()
export class InvoiceResolver {
  @Query(() => InvoicePage)
  invoices(@Arg('search', () => InvoiceSearch, { defaultValue: {} }) search: InvoiceSearch, @CurrentCall() call: Call) {
    return invoices(search, call);
  }

  @Query(() => Invoice, { description: 'An invoice, even if deleted.' })
  invoice(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return invoice({ uniqueId }, call);
  }

  @Query(() => InvoiceReading, {
    description: 'Which reading of invoice statuses and types is configured (INVOICE_READING).',
  })
  invoiceReading(@CurrentCall() call: Call) {
    return invoiceReading(new NoInput(), call);
  }

  @Query(() => InvoicePreview)
  invoicePreview(@Arg('input', () => PreviewInvoiceInput) input: PreviewInvoiceInput, @CurrentCall() call: Call) {
    return invoicePreview(input, call);
  }

  @Mutation(() => Invoice)
  generateInvoice(@Arg('input', () => GenerateInvoiceInput) input: GenerateInvoiceInput, @KeyedCall() call: Call) {
    return generateInvoice(input, call);
  }

  @Query(() => [StateInvoicePreview], {
    description: "As `generateInvoicesByState` would make them. The company's own state comes first.",
  })
  invoicePreviewsByState(
    @Arg('input', () => PreviewInvoiceInput) input: PreviewInvoiceInput,
    @CurrentCall() call: Call,
  ) {
    return invoicePreviewsByState(input, call);
  }

  @Mutation(() => [Invoice], {
    description:
      'One invoice for each place of supply: bookings of an unregistered customer are billed by the state in which the goods were handed over. All are made, or none.',
  })
  generateInvoicesByState(
    @Arg('input', () => GenerateInvoiceInput) input: GenerateInvoiceInput,
    @KeyedCall() call: Call,
  ) {
    return generateInvoicesByState(input, call);
  }

  @Mutation(() => Invoice)
  createManualInvoice(
    @Arg('input', () => CreateManualInvoiceInput) input: CreateManualInvoiceInput,
    @KeyedCall() call: Call,
  ) {
    return createManualInvoice(input, call);
  }

  @Mutation(() => Invoice)
  updateInvoice(@Arg('input', () => UpdateInvoiceInput) input: UpdateInvoiceInput, @CurrentCall() call: Call) {
    return updateInvoice(input, call);
  }

  @Mutation(() => Invoice, {
    description: 'Moves the invoice to its next status. Leaving Generated assigns the invoice number.',
  })
  approveInvoice(@Arg('input', () => ApproveInvoiceInput) input: ApproveInvoiceInput, @CurrentCall() call: Call) {
    return approveInvoice(input, call);
  }

  @Mutation(() => Invoice)
  deleteInvoice(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteInvoice(input, call);
  }

  @Mutation(() => Invoice, {
    description:
      'Cancels an approved invoice without payments and credit notes: its number stays used, its consignments are released.',
  })
  cancelInvoice(@Arg('input', () => CancelInvoiceInput) input: CancelInvoiceInput, @CurrentCall() call: Call) {
    return cancelInvoice(input, call);
  }

  @Mutation(() => Invoice, { description: 'Mails an approved invoice to its customer, through the outbox.' })
  mailInvoice(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return mailInvoice(input, call);
  }
}
