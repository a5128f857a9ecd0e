import { useState } from 'react';

/**
 * Value and change of a date field whose date is always set, for example by the address: an emptied or unreadable field
 * stays as typed, and the date as it was, until another one is typed.
 */
export function useDayField(date: string, onDate: (date: string) => void) {
  const [emptied, setEmptied] = useState<string | null>(null);
  return {
    value: emptied === date ? null : date,
    onChange(value: string | null) {
      setEmptied(value ? null : date);
      if (value) onDate(value);
    },
  };
}
