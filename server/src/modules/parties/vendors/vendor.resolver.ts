import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { Vendor } from './vendor.entity';
import { CreateVendorInput, UpdateVendorInput } from './vendor.inputs';
import { VendorPage, VendorSearch } from './vendor.list';
import { createVendor, deleteVendor, updateVendor, vendors } from './vendor.service';
import { SuggestionSearch } from '../../../core/list/suggestions';
import { vendorSuggestions, VendorSuggestion } from './vendor.suggestions';

@Resolver()
export class VendorResolver {
  @Query(() => VendorPage)
  vendors(@Arg('search', () => VendorSearch, { defaultValue: {} }) search: VendorSearch, @CurrentCall() call: Call) {
    return vendors(search, call);
  }

  @Mutation(() => Vendor)
  createVendor(@Arg('input', () => CreateVendorInput) input: CreateVendorInput, @KeyedCall() call: Call) {
    return createVendor(input, call);
  }

  @Mutation(() => Vendor)
  updateVendor(@Arg('input', () => UpdateVendorInput) input: UpdateVendorInput, @CurrentCall() call: Call) {
    return updateVendor(input, call);
  }

  @Mutation(() => Vendor)
  deleteVendor(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteVendor(input, call);
  }

  @Query(() => [VendorSuggestion])
  vendorSuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return vendorSuggestions(search, call);
  }
}
