import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchGrid, type SearchCard } from '../../ui/search/searchFields';
import type { MailFilters } from './mailFilters';

export function MailSearchFields(card: SearchCard<MailFilters>) {
  return (
    <SearchGrid<MailFilters>
      {...card}
      fields={{
        state: (filter) => <SearchChoice {...filter} label="State" of={labels.MailState} />,
      }}
    />
  );
}
