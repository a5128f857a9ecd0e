import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { einvoiceJson } from './einvoice.service';
import { EinvoiceFile, EinvoiceInput } from './einvoice.type';

@Resolver()
export class EinvoiceResolver {
  @Query(() => EinvoiceFile, {
    description: 'Approved invoices and credit notes to registered customers for the e-invoice portal. Admins only.',
  })
  einvoiceJson(@Arg('input', () => EinvoiceInput) input: EinvoiceInput, @CurrentCall() call: Call) {
    return einvoiceJson(input, call);
  }
}
