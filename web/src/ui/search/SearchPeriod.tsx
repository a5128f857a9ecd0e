import { Select } from 'antd';
import { useState } from 'react';
import { searchByLabel } from '../input/bestMatch';
import { periodOf, periodOptions, periodValue, type Period } from './relativePeriods';
import { Labelled, SearchDate, type SearchCard } from './searchFields';

/** Sets both dates to words such as `@today`; a typed number offers that many days. Empty for calendar dates. */
export function SearchPeriod({ draft, onChange }: SearchCard<Period>) {
  const [typed, setTyped] = useState('');
  return (
    <Labelled label="Period">
      {(id) => (
        <Select
          id={id}
          allowClear
          showSearch={{ ...searchByLabel, onSearch: setTyped }}
          placeholder="Any"
          style={{ width: '100%' }}
          options={[...periodOptions(draft, typed)]}
          value={periodValue(draft)}
          onChange={(chosen: string | undefined) => onChange(periodOf(chosen))}
        />
      )}
    </Labelled>
  );
}

/** The two dates of a search, and the words that set both. */
export const periodFields = {
  fromDate: (_: unknown, card: SearchCard<Period>) => (
    <>
      <SearchPeriod {...card} />
      <SearchDate bound="fromDate" {...card} />
    </>
  ),
  toDate: (_: unknown, card: SearchCard<Period>) => <SearchDate bound="toDate" {...card} />,
};
