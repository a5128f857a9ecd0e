/** Filters of the security log. */
import { labels, SecurityEventKind, SecurityOutcome } from '../../../../server/src/domain/enums';
import type { SecurityEventSearch } from '../../graphql.generated';
import { defineSearch, filters, type FiltersIn } from '../../ui/search/defineSearch';

export const securitySearch = defineSearch<SecurityEventSearch>()({
  userId: filters.reference((name) => `User: ${name}`),
  createdById: filters.reference((name) => `By ${name}`),
  kind: filters.oneOf(SecurityEventKind, (kind) => labels.SecurityEventKind[kind]),
  outcome: filters.oneOf(SecurityOutcome, (outcome) => labels.SecurityOutcome[outcome]),
  address: filters.text((address) => `From ${address}`),
  fromDate: filters.date((date) => `Since ${date}`, 'from'),
  toDate: filters.date((date) => `To ${date}`, 'to'),
});

export type SecurityFilters = FiltersIn<typeof securitySearch>;
