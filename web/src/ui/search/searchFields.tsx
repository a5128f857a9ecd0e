/**
 * Fields of a search card. Each sets one filter; empty means any.
 *
 *   <SearchGrid<ManifestFilters>
 *     {...card}
 *     fields={{
 *       senderId: (filter) => <SearchReference {...filter} label="Sender" load={customers} />,
 *       type: (filter) => <SearchChoice {...filter} label="Type" of={labels.ManifestType} />,
 *       ...periodFields,
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

/** The filters that the card holds, and what changes some of them. */
export interface SearchCard<Filters> {
  draft: Filters;
  onChange: (change: Filters) => void;
}

interface Filter<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

type SearchField<Value, Filters> = (filter: Filter<Value>, card: SearchCard<Filters>) => ReactNode;

type FieldsOf<Filters> = {
  readonly [Name in keyof Filters]-?: SearchField<NonNullable<Filters[Name]>, Filters> | false;
};

interface SearchGridProps<Filters> extends SearchCard<Filters> {
  fields: FieldsOf<Filters>;
}

/** A field for each filter, in this order: one that is left out does not compile. */
export function SearchGrid<Filters extends object>({ fields, ...card }: SearchGridProps<Filters>) {
  const fieldOf = <Name extends keyof Filters>(name: Name) => {
    const field: FieldsOf<Filters>[Name] = fields[name];
    const onChange = (value: Filters[Name] | undefined) => card.onChange({ [name]: value } as Filters);
    return field && field({ value: card.draft[name] ?? undefined, onChange }, card);
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(122px, 1fr))', gap: '6px 10px' }}>
      {(Object.keys(fields) as (keyof Filters & string)[]).map((name) => (
        <Fragment key={name}>{fieldOf(name)}</Fragment>
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

interface LabelledFilter<Value> extends Filter<Value> {
  label: string;
}

interface SearchTextProps extends LabelledFilter<string> {
  /** Codes may be scanned into it. */
  takesCodes?: boolean;
  /** Told of Enter, and when the field is left. */
  onDone?: () => void;
}

export function SearchText({ label, value, onChange, takesCodes = false, onDone }: SearchTextProps) {
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
          onBlur={onDone}
          onPressEnter={onDone}
        />
      )}
    </Labelled>
  );
}

interface SearchReferenceProps extends LabelledFilter<Reference> {
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

interface SearchChoiceProps<Name extends string> extends LabelledFilter<Name> {
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

interface SearchFlagProps extends LabelledFilter<boolean> {
  of?: { true: string; false: string };
}

export function SearchFlag({ value, onChange, of = { true: 'Yes', false: 'No' }, ...rest }: SearchFlagProps) {
  return (
    <SearchChoice
      {...rest}
      of={of}
      value={value === undefined ? undefined : `${value}`}
      onChange={(answer) => onChange(answer && answer === 'true')}
    />
  );
}

interface SearchDateProps extends SearchCard<Period> {
  bound: keyof Period;
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

export function SearchMonth({ label, value, onChange }: LabelledFilter<string>) {
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
export function SearchMoney({ label, value, onChange }: LabelledFilter<number>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <MoneyInput id={id} value={value} placeholder="Any" onChange={(entered) => onChange(entered ?? undefined)} />
      )}
    </Labelled>
  );
}
