import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { NoInput } from '../../../core/operation/operation';
import { Customer } from '../../parties/customers/customer.entity';
import { ageing, AgeingSearch } from './ageing.service';
import { Ageing } from './ageing.type';
import { CustomerLedger, customerLedger, CustomerLedgerInput } from './ledger/customerLedger';
import { InvoicePayment } from '../../billing/invoices/invoicePayments';
import { invoicePayments } from './invoicePayments.service';
import { OpenItem, openItems, OpenItemsInput, setOpening } from './opening.service';
import { OpeningItem } from './opening.entity';
import { CustomerPayment } from './payment.entity';
import {
  AllocatePaymentInput,
  RecordPaymentInput,
  ReversePaymentInput,
  SetOpeningInput,
  SetTdsCertificateInput,
  TakeBackAllocationInput,
} from './payment.inputs';
import { CustomerPaymentPage, CustomerPaymentSearch } from './payment.list';
import {
  allocatePayment,
  customerPayment,
  customerPayments,
  recordPayment,
  reversePayment,
  setTdsCertificate,
  takeBackAllocation,
} from './payment.service';
import { mailStatement } from './statement.service';
import { receivablesSummary, ReceivablesSummary } from './summary.service';
import { TdsQuarter, tdsQuarters } from './tdsQuarters.service';

@Resolver()
export class ReceivablesResolver {
  @Query(() => CustomerPaymentPage)
  customerPayments(
    @Arg('search', () => CustomerPaymentSearch, { defaultValue: {} }) search: CustomerPaymentSearch,
    @CurrentCall() call: Call,
  ) {
    return customerPayments(search, call);
  }

  @Query(() => CustomerPayment)
  customerPayment(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return customerPayment({ uniqueId }, call);
  }

  @Query(() => [InvoicePayment], { description: 'What paid an invoice.' })
  invoicePayments(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return invoicePayments({ uniqueId }, call);
  }

  @Query(() => [OpenItem], { description: 'What a customer still has to pay, the oldest due first.' })
  openItems(@Arg('input', () => OpenItemsInput) input: OpenItemsInput, @CurrentCall() call: Call) {
    return openItems(input, call);
  }

  @Query(() => Ageing)
  ageing(@Arg('search', () => AgeingSearch, { defaultValue: {} }) search: AgeingSearch, @CurrentCall() call: Call) {
    return ageing(search, call);
  }

  @Query(() => CustomerLedger)
  customerLedger(@Arg('input', () => CustomerLedgerInput) input: CustomerLedgerInput, @CurrentCall() call: Call) {
    return customerLedger(input, call);
  }

  @Query(() => ReceivablesSummary)
  receivablesSummary(@CurrentCall() call: Call) {
    return receivablesSummary(new NoInput(), call);
  }

  @Query(() => [TdsQuarter], { description: 'Of the last three years, the newest first; those with tax deducted.' })
  tdsQuarters(@CurrentCall() call: Call) {
    return tdsQuarters(new NoInput(), call);
  }

  @Mutation(() => CustomerPayment, {
    description: 'Refused (409), as all that follow, if it would change the advances of a month whose GSTR-1 is filed.',
  })
  recordPayment(@Arg('input', () => RecordPaymentInput) input: RecordPaymentInput, @KeyedCall() call: Call) {
    return recordPayment(input, call);
  }

  @Mutation(() => CustomerPayment, {
    description: 'What would count from a filed month counts from the day after the last filed month.',
  })
  allocatePayment(@Arg('input', () => AllocatePaymentInput) input: AllocatePaymentInput, @CurrentCall() call: Call) {
    return allocatePayment(input, call);
  }

  @Mutation(() => CustomerPayment)
  takeBackAllocation(
    @Arg('input', () => TakeBackAllocationInput) input: TakeBackAllocationInput,
    @CurrentCall() call: Call,
  ) {
    return takeBackAllocation(input, call);
  }

  @Mutation(() => CustomerPayment, {
    description: 'Takes back all its allocations; invoices that were Paid by it are open again.',
  })
  reversePayment(@Arg('input', () => ReversePaymentInput) input: ReversePaymentInput, @CurrentCall() call: Call) {
    return reversePayment(input, call);
  }

  @Mutation(() => CustomerPayment)
  setTdsCertificate(
    @Arg('input', () => SetTdsCertificateInput) input: SetTdsCertificateInput,
    @CurrentCall() call: Call,
  ) {
    return setTdsCertificate(input, call);
  }

  @Mutation(() => OpeningItem)
  setOpening(@Arg('input', () => SetOpeningInput) input: SetOpeningInput, @CurrentCall() call: Call) {
    return setOpening(input, call);
  }

  @Mutation(() => Customer, { description: 'Mails the statement of account to the address of the customer.' })
  mailStatement(@Arg('input', () => CustomerLedgerInput) input: CustomerLedgerInput, @CurrentCall() call: Call) {
    return mailStatement(input, call);
  }
}
