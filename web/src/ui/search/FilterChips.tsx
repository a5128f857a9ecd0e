import { Button } from 'antd';
import type { FilterChip } from './defineSearch';

interface Props<Filters extends object> {
  filters: Filters;
  chips: readonly FilterChip<Filters>[];
  onSearch: (filters: Filters) => void;
}

/** The active filters, each with a button that removes it. */
export function FilterChips<Filters extends object>({ filters, chips, onSearch }: Props<Filters>) {
  return chips.map(({ text, names }) => (
    <Button
      key={text}
      size="small"
      shape="round"
      aria-label={`Remove filter ${text}`}
      onClick={() => onSearch({ ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) })}
    >
      {text} ×
    </Button>
  ));
}
