import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { useEwayLimitsQuery, type EwayLimitRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { FormModal } from '../../ui/form/FormModal';
import { Panel } from '../../ui/panel/Panel';
import { useRowAction } from '../../ui/table/RowButton';
import { EwayLimitForm } from './EwayLimitForm';

type Row = EwayLimitRowFragment;

const statesText = ({ kind, state }: Pick<Row, 'kind' | 'state'>): string =>
  kind === 'InterState' ? 'All states' : (state?.name ?? 'All other states');

const columns: readonly Column<Row>[] = [
  { key: 'kind', title: 'Movement', value: (row) => labels.EwayLimitKind[row.kind], fit: 'whole', card: 'text' },
  { key: 'state', title: 'State', value: statesText, width: 200, card: 'title' },
  { key: 'amount', title: 'Goods Above', kind: 'money', card: 'state' },
  { key: 'validFrom', title: 'Valid From', kind: 'date', card: 'place' },
];

const order = (one: Row, other: Row): number =>
  one.kind.localeCompare(other.kind) ||
  (one.state?.name ?? '').localeCompare(other.state?.name ?? '') ||
  other.validFrom.localeCompare(one.validFrom);

const nameOf = (row: Row) => `${labels.EwayLimitKind[row.kind]}, ${statesText(row)}, ${row.validFrom}`;

/** Values above which goods need an e-way bill. */
export function EwayLimits() {
  const { data, loading, error, refetch } = useEwayLimitsQuery({ fetchPolicy: 'cache-and-network' });
  const rows = [...(data?.ewayLimits.rows ?? [])].sort(order);
  /** The limit to begin with; null: none. */
  const [open, setOpen] = useState<{ from: Row | null } | null>(null);
  const edit = useCallback((from: Row) => setOpen({ from }), []);
  const close = () => setOpen(null);
  const actions = useRowAction('Edit', nameOf, edit);
  return (
    <Panel title="E-way bill limits" extra={<Button onClick={() => setOpen({ from: null })}>New limit</Button>}>
      <DataTable
        dense
        label="Limits of the e-way bill"
        columns={columns}
        rows={rows}
        actions={actions}
        onOpen={edit}
        loading={loading && rows.length === 0}
        failed={error ? { title: 'The limits could not be loaded', retry: refetch } : null}
        emptyText="There are no limits: goods need no e-way bill"
        loadingText="Loading limits..."
      />
      <FormModal open={open !== null} title="E-way bill limit" width={520} onClose={close}>
        {open && <EwayLimitForm from={open.from} limits={rows} onDone={close} />}
      </FormModal>
    </Panel>
  );
}
