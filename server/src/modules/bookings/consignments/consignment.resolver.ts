import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { Consignment } from './consignment.entity';
import {
  BookConsignmentInput,
  PayConsignmentInput,
  TrackConsignmentInput,
  UpdateConsignmentInput,
} from './consignment.inputs';
import { ConsignmentPage } from './consignment.list';
import { ConsignmentSearch } from './consignment.search';
import {
  approveConsignment,
  bookConsignment,
  consignment,
  consignments,
  deleteConsignment,
  payConsignment,
  updateConsignment,
} from './consignment.service';
import { SetEwayInput } from './eway.inputs';
import { setEway } from './eway.service';
import { AddHistoryInput, DeleteHistoryInput, UpdateHistoryInput } from './history.inputs';
import { addHistory, deleteHistory, updateHistory } from './history.service';
import { trackConsignment, TrackingResult } from './tracking.service';
import { Suggestion, SuggestionSearch } from '../../../core/list/suggestions';
import { receiverSuggestions } from './receiver.suggestions';
import { UsualBooking, usualBookings, UsualBookingSearch } from './usualBookings';

@Resolver()
export class ConsignmentResolver {
  @Query(() => ConsignmentPage)
  consignments(
    @Arg('search', () => ConsignmentSearch, { defaultValue: {} }) search: ConsignmentSearch,
    @CurrentCall() call: Call,
  ) {
    return consignments(search, call);
  }

  @Query(() => Consignment)
  consignment(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return consignment({ uniqueId }, call);
  }

  @Mutation(() => Consignment)
  bookConsignment(@Arg('input', () => BookConsignmentInput) input: BookConsignmentInput, @KeyedCall() call: Call) {
    return bookConsignment(input, call);
  }

  @Mutation(() => Consignment)
  updateConsignment(
    @Arg('input', () => UpdateConsignmentInput) input: UpdateConsignmentInput,
    @CurrentCall() call: Call,
  ) {
    return updateConsignment(input, call);
  }

  @Mutation(() => Consignment)
  approveConsignment(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return approveConsignment(input, call);
  }

  @Mutation(() => Consignment)
  payConsignment(@Arg('input', () => PayConsignmentInput) input: PayConsignmentInput, @CurrentCall() call: Call) {
    return payConsignment(input, call);
  }

  @Mutation(() => Consignment, { description: 'Value of the goods and e-way bill, of an approved consignment too.' })
  setEway(@Arg('input', () => SetEwayInput) input: SetEwayInput, @CurrentCall() call: Call) {
    return setEway(input, call);
  }

  @Mutation(() => Consignment)
  deleteConsignment(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteConsignment(input, call);
  }

  @Mutation(() => Consignment)
  addHistory(@Arg('input', () => AddHistoryInput) input: AddHistoryInput, @KeyedCall() call: Call) {
    return addHistory(input, call);
  }

  @Mutation(() => Consignment)
  updateHistory(@Arg('input', () => UpdateHistoryInput) input: UpdateHistoryInput, @CurrentCall() call: Call) {
    return updateHistory(input, call);
  }

  @Mutation(() => Consignment)
  deleteHistory(@Arg('input', () => DeleteHistoryInput) input: DeleteHistoryInput, @CurrentCall() call: Call) {
    return deleteHistory(input, call);
  }

  @Mutation(() => TrackingResult)
  trackConsignment(@Arg('input', () => TrackConsignmentInput) input: TrackConsignmentInput, @CurrentCall() call: Call) {
    return trackConsignment(input, call);
  }

  @Query(() => [Suggestion])
  receiverSuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return receiverSuggestions(search, call);
  }

  @Query(() => [UsualBooking])
  usualBookings(@Arg('search', () => UsualBookingSearch) search: UsualBookingSearch, @CurrentCall() call: Call) {
    return usualBookings(search, call);
  }
}
