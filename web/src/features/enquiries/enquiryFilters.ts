/** Filters of the list of enquiries. */
import type { EnquirySearch } from '../../graphql.generated';
import { defineSearch, filters } from '../../ui/search/defineSearch';

export const enquirySearch = defineSearch<EnquirySearch>()({
  searchText: filters.text((text) => `Resolution: ${text}`),
  isResolved: filters.flag((isResolved) => (isResolved ? 'Resolved' : 'Not resolved')),
});
