import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { courier } from '../../../../server/src/domain/tax/services';
import type { ServiceRowFragment, useServicesQuery } from '../../graphql.generated';
import { FormModal } from '../../ui/form/FormModal';
import { Panel } from '../../ui/panel/Panel';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { RowButton } from '../../ui/table/RowButton';
import { ServiceForm } from './ServiceForm';

type Row = ServiceRowFragment;

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Service', width: 200, card: 'title' },
  { key: 'sac', title: 'SAC', value: (row) => row.sac ?? 'As the company', fit: 'whole', card: 'text' },
  { key: 'charge', title: 'Charge', value: (row) => labels.ServiceCharge[row.charge], fit: 'whole', card: 'note' },
  {
    key: 'percent',
    title: 'GST',
    value: (row) => (row.percent === null ? 'As gst.percent' : `${row.percent} %`),
    fit: 'whole',
    card: 'state',
  },
  { key: 'validFrom', title: 'Valid From', kind: 'date', card: 'place' },
];

/** Courier services first; the newest entry of a service before its earlier ones. */
const order = (one: Row, other: Row): number =>
  Number(other.name === courier) - Number(one.name === courier) ||
  one.name.localeCompare(other.name) ||
  other.validFrom.localeCompare(one.validFrom);

/** What is sold: by which code and rate, and who pays the tax. */
export function Services({ asked: { data, loading, error, refetch } }: { asked: ReturnType<typeof useServicesQuery> }) {
  const rows = [...(data?.services.rows ?? [])].sort(order);
  /** The entry to begin with; null: none. */
  const [open, setOpen] = useState<{ from: Row | null } | null>(null);
  const edit = useCallback((from: Row) => from.name !== courier && setOpen({ from }), []);
  const close = () => setOpen(null);
  const actions = useCallback(
    (row: Row) =>
      row.name === courier ? null : (
        <RowButton aria-label={`Edit ${row.name}, ${row.validFrom}`} onClick={() => edit(row)}>
          Edit
        </RowButton>
      ),
    [edit],
  );
  return (
    <Panel title="Services" extra={<Button onClick={() => setOpen({ from: null })}>New service</Button>}>
      <DataTable
        dense
        label="Catalogue of services"
        columns={columns}
        rows={rows}
        actions={actions}
        onOpen={edit}
        loading={loading && rows.length === 0}
        failed={error ? { title: 'The services could not be loaded', retry: refetch } : null}
        emptyText="There are no services"
        loadingText="Loading services..."
      />
      <FormModal open={open !== null} title="Service" width={520} onClose={close}>
        {open && <ServiceForm from={open.from} services={rows} onDone={close} />}
      </FormModal>
    </Panel>
  );
}
