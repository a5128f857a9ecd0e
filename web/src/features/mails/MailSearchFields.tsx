import { labels } from '../../../../server/src/domain/enums';
import { SearchChoice, SearchGrid } from '../../ui/search/searchFields';
import type { MailFilters } from './mailFilters';

interface Props {
  draft: MailFilters;
  onChange: (change: MailFilters) => void;
}

export function MailSearchFields({ draft, onChange }: Props) {
  return (
    <SearchGrid<MailFilters>
      fields={{
        state: (
          <SearchChoice
            label="State"
            of={labels.MailState}
            value={draft.state}
            onChange={(state) => onChange({ state })}
          />
        ),
      }}
    />
  );
}
