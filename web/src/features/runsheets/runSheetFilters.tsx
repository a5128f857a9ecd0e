/** Filters of the list of run sheets. */
import { labels, RunSheetStatus } from '../../../../server/src/domain/enums';
import type { RunSheetSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';
import { SearchChoice, SearchFlag, SearchGrid, type SearchCard } from '../../ui/search/searchFields';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { periodFields } from '../../ui/search/SearchPeriod';

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

export function RunSheetSearchFields(card: SearchCard<RunSheetFilters>) {
  return (
    <SearchGrid<RunSheetFilters>
      {...card}
      fields={{
        ...periodFields,
        branchId: (filter) => <SearchBranch {...filter} />,
        status: (filter) => <SearchChoice {...filter} label="Status" of={labels.RunSheetStatus} />,
        isOnPhones: (filter) => (
          <SearchFlag {...filter} label="On Phones" of={{ true: 'Unsent entries', false: 'Nothing unsent' }} />
        ),
        hasLateEvents: (filter) => (
          <SearchFlag {...filter} label="Late Events" of={{ true: 'For the desk to decide', false: 'None' }} />
        ),
        hasMissing: (filter) => (
          <SearchFlag {...filter} label="Missing Parcels" of={{ true: 'Not found since', false: 'None' }} />
        ),
      }}
    />
  );
}
