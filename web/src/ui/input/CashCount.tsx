import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { CountInput } from './CountInput';

/** Rupees. */
const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

interface Props {
  /** The sum of what is counted, in rupees. */
  onChange: (total: number) => void;
}

/** Cash by notes and coins; Enter goes to the next field. */
export function CashCount({ onChange }: Props) {
  const [counts, setCounts] = useState<Readonly<Record<number, number | null>>>({});
  function change(next: typeof counts) {
    setCounts(next);
    onChange(denominations.reduce((sum, each) => sum + each * (next[each] ?? 0), 0));
  }
  return (
    <div
      className="field-grid"
      role="presentation"
      onKeyDown={focusNext}
      style={{ '--column': '90px' } as CSSProperties}
    >
      {denominations.map((each) => (
        <label key={each}>
          <span className="quiet small">₹ {each} ×</span>
          <CountInput
            aria-label={`Pieces of ₹ ${each}`}
            value={counts[each] ?? null}
            onChange={(count) => change({ ...counts, [each]: count })}
          />
        </label>
      ))}
    </div>
  );
}

function focusNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? []),
  ];
  fields[fields.indexOf(event.target as HTMLElement) + 1]?.focus();
}
