import { Field, InputType } from 'type-graphql';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { byValue } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { searchIn } from '../../../core/list/textSearch';
import { Enquiry } from './enquiry.entity';

@InputType()
export class EnquirySearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in the resolution; ignores case and accents.' })
  @MaxLength(100, 'Search text')
  @Optional()
  searchText?: string;

  @Field(() => Boolean, { nullable: true })
  isResolved?: boolean;
}

export const EnquiryPage = pageOf(Enquiry, 'Enquiry');

export const enquiryList: ListSpec<Enquiry, EnquirySearch> = {
  entity: Enquiry,
  sort: ['enquiryType', 'name', 'email', 'message', 'isResolved', 'resolution', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'some enquiries a day' },
  defaultSort: ['createdOn', 'ASC'],
  pageSize: 5,
  filters: { searchText: searchIn<Enquiry>('r.resolutionFolded'), isResolved: byValue('isResolved') },
};
