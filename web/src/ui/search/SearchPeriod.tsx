import { Select } from 'antd';
import { useState } from 'react';
import { searchByLabel } from '../input/bestMatch';
import { periodOf, periodOptions, periodValue, type Period } from './relativePeriods';
import { Labelled } from './searchFields';

interface Props {
  draft: Period;
  onChange: (change: Period) => void;
}

/** Sets both dates to words such as `@today`; a typed number offers that many days. Empty for calendar dates. */
export function SearchPeriod({ draft, onChange }: Props) {
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
