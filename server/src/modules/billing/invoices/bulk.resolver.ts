import { Arg, Mutation, Resolver } from 'type-graphql';
import { KeyedCall, type Call } from '../../../core/operation/context';
import { BulkInput } from '../../../core/operation/bulk.inputs';
import { BulkInvoice, bulkApproveInvoices, bulkMailInvoices } from './bulk.service';
import { BulkApproveInvoicesInput } from './invoice.inputs';

@Resolver()
export class InvoiceBulkResolver {
  @Mutation(() => [BulkInvoice])
  bulkApproveInvoices(
    @Arg('input', () => BulkApproveInvoicesInput) input: BulkApproveInvoicesInput,
    @KeyedCall() call: Call,
  ) {
    return bulkApproveInvoices(input, call);
  }

  @Mutation(() => [BulkInvoice])
  bulkMailInvoices(@Arg('input', () => BulkInput) input: BulkInput, @KeyedCall() call: Call) {
    return bulkMailInvoices(input, call);
  }
}
