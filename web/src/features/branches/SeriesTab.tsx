import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import {
  useBranchesQuery,
  useNumberSeriesQuery,
  useRegistrationsQuery,
  type SeriesRowFragment,
} from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { FormModal } from '../../ui/form/FormModal';
import { useShortcut } from '../../ui/keys/shortcuts';
import { DataTable } from '../../ui/table/DataTable';
import { useRowAction } from '../../ui/table/RowButton';
import { Toolbar } from '../../ui/panel/Toolbar';
import { seriesColumns, type SeriesRow } from './seriesColumns';
import { SeriesForm } from './SeriesForm';

const fresh = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

const nameOf = ({ kind, owner }: Pick<SeriesRow, 'kind' | 'owner'>) =>
  owner ? `${labels.SeriesKind[kind]} of ${owner}` : labels.SeriesKind[kind];

export function SeriesTab() {
  const { data, loading, error, refetch } = useNumberSeriesQuery(fresh);
  const { data: branches } = useBranchesQuery(fresh);
  const { data: registrations } = useRegistrationsQuery(fresh);
  const [open, setOpen] = useState<{ series: SeriesRowFragment | null } | null>(null);
  const close = () => setOpen(null);
  const edit = useCallback(({ isStored, ...series }: SeriesRow) => {
    setOpen({ series: isStored ? series : { ...series, uniqueId: null } });
  }, []);
  useShortcut('n', 'New number series', () => setOpen({ series: null }), { opensField: true });
  const actions = useRowAction('Edit', nameOf, edit);
  const rows = (data?.numberSeries.rows ?? []).map((row) => ({
    ...row,
    uniqueId: row.uniqueId ?? row.kind,
    isStored: row.uniqueId !== null,
  }));
  return (
    <>
      <Toolbar
        excel={<SelectedExcel rows={rows} columns={seriesColumns} name="Number series" />}
        primary={
          <Button type="primary" disabled={!branches || !registrations} onClick={() => setOpen({ series: null })}>
            New number series
          </Button>
        }
      >
        <span className="quiet">A number is given on approval; none is left out</span>
      </Toolbar>
      <DataTable
        label="Number series"
        columns={seriesColumns}
        rows={rows}
        loading={loading}
        failed={error && !loading ? { title: 'The number series could not be loaded', retry: refetch } : null}
        actions={actions}
        onOpen={edit}
        emptyText="There are no number series"
        loadingText="Loading number series..."
      />
      <FormModal
        open={open !== null && branches !== undefined && registrations !== undefined}
        title={open?.series ? `Number series ${nameOf(open.series)}` : 'New number series'}
        width={760}
        onClose={close}
      >
        {open && (
          <SeriesForm
            {...open}
            branches={branches?.branches.rows ?? []}
            registrations={registrations?.registrations.rows ?? []}
            onDone={close}
          />
        )}
      </FormModal>
    </>
  );
}
