import { Row } from 'antd';
import { useCallback, useState } from 'react';
import { labels, type EwayLimitKind } from '../../../../server/src/domain/enums';
import { SaveEwayLimitInput } from '../../../../server/src/modules/bookings/eway/ewayLimit.inputs';
import { companyToday } from '../../companyToday';
import { useSaveEwayLimitMutation, useStatesQuery, type EwayLimitRowFragment } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { none } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { wholeList } from '../../ui/table/useListPage';
import { useFormValues } from '../../ui/form/useFormValues';

interface Props {
  /** The limit that is to change from a date on; null: a new one. */
  from: EwayLimitRowFragment | null;
  limits: readonly EwayLimitRowFragment[];
  onDone: () => void;
}

const blankOf = (from: Props['from']) => ({
  kind: (from?.kind ?? 'IntraState') as EwayLimitKind | null,
  stateId: from?.state && from.stateId !== null ? { id: from.stateId, name: from.state.name } : none<Suggestion>(),
  amount: from?.amount ?? none<number>(),
  validFrom: companyToday() as string | null,
});

type Values = ReturnType<typeof blankOf>;

/** Sets a limit from a date on; that of the same date is replaced. */
export function EwayLimitForm({ from, limits, onDone }: Props) {
  const [blank] = useState(() => blankOf(from));
  const { data } = useStatesQuery({
    variables: { search: { skip: 0, take: wholeList, sortBy: 'name', sortOrder: 'ASC' } },
  });
  const states = data?.states.rows;
  const load = useCallback(
    async (text: string): Promise<readonly Suggestion[]> =>
      (states ?? [])
        .filter(({ name }) => name.toLowerCase().startsWith(text.trim().toLowerCase()))
        .map(({ id, name }) => ({ id, name })),
    [states],
  );
  const inputOf = ({ kind, stateId, amount, validFrom }: Values) => {
    const state = kind === 'IntraState' ? (stateId?.id ?? null) : null;
    const present = limits.find((each) => each.kind === kind && each.stateId === state && each.validFrom === validFrom);
    return { kind, stateId: state, amount, validFrom, version: present?.version };
  };
  const form = useCommandForm({
    rules: SaveEwayLimitInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useSaveEwayLimitMutation(),
    done: 'Limit saved',
    changes: ['ewayLimits', 'ewayLimit'],
    onSaved: onDone,
  });
  const kind = useFormValues(form, (values) => values.kind);
  return (
    <InputForm form={form} label="E-way bill limit">
      <Row gutter={12}>
        <form.Field span={24} name="kind" label="Movement">
          <Choice label="Movement" of={labels.EwayLimitKind} />
        </form.Field>
        {kind === 'IntraState' && (
          <form.Field
            span={24}
            name="stateId"
            label="State"
            extra="Left blank: all states without a limit of their own"
          >
            <ReferenceSelect load={load} />
          </form.Field>
        )}
        <form.Field xs={24} sm={12} name="amount" label="Goods Above">
          <MoneyInput />
        </form.Field>
        <form.Field xs={24} sm={12} name="validFrom" label="Valid From">
          <DateInput />
        </form.Field>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
