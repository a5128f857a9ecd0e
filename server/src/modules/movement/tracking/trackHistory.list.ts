import { Field, InputType } from 'type-graphql';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { TrackHistory } from './trackHistory.entity';

@InputType()
export class TrackHistorySearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in the AWB number.' })
  @MaxLength(30, 'Search text')
  @Optional()
  searchText?: string;
}

export const TrackHistoryPage = pageOf(TrackHistory, 'TrackHistory');

export const trackHistoryList: ListSpec<TrackHistory, TrackHistorySearch> = {
  entity: TrackHistory,
  sort: ['awbNo', 'consignmentId', 'deliveryStatus', 'requestId', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'one row a request for tracking' },
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: { searchText: searchIn<TrackHistory>(lowerCode<TrackHistory>('awbNo')) },
};
