/**
 * Fields of a search card. Each sets one filter; empty means any.
 *
 *   <SearchGrid>
 *     <SearchReference label="Sender" value={draft.senderId} onChange={(senderId) => change({ senderId })} load={customers} />
 *     <SearchChoice label="Type" of={labels.ManifestType} value={draft.type} onChange={(type) => change({ type })} />
 *     <SearchDates from={draft.fromDate} to={draft.toDate} onChange={change} />
 *   </SearchGrid>
 */
import { Input, Select } from 'antd';
import { use, useId, useMemo, useState, type ReactNode } from 'react';
import { searchDateBounds } from '../../../server/src/domain/dateRules';
import { companyToday } from '../companySettings';
import { DateInput } from './DateInput';
import { EntryContext, type Entry } from './entry';
import type { Reference } from './urlCodecs';
import { RemoteSelect, type Suggestion } from './RemoteSelect';
import { SearchEntriesContext } from './useSearchDraft';

export function SearchGrid({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(122px, 1fr))', gap: '6px 10px' }}>
      {children}
    </div>
  );
}

/** Label and error message around any other control. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  const entries = use(SearchEntriesContext);
  const [message, setMessage] = useState<string | null>(null);
  const host = useMemo(
    () => ({
      label,
      report(entry: Entry | null) {
        entries.report(id, entry);
        setMessage(entry?.visible ? (entry.message ?? null) : null);
      },
    }),
    [entries, id, label],
  );
  return (
    <div style={{ minWidth: 0 }}>
      <label htmlFor={id} style={{ display: 'block', color: 'var(--quiet)', fontSize: 12 }}>
        {label}
      </label>
      <EntryContext value={host}>{children(id)}</EntryContext>
      {message && (
        <div role="alert" className="field-problem">
          {message}
        </div>
      )}
    </div>
  );
}

interface Filter<Value> {
  label: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

export function SearchText({ label, value, onChange }: Filter<string>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          value={value ?? ''}
          placeholder="Any"
          allowClear
          maxLength={30}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Labelled>
  );
}

interface SearchReferenceProps extends Filter<Reference> {
  load: (text: string) => Promise<readonly Suggestion[]>;
  remember?: string;
}

export function SearchReference({ label, value, onChange, ...rest }: SearchReferenceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <RemoteSelect
          {...rest}
          id={id}
          value={value?.id ?? null}
          current={value ?? null}
          placeholder="Any"
          onChange={(_, chosen) => onChange(chosen ? { id: chosen.id, name: chosen.name } : undefined)}
        />
      )}
    </Labelled>
  );
}

interface SearchChoiceProps<Name extends string> extends Filter<Name> {
  of: Readonly<Record<Name, string>>;
}

export function SearchChoice<Name extends string>({ label, of, value, onChange }: SearchChoiceProps<Name>) {
  const options = (Object.entries(of) as [Name, string][]).map(([name, text]) => ({ value: name, label: text }));
  return (
    <Labelled label={label}>
      {(id) => (
        <Select<Name>
          id={id}
          allowClear
          placeholder="Any"
          style={{ width: '100%' }}
          options={options}
          value={value}
          onChange={(chosen: Name | undefined) => onChange(chosen)}
        />
      )}
    </Labelled>
  );
}

interface SearchDatesProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (change: { fromDate?: string; toDate?: string }) => void;
}

/** To is not before From, and neither is after today (SPEC 5). */
export function SearchDates({ from, to, onChange }: SearchDatesProps) {
  const bounds = searchDateBounds({ fromDate: from, toDate: to }, companyToday());
  return (
    <>
      <Labelled label="From">
        {(id) => (
          <DateInput
            id={id}
            value={from}
            placeholder="Any"
            name="From date"
            {...bounds.fromDate}
            onChange={(fromDate) => onChange({ fromDate: fromDate ?? undefined })}
          />
        )}
      </Labelled>
      <Labelled label="To">
        {(id) => (
          <DateInput
            id={id}
            value={to}
            placeholder="Any"
            name="To date"
            {...bounds.toDate}
            onChange={(toDate) => onChange({ toDate: toDate ?? undefined })}
          />
        )}
      </Labelled>
    </>
  );
}
