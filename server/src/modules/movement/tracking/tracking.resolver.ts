import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { TrackAwbInput } from './awbTracking.inputs';
import { trackAwb } from './awbTracking.service';
import { AwbTracking } from './awbTracking.type';
import { TrackHistoryPage, TrackHistorySearch } from './trackHistory.list';
import { trackHistories } from './trackHistory.service';

@Resolver()
export class TrackingResolver {
  @Query(() => TrackHistoryPage)
  trackHistories(
    @Arg('search', () => TrackHistorySearch, { defaultValue: {} }) search: TrackHistorySearch,
    @CurrentCall() call: Call,
  ) {
    return trackHistories(search, call);
  }

  @Mutation(() => AwbTracking, {
    description: 'Public tracking by AWB number. A mutation, since every look-up is recorded.',
  })
  trackAwb(@Arg('input', () => TrackAwbInput) input: TrackAwbInput, @CurrentCall() call: Call) {
    return trackAwb(input, call);
  }
}
