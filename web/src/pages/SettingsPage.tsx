import { useCallback, useMemo } from 'react';
import { EwayLimits } from '../features/eway/EwayLimits';
import { Services } from '../features/services/Services';
import { settingColumns, type SettingRow } from '../features/settings/settingColumns';
import { SettingModal } from '../features/settings/SettingModal';
import { useServicesQuery, useSettingsQuery } from '../graphql.generated';
import { DataTable } from '../ui/table/DataTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { useRowAction } from '../ui/table/RowButton';
import { useUrlState } from '../ui/search/useUrlState';

const nameOf = (row: SettingRow) => row.key;

export default function SettingsPage() {
  const { data, loading, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const services = useServicesQuery({ fetchPolicy: 'cache-and-network' });
  const rows = useMemo(() => (data?.settings.rows ?? []).map((row) => ({ ...row, uniqueId: row.key })), [data]);
  const opened = useUrlState('open');
  const show = opened.show;
  const open = useCallback((row: SettingRow) => show(row.key), [show]);
  const actions = useRowAction('Edit', nameOf, open);
  return (
    <>
      <PageHeader title="Settings" note="A value holds from its date until the next one" />
      <DataTable
        label="Settings"
        columns={settingColumns}
        rows={rows}
        actions={actions}
        onOpen={open}
        opensOnClick
        loading={loading && rows.length === 0}
        failed={error ? { title: 'The settings could not be loaded', retry: () => void refetch() } : null}
        emptyText="There are no settings"
        loadingText="Loading settings..."
      />
      {/* Neither before the table above it has its height. */}
      {data && <Services asked={services} />}
      {data && (services.data ?? services.error) && <EwayLimits />}
      <SettingModal setting={rows.find(({ key }) => key === opened.value) ?? null} onClose={opened.close} />
    </>
  );
}
