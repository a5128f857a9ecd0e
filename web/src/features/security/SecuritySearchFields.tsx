import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchDate, SearchGrid, SearchReference, SearchText } from '../../ui/search/searchFields';
import { SearchPeriod } from '../../ui/search/SearchPeriod';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { SecurityFilters } from './securityFilters';

interface Props {
  draft: SecurityFilters;
  onChange: (change: SecurityFilters) => void;
}

export function SecuritySearchFields({ draft, onChange }: Props) {
  const { users } = useSuggestions();
  return (
    <SearchGrid<SecurityFilters>
      fields={{
        userId: (
          <SearchReference
            label="User"
            load={users}
            remember="user"
            value={draft.userId}
            onChange={(userId) => onChange({ userId })}
          />
        ),
        createdById: (
          <SearchReference
            label="Done by"
            load={users}
            remember="user"
            value={draft.createdById}
            onChange={(createdById) => onChange({ createdById })}
          />
        ),
        kind: (
          <SearchChoice
            label="Event"
            of={labels.SecurityEventKind}
            value={draft.kind}
            onChange={(kind) => onChange({ kind })}
          />
        ),
        outcome: (
          <SearchChoice
            label="Outcome"
            of={labels.SecurityOutcome}
            value={draft.outcome}
            onChange={(outcome) => onChange({ outcome })}
          />
        ),
        address: (
          <SearchText label="Network address" value={draft.address} onChange={(address) => onChange({ address })} />
        ),
        fromDate: (
          <>
            <SearchPeriod draft={draft} onChange={onChange} />
            <SearchDate bound="fromDate" draft={draft} onChange={onChange} />
          </>
        ),
        toDate: <SearchDate bound="toDate" draft={draft} onChange={onChange} />,
      }}
    />
  );
}
