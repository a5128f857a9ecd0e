import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchGrid, SearchReference, SearchText, type SearchCard } from '../../ui/search/searchFields';
import { periodFields } from '../../ui/search/SearchPeriod';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { SecurityFilters } from './securityFilters';

export function SecuritySearchFields(card: SearchCard<SecurityFilters>) {
  const { users } = useSuggestions();
  return (
    <SearchGrid<SecurityFilters>
      {...card}
      fields={{
        userId: (filter) => <SearchReference {...filter} label="User" load={users} remember="user" />,
        createdById: (filter) => <SearchReference {...filter} label="Done by" load={users} remember="user" />,
        kind: (filter) => <SearchChoice {...filter} label="Event" of={labels.SecurityEventKind} />,
        outcome: (filter) => <SearchChoice {...filter} label="Outcome" of={labels.SecurityOutcome} />,
        address: (filter) => <SearchText {...filter} label="Network address" />,
        ...periodFields,
      }}
    />
  );
}
