import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import type { StateRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import type { Failed } from '../../ui/panel/LoadFailure';
import { Panel } from '../../ui/panel/Panel';
import { RowMenu } from '../../ui/table/RowMenu';
import { beginsWith } from './beginsWith';
import { FilterBox } from './FilterBox';
import { May } from '../../ui/app/May';
import { Toolbar } from '../../ui/panel/Toolbar';

const columns: readonly Column<StateRowFragment, SortFields['State']>[] = [
  { key: 'code', title: 'Code', fit: 'whole' },
  { key: 'name', title: 'State', width: 200 },
];

interface Props {
  states: readonly StateRowFragment[];
  loading: boolean;
  failed: Failed | null;
  /** The filter text. */
  text: string;
  onText: (text: string) => void;
  /** `uniqueId` of the state whose cities are shown. */
  selected: string | null;
  onSelect: (state: StateRowFragment) => void;
  onAdd: () => void;
  onEdit: (state: StateRowFragment) => void;
  onDelete: (state: StateRowFragment) => void;
}

export function StatesPanel({
  states,
  loading,
  failed,
  text,
  onText,
  selected,
  onSelect,
  onAdd,
  onEdit,
  onDelete,
}: Props) {
  const rows = useMemo(
    () => states.filter(({ name, code }) => beginsWith(text, name, code)).sort((a, b) => a.name.localeCompare(b.name)),
    [states, text],
  );
  const actions = useCallback(
    (row: StateRowFragment) => (
      <RowMenu
        name={row.name}
        actions={[
          { label: 'Edit', action: 'updateState', run: () => onEdit(row) },
          { label: 'Delete', action: 'deleteState', danger: true, run: () => onDelete(row) },
        ]}
      />
    ),
    [onEdit, onDelete],
  );

  return (
    <Panel
      title="States"
      extra={
        <May do="createState">
          <Button size="small" onClick={onAdd}>
            Add State
          </Button>
        </May>
      }
    >
      <Toolbar>
        <FilterBox label="Search states" placeholder="Name or code" value={text} onChange={onText} />
      </Toolbar>
      <DataTable
        label="State list"
        columns={columns}
        rows={rows}
        loading={loading}
        failed={failed}
        actions={actions}
        onOpen={onSelect}
        opensOnClick
        letterKeys
        tone={(row) => (row.uniqueId === selected ? 'current' : undefined)}
        emptyText={text ? `No state begins with '${text.trim()}'` : 'There is no state data'}
        loadingText="Loading states..."
      />
    </Panel>
  );
}
