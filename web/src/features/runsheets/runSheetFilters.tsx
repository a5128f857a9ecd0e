/** Filters of the list of run sheets. */
import { labels, RunSheetStatus } from '../../../../server/src/domain/enums';
import type { RunSheetSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';
import { SearchChoice, SearchDate, SearchGrid } from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { SearchPeriod } from '../../ui/search/SearchPeriod';

export const runSheetSearch = defineSearch<Omit<RunSheetSearch, 'personId'>>()({
  fromDate: filters.date((date) => `From ${date}`, 'from'),
  toDate: filters.date((date) => `To ${date}`, 'to'),
  branchId: filters.reference((name) => `Branch: ${name}`),
  status: filters.oneOf(RunSheetStatus, (status) => labels.RunSheetStatus[status]),
  isOnPhones: filters.flag((isOnPhones) => (isOnPhones ? 'Unsent entries on a phone' : 'Nothing unsent on a phone')),
  hasLateEvents: filters.flag((hasLateEvents) => (hasLateEvents ? 'Late events' : 'No late events')),
  hasMissing: filters.flag((hasMissing) => (hasMissing ? 'Missing parcels' : 'No missing parcels')),
});

export type RunSheetFilters = FiltersIn<typeof runSheetSearch>;

interface Props {
  draft: RunSheetFilters;
  onChange: (change: RunSheetFilters) => void;
}

export function RunSheetSearchFields({ draft, onChange }: Props) {
  return (
    <SearchGrid<RunSheetFilters>
      fields={{
        fromDate: (
          <>
            <SearchPeriod draft={draft} onChange={onChange} />
            <SearchDate bound="fromDate" draft={draft} onChange={onChange} />
          </>
        ),
        toDate: <SearchDate bound="toDate" draft={draft} onChange={onChange} />,
        branchId: <SearchBranch value={draft.branchId} onChange={(branchId) => onChange({ branchId })} />,
        status: (
          <SearchChoice
            label="Status"
            of={labels.RunSheetStatus}
            value={draft.status}
            onChange={(status) => onChange({ status })}
          />
        ),
        isOnPhones: (
          <SearchChoice
            label="On Phones"
            of={{ true: 'Unsent entries', false: 'Nothing unsent' }}
            value={draft.isOnPhones === undefined ? undefined : `${draft.isOnPhones}`}
            onChange={(answer) => onChange({ isOnPhones: answer && answer === 'true' })}
          />
        ),
        hasLateEvents: (
          <SearchChoice
            label="Late Events"
            of={{ true: 'For the desk to decide', false: 'None' }}
            value={draft.hasLateEvents === undefined ? undefined : `${draft.hasLateEvents}`}
            onChange={(answer) => onChange({ hasLateEvents: answer && answer === 'true' })}
          />
        ),
        hasMissing: (
          <SearchChoice
            label="Missing Parcels"
            of={{ true: 'Not found since', false: 'None' }}
            value={draft.hasMissing === undefined ? undefined : `${draft.hasMissing}`}
            onChange={(answer) => onChange({ hasMissing: answer && answer === 'true' })}
          />
        ),
      }}
    />
  );
}
