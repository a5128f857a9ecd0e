import { labels, MailState } from '../../../../server/src/domain/enums';
import type { MailSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';

export const mailSearch = defineSearch<MailSearch>()({
  state: filters.oneOf(MailState, (state) => labels.MailState[state]),
});

export type MailFilters = FiltersIn<typeof mailSearch>;
