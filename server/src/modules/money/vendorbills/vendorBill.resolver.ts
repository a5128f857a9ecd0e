import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { VendorBill } from './vendorBill.entity';
import {
  CorrectVendorAmountsInput,
  CreateVendorBillInput,
  DecideLinesInput,
  MailDisputeInput,
  MatchVendorBillInput,
  SaveToleranceInput,
  SettleVendorBillInput,
} from './vendorBill.inputs';
import { VendorBillLinePage, VendorBillLineSearch, VendorBillPage, VendorBillSearch } from './vendorBill.list';
import {
  createVendorBill,
  decideLines,
  deleteVendorBill,
  matchVendorBill,
  settleVendorBill,
  vendorBill,
  vendorBillLines,
  vendorBills,
} from './vendorBill.service';
import { mailDispute } from './disputeMail.service';
import { NotBilled, notBilled } from './notBilled.service';
import { Payables, payablesAgeing } from './payables.service';
import { correctVendorAmounts } from './vendorAmounts.service';
import { VendorAmounts } from './vendorAmounts.type';
import { BillTolerance, billTolerance, saveTolerance } from './vendorTolerance.service';

@Resolver()
export class VendorBillResolver {
  @Query(() => VendorBillPage)
  vendorBills(
    @Arg('search', () => VendorBillSearch, { defaultValue: {} }) search: VendorBillSearch,
    @CurrentCall() call: Call,
  ) {
    return vendorBills(search, call);
  }

  @Query(() => VendorBill)
  vendorBill(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return vendorBill({ uniqueId }, call);
  }

  @Query(() => VendorBillLinePage)
  vendorBillLines(@Arg('search', () => VendorBillLineSearch) search: VendorBillLineSearch, @CurrentCall() call: Call) {
    return vendorBillLines(search, call);
  }

  @Query(() => NotBilled)
  notBilled(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return notBilled({ uniqueId }, call);
  }

  @Query(() => BillTolerance)
  billTolerance(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return billTolerance({ uniqueId }, call);
  }

  @Query(() => Payables)
  payablesAgeing(@CurrentCall() call: Call) {
    return payablesAgeing({}, call);
  }

  @Mutation(() => VendorBill)
  createVendorBill(@Arg('input', () => CreateVendorBillInput) input: CreateVendorBillInput, @KeyedCall() call: Call) {
    return createVendorBill(input, call);
  }

  @Mutation(() => VendorBill)
  matchVendorBill(@Arg('input', () => MatchVendorBillInput) input: MatchVendorBillInput, @CurrentCall() call: Call) {
    return matchVendorBill(input, call);
  }

  @Mutation(() => VendorBill)
  decideLines(@Arg('input', () => DecideLinesInput) input: DecideLinesInput, @CurrentCall() call: Call) {
    return decideLines(input, call);
  }

  @Mutation(() => VendorBill)
  settleVendorBill(@Arg('input', () => SettleVendorBillInput) input: SettleVendorBillInput, @CurrentCall() call: Call) {
    return settleVendorBill(input, call);
  }

  @Mutation(() => BillTolerance)
  saveTolerance(@Arg('input', () => SaveToleranceInput) input: SaveToleranceInput, @KeyedCall() call: Call) {
    return saveTolerance(input, call);
  }

  @Mutation(() => VendorAmounts)
  correctVendorAmounts(
    @Arg('input', () => CorrectVendorAmountsInput) input: CorrectVendorAmountsInput,
    @CurrentCall() call: Call,
  ) {
    return correctVendorAmounts(input, call);
  }

  @Mutation(() => VendorBill)
  mailDispute(@Arg('input', () => MailDisputeInput) input: MailDisputeInput, @CurrentCall() call: Call) {
    return mailDispute(input, call);
  }

  @Mutation(() => VendorBill)
  deleteVendorBill(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteVendorBill(input, call);
  }
}
