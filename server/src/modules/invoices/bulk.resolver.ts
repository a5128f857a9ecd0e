import { Arg, Mutation, Resolver } from 'type-graphql';
import { KeyedCall, type Call } from '../../core/context';
import { BulkInvoice, bulkApproveInvoices } from './bulk.service';
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
}
