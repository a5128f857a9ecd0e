import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../core/context';
import { RecordInput } from '../../core/record.inputs';
import { VendorBill } from './vendorBill.entity';
import {
  CreateVendorBillInput,
  DecideLinesInput,
  MatchVendorBillInput,
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

  @Mutation(() => VendorBill)
  deleteVendorBill(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteVendorBill(input, call);
  }
}
