import { Select } from 'antd';
import type { CSSProperties } from 'react';
import { labels, type ReportGroup, type ReportMeasure } from '../../../../server/src/domain/enums';
import type { ReportName } from '../../../../server/src/domain/reports/reports';
import { earliestSearchDate, formatDate } from '../../../../server/src/domain/values/dates';
import { useHolder } from '../../ui/app/usePermission';
import { useDayField } from '../../ui/form/useDayField';
import { DateInput } from '../../ui/input/DateInput';
import { SearchBranch } from '../../ui/search/SearchBranch';
import { Labelled } from '../../ui/search/searchFields';
import { choicesOf, reportTitles, type ChosenReport, type ReportAddress } from './reportAddress';
import { comparisonTexts, namedPeriods, periodText, type Comparison, type ReportPeriod } from './reportPeriods';

interface Props {
  chosen: ChosenReport;
  onChange: (change: ReportAddress) => void;
}

/** What a report shows when it is chosen. */
const firstMeasures: Record<ReportName, readonly ReportMeasure[]> = {
  consignments: ['Count', 'Freight'],
  cargo: ['Count', 'Freight'],
  invoices: ['Count', 'Amount'],
  payments: ['Count', 'Amount'],
};

const columns = { '--column': '120px' } as CSSProperties;

/** What is summed, by what, of which period. Each choice is asked for at once. */
export function ReportChoices({ chosen, onChange }: Props) {
  const { name, choice, measures, groups, comparison } = chosen;
  const holder = useHolder();
  const [first, second] = groups;
  const by = (...wanted: readonly (ReportGroup | undefined)[]) =>
    onChange({ by: wanted.filter((group) => group !== undefined) });
  const groupOptions = (without?: ReportGroup) =>
    choice.groups.filter((group) => group !== without).map((value) => ({ value, label: labels.ReportGroup[value] }));
  return (
    <div className="field-grid" style={columns} role="group" aria-label="Report">
      <Choice<ReportName>
        label="Report of"
        value={name}
        options={[...choicesOf(holder).keys()].map((value) => ({ value, label: reportTitles[value] }))}
        onChange={(of) => of && onChange({ of, show: [...firstMeasures[of]] })}
      />
      <div style={{ gridColumn: 'span 2' }}>
        <Labelled label="Show">
          {(id) => (
            <Select<ReportMeasure[]>
              id={id}
              mode="multiple"
              style={{ width: '100%' }}
              maxTagCount="responsive"
              options={choice.measures.map((value) => ({ value, label: labels.ReportMeasure[value] }))}
              value={[...measures]}
              onChange={(show) => show.length > 0 && onChange({ show })}
            />
          )}
        </Labelled>
      </div>
      <Choice
        label="By"
        placeholder="Nothing: the total"
        value={first}
        options={groupOptions(second)}
        onChange={(group) => by(group, second)}
      />
      <Choice
        label="Then by"
        placeholder="Nothing"
        value={second}
        options={groupOptions(first)}
        onChange={(group) => by(first, group)}
      />
      <Periods chosen={chosen} onChange={onChange} />
      <Choice
        label="Compare with"
        placeholder="Nothing"
        value={comparison}
        options={(Object.keys(comparisonTexts) as Comparison[]).map((value) => ({
          value,
          label: comparisonTexts[value],
        }))}
        onChange={(compare) => onChange({ compare })}
      />
      <SearchBranch value={chosen.branch} onChange={(branchId) => onChange({ branchId })} />
    </div>
  );
}

function Periods({ chosen: { period, periodName }, onChange }: Props) {
  const { fromDate, toDate } = period;
  const set = (change: Partial<ReportPeriod>) => onChange({ period: periodText({ ...period, ...change }) });
  const from = useDayField(fromDate, (date) => set({ fromDate: date, toDate: date > toDate ? date : toDate }));
  const to = useDayField(toDate, (date) => set({ toDate: date, fromDate: date < fromDate ? date : fromDate }));
  const isNamed = namedPeriods.some(({ value }) => value === periodName);
  return (
    <>
      <Choice
        label="Period"
        value={periodName}
        options={isNamed ? namedPeriods : [{ value: periodName, label: 'Chosen dates' }, ...namedPeriods]}
        onChange={(name) => name && onChange({ period: name })}
      />
      <Labelled label="From">
        {(id) => <DateInput id={id} min={earliestSearchDate} max="today" invalid="Select a day" {...from} />}
      </Labelled>
      <Labelled label="To">
        {(id) => <DateInput id={id} min={earliestSearchDate} max="today" invalid="Select a day" {...to} />}
      </Labelled>
    </>
  );
}

/** Which days the comparison is of. */
export function comparisonText({ comparison, compared }: ChosenReport): string {
  if (!comparison) return '';
  if (!compared) return `There is nothing to compare with before ${formatDate(earliestSearchDate)}`;
  return `Compared with ${formatDate(compared.fromDate)} to ${formatDate(compared.toDate)}`;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  /** Without it one is always chosen. */
  placeholder?: string;
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, options, placeholder, onChange, ...rest }: ChoiceProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select<Value>
          {...rest}
          id={id}
          style={{ width: '100%' }}
          placeholder={placeholder}
          allowClear={placeholder !== undefined}
          options={[...options]}
          onChange={(chosen: Value | undefined) => onChange(chosen)}
        />
      )}
    </Labelled>
  );
}
