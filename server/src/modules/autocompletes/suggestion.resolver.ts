import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../core/context';
import {
  citySuggestions,
  customerSuggestions,
  CustomerSuggestionSearch,
  receiverSuggestions,
  Suggestion,
  SuggestionSearch,
  userSuggestions,
  vendorSuggestions,
  VendorSuggestion,
} from './suggestion.service';

@Resolver()
export class SuggestionResolver {
  @Query(() => [VendorSuggestion])
  vendorSuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return vendorSuggestions(search, call);
  }

  @Query(() => [Suggestion])
  customerSuggestions(
    @Arg('search', () => CustomerSuggestionSearch, { defaultValue: {} }) search: CustomerSuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return customerSuggestions(search, call);
  }

  @Query(() => [Suggestion])
  citySuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return citySuggestions(search, call);
  }

  @Query(() => [Suggestion])
  receiverSuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return receiverSuggestions(search, call);
  }

  @Query(() => [Suggestion])
  userSuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return userSuggestions(search, call);
  }
}
