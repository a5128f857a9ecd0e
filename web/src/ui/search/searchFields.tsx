/**
 * Fields of a search card. Each sets one filter; empty means any.
 *
 *   <SearchGrid<ManifestFilters>
 *     fields={{
 *       senderId: <SearchReference label="Sender" value={draft.senderId} onChange={(senderId) => change({ senderId })} load={customers} />,
 *       type: <SearchChoice label="Type" of={labels.ManifestType} value={draft.type} onChange={(type) => change({ type })} />,
 *       fromDate: <SearchDate bound="fromDate" draft={draft} onChange={change} />,
 *     }}
 *   />
 */
import { Input, Select } from 'antd';
import { Fragment, use, useId, useMemo, useState, type ReactNode } from 'react';
import { searchDateBounds } from '../../../../server/src/domain/rules/dateRules';
import { earliestSearchDate } from '../../../../server/src/domain/values/dates';
import { resolveDate } from '../../../../server/src/domain/values/relativeDates';
import { companyToday } from '../../companyToday';
import { DateInput } from '../input/DateInput';
import { EntryContext, type Entry } from '../form/entry';
import { MoneyInput } from '../input/MoneyInput';
import type { Period } from './relativePeriods';
import type { Reference } from './urlCodecs';
import { RemoteSelect, type Suggestion } from '../input/RemoteSelect';
import { forCodes } from '../input/scannedField';
import { SearchEntriesContext } from './useSearchDraft';

type FieldsOf<Filters> = { readonly [Name in keyof Filters]-?: ReactNode };

/** A field for each filter, in this order: one that is left out does not compile. */
export function SearchGrid<Filters extends object>({ fields }: { fields: FieldsOf<Filters> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(122px, 1fr))', gap: '6px 10px' }}>
      {Object.entries<ReactNode>(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
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
        <div role="alert" className="wrong small">
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

interface SearchTextProps extends Filter<string> {
  /** Codes may be scanned into it. */
  takesCodes?: boolean;
}

export function SearchText({ label, value, onChange, takesCodes = false }: SearchTextProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          {...(takesCodes && forCodes)}
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

interface SearchDateProps {
  bound: keyof Period;
  draft: Period;
  onChange: (change: Period) => void;
}

const boundNames = { fromDate: 'From', toDate: 'To' };

/** A bound of a period: To is not before From, and neither is after today (SPEC 5). */
export function SearchDate({ bound, draft, onChange }: SearchDateProps) {
  const today = companyToday();
  const dates = {
    fromDate: draft.fromDate && resolveDate(draft.fromDate, today, 'from'),
    toDate: draft.toDate && resolveDate(draft.toDate, today, 'to'),
  };
  return (
    <Labelled label={boundNames[bound]}>
      {(id) => (
        <DateInput
          id={id}
          value={dates[bound]}
          placeholder="Any"
          name={`${boundNames[bound]} date`}
          {...searchDateBounds(dates, today)[bound]}
          onChange={(date) => onChange({ [bound]: date ?? undefined })}
        />
      )}
    </Labelled>
  );
}

export function SearchMonth({ label, value, onChange }: Filter<string>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <DateInput
          id={id}
          month
          value={value ?? null}
          placeholder="Any"
          name={label}
          min={earliestSearchDate}
          max="today"
          onChange={(month) => onChange(month ?? undefined)}
        />
      )}
    </Labelled>
  );
}

/** Rupees, such as the bound of a range. */
export function SearchMoney({ label, value, onChange }: Filter<number>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <MoneyInput id={id} value={value} placeholder="Any" onChange={(entered) => onChange(entered ?? undefined)} />
      )}
    </Labelled>
  );
}
