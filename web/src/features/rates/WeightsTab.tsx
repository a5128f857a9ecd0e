import { useCallback, useMemo } from 'react';
import { labels, type ServiceType } from '../../../../server/src/domain/enums';
import { SaveWeightRuleInput } from '../../../../server/src/modules/rating/rates/zone.inputs';
import { useSaveWeightRuleMutation, useWeightRulesQuery, type WeightRuleRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { Choice } from '../../ui/input/Choice';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import type { Column } from '../../ui/table/columns';
import { CountInput } from '../../ui/input/CountInput';
import { DataTable } from '../../ui/table/DataTable';
import { none } from '../../ui/form/formValues';
import { useInputForm } from '../../ui/form/InputForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { RowMenu } from '../../ui/table/RowMenu';
import { useCommand } from '../../ui/form/useCommand';
import { useEditing } from '../../ui/form/useEditing';
import { wholeList } from '../../ui/table/useListPage';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { Toolbar } from '../../ui/panel/Toolbar';
import { FactorInput, LengthInput } from './measureInputs';

const anyVendor = 'All vendors';

const columns: readonly Column<WeightRuleRowFragment, SortFields['WeightRule']>[] = [
  { key: 'vendor', title: 'Vendor', value: (row) => row.vendor?.name ?? anyVendor, width: 200, card: 'title' },
  {
    key: 'serviceType',
    title: 'Service Type',
    value: (row) => labels.ServiceType[row.serviceType],
    fit: 'whole',
    card: 'state',
  },
  { key: 'divisor', title: 'Divisor', kind: 'number', card: 'text' },
  {
    key: 'longSide',
    title: 'Long Side',
    value: (row) => (row.longSide === null ? '' : `above ${row.longSide} cm × ${row.longSideTimes}`),
    width: 200,
    card: 'place',
  },
  { key: 'createdOn', title: 'Created On', kind: 'instant' },
];

const blank = {
  vendorId: none<Suggestion>(),
  serviceType: 'Air' as ServiceType | null,
  divisor: none<number>(),
  longSide: none<number>(),
  longSideTimes: none<number>(),
};

const ruleOf = ({ vendorId, ...values }: typeof blank) => ({ ...values, vendorId: vendorId?.id ?? null });

/** Rules by which volume becomes weight: the form above their list. */
export function WeightsTab() {
  const { data, loading, error, refetch } = useWeightRulesQuery({
    variables: { search: { take: wholeList, sortBy: 'vendor', sortOrder: 'ASC' } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const rows = data?.weightRules.rows ?? [];
  const { editing, edit, done, tone } = useEditing(rows);
  const actions = useCallback(
    (row: WeightRuleRowFragment) => (
      <RowMenu
        name={`${row.vendor?.name ?? anyVendor}, ${labels.ServiceType[row.serviceType]}`}
        actions={[{ label: 'Edit', action: 'saveWeightRule', run: () => edit(row) }]}
      />
    ),
    [edit],
  );
  return (
    <>
      <WeightRuleForm editing={editing} onDone={done} />
      {rows.length > 0 && <Toolbar excel={<SelectedExcel rows={rows} columns={columns} name="Weight Rules" />} />}
      <DataTable
        label="Weight rules"
        columns={columns}
        rows={rows}
        loading={loading}
        failed={error && !loading ? { title: 'The weight rules could not be loaded', retry: refetch } : null}
        actions={actions}
        onOpen={edit}
        tone={tone}
        emptyText="There are no weight rules: volume is divided by 5,000"
        loadingText="Loading weight rules..."
      />
    </>
  );
}

interface FormProps {
  /** The rule to update; null: create a new one. */
  editing: WeightRuleRowFragment | null;
  onDone: () => void;
}

function WeightRuleForm({ editing, onDone }: FormProps) {
  const { vendors } = useSuggestions();
  const record = useMemo(
    () =>
      editing && {
        vendorId: editing.vendor ? { id: editing.vendor.id, name: editing.vendor.name } : null,
        serviceType: editing.serviceType,
        divisor: editing.divisor,
        longSide: editing.longSide,
        longSideTimes: editing.longSide === null ? null : editing.longSideTimes,
      },
    [editing],
  );
  const form = useInputForm<typeof blank, object>({
    rules: SaveWeightRuleInput,
    blank,
    record,
    recordOf: editing,
    toInput: ruleOf,
    draft: 'weightRule',
    async save(values) {
      const { serviceType, ...rule } = ruleOf(values);
      if (serviceType === null) return;
      const input = { ...rule, serviceType };
      const saved = await save({
        input: editing ? { ...input, uniqueId: editing.uniqueId, version: editing.version } : input,
      });
      if (!saved) return;
      form.reset();
      onDone();
    },
  });
  const [save] = useCommand(useSaveWeightRuleMutation(), {
    done: 'Weight rule saved',
    changes: ['weightRules', 'quoteConsignment'],
    form,
  });
  return (
    <RecordPanel
      form={form}
      noun="Weight Rule"
      actions={{ create: 'saveWeightRule', update: 'saveWeightRule' }}
      editing={editing && ` of ${editing.vendor?.name ?? anyVendor}`}
      onDone={onDone}
      verb="Add"
    >
      <form.Field xs={24} lg={6} name="vendorId" extra="Left blank: all vendors without a rule of their own">
        <ReferenceSelect load={vendors} remember="weightRuleVendor" />
      </form.Field>
      <form.Field xs={24} sm={12} lg={5} name="serviceType">
        <Choice label="Service Type" of={labels.ServiceType} />
      </form.Field>
      <form.Field xs={24} sm={12} lg={5} name="divisor" extra="Cubic cm per Kg">
        <CountInput />
      </form.Field>
      <form.Field xs={12} lg={4} name="longSide">
        <LengthInput placeholder="none" />
      </form.Field>
      <form.Field xs={12} lg={4} name="longSideTimes">
        <FactorInput />
      </form.Field>
    </RecordPanel>
  );
}
