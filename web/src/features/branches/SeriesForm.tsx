import { Form, Input, Row, Select } from 'antd';
import { useState } from 'react';
import { labels, type SeriesKind } from '../../../../server/src/domain/enums';
import {
  defaultPattern,
  longFinancialYear,
  nextNumberWords,
  normalizePattern,
  numberRefusal,
  patternRefusal,
  seriesNumber,
} from '../../../../server/src/domain/billing/numberSeries';
import { firstOfFinancialYear } from '../../../../server/src/domain/values/dates';
import { SaveNumberSeriesInput } from '../../../../server/src/modules/parties/series/numberSeries.inputs';
import { companyToday } from '../../companyToday';
import {
  useSaveNumberSeriesMutation,
  type BranchRowFragment,
  type RegistrationRowFragment,
  type SeriesRowFragment,
} from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { CountInput } from '../../ui/input/CountInput';

interface Props {
  /** The series to change; null: a new one. One with which every company begins is the start of a new one. */
  series: SeriesRowFragment | null;
  branches: readonly BranchRowFragment[];
  registrations: readonly RegistrationRowFragment[];
  onDone: () => void;
}

const kinds = Object.entries(labels.SeriesKind).map(([value, label]) => ({ value: value as SeriesKind, label }));

function valuesOf({ series, registrations }: Props) {
  const kind = series?.kind ?? 'Invoice';
  const { pattern, width } = series ?? defaultPattern(kind);
  const first = registrations.find(({ isDefault }) => isDefault) ?? registrations[0];
  const owner = series?.branchId
    ? `branch ${series.branchId}`
    : `registration ${series?.registrationId ?? first?.id ?? ''}`;
  const validFrom = series?.uniqueId ? series.validFrom : firstOfFinancialYear(companyToday());
  return {
    kind,
    registrationId: owner,
    pattern,
    width: width as number | null,
    nextNumber: startOf(series),
    validFrom,
  };
}

const startOf = (series: SeriesRowFragment | null): number | null => series?.nextNumber ?? 1;

type Values = ReturnType<typeof valuesOf>;

const laterYear = (year: string) => `${Number(year.slice(0, 4)) + 1}-04-01`;

/** How documents of a kind are numbered, with the number that comes next in words. */
export function SeriesForm(props: Props) {
  const { series, branches, registrations, onDone } = props;
  const [first] = useState(() => valuesOf(props));
  const isKnown = series?.uniqueId != null;
  const thisYear = firstOfFinancialYear(companyToday());
  const years = [...new Set([first.validFrom ?? thisYear, thisYear, laterYear(thisYear)])].sort();
  const form = useCommandForm({
    rules: SaveNumberSeriesInput,
    blank: first,
    toInput: ({ registrationId: owner, ...values }: Values) => {
      const [of, id = ''] = owner.split(' ');
      return {
        ...values,
        registrationId: of === 'registration' ? id : null,
        branchId: of === 'branch' ? id : null,
        uniqueId: series?.uniqueId ?? null,
        version: series?.version ?? null,
      };
    },
    startsFocused: true,
    mutation: useSaveNumberSeriesMutation(),
    done: ({ saveNumberSeries: { kind, next } }) => `${labels.SeriesKind[kind]}: the next number is ${next.join(', ')}`,
    changes: ['numberSeries', 'setUpState'],
    onSaved: onDone,
  });
  const owners = [
    ...registrations.map(({ id, gstin, state }) => ({
      value: `registration ${id}`,
      label: `${gstin} ${state?.name ?? ''}`,
    })),
    ...branches.map(({ id, name }) => ({ value: `branch ${id}`, label: `Branch ${name}` })),
  ];
  return (
    <InputForm form={form} label="Number series">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="kind">
          <Select options={kinds} disabled={isKnown} />
        </form.Field>
        <form.Field xs={24} sm={12} name="registrationId" label="Of">
          <Select options={owners} disabled={isKnown} />
        </form.Field>
        <form.Field xs={24} sm={12} name="pattern" extra="{FY} {YY} {MM} {BR}, and {n} at the end">
          <Input autoCapitalize="characters" spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={4} name="width">
          <CountInput />
        </form.Field>
        <form.Field xs={12} sm={8} name="nextNumber" extra="Only forward">
          <CountInput max={999_999} />
        </form.Field>
        <form.Field xs={24} sm={12} name="validFrom" label="From the Year">
          <Select disabled={isKnown} options={years.map((year) => ({ value: year, label: longFinancialYear(year) }))} />
        </form.Field>
      </Row>
      <Form.Item noStyle shouldUpdate>
        {() => (
          <p role="status" className="facts">
            {wordsOf(form.values(), props)}
          </p>
        )}
      </Form.Item>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}

/** 'The next invoice of 2026-27 will be INV/26-27/501', or why there is none. */
function wordsOf({ kind, registrationId: owner, validFrom, ...typed }: Values, { branches }: Props): string {
  const pattern = normalizePattern(typed.pattern);
  const refusal = patternRefusal(pattern);
  if (refusal) return refusal;
  const year = validFrom ?? firstOfFinancialYear(companyToday());
  const date = firstOfFinancialYear(companyToday()) === year ? companyToday() : year;
  const isOf = ({ id, registration }: BranchRowFragment) =>
    owner === `branch ${id}` || owner === `registration ${registration?.id ?? ''}`;
  const branchCode = branches.find(isOf)?.code ?? '';
  const number = seriesNumber({ pattern, width: typed.width ?? 1 }, { date, branchCode }, typed.nextNumber ?? 1);
  return numberRefusal(number) ?? nextNumberWords(kind, year, number);
}
