import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useCitiesQuery, type CityRowFragment, type StateRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { ListTable } from '../../ui/table/ListTable';
import { Panel } from '../../ui/panel/Panel';
import { RowMenu } from '../../ui/table/RowMenu';
import { useUrlState } from '../../ui/search/useUrlState';
import { useListPage, wholeList } from '../../ui/table/useListPage';
import { ViewMenu } from '../../ui/views/ViewMenu';
import { beginsWith } from './beginsWith';
import { CityFormModal } from './CityForm';
import { FilterBox } from './FilterBox';
import { May } from '../../ui/app/May';
import { usePermission } from '../../ui/app/usePermission';
import { Toolbar } from '../../ui/panel/Toolbar';

const columns: readonly Column<CityRowFragment, SortFields['City']>[] = [
  { key: 'name', title: 'City', sortBy: 'name', width: 220, card: 'title' },
  { key: 'pinCode', title: 'Pin Code', sortBy: 'pinCode', fit: 'whole', card: 'state' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn', card: 'note' },
];

const newCity = 'new';

interface Props {
  state: StateRowFragment;
  onDelete: (city: CityRowFragment) => void;
}

export function CitiesPanel({ state, onDelete }: Props) {
  const list = useListPage({
    query: useCitiesQuery,
    page: (data) => data.cities,
    take: wholeList,
    sort: { by: 'name', order: 'ASC' },
    filters: {},
    toSearch: () => ({ stateCode: [state.code] }),
  });
  const [text, setText] = useState('');
  const popup = useUrlState('city', 'updateCity');
  const { show } = popup;
  const mayEdit = usePermission()('updateCity');
  const editing = list.rows.find(({ uniqueId }) => uniqueId === popup.value) ?? null;
  const found = useMemo(
    () => list.rows.filter(({ name, pinCode }) => beginsWith(text, name, pinCode)),
    [list.rows, text],
  );
  const filtered = text.trim() !== '';
  const shown = filtered ? { ...list, rows: found, range: `${found.length} of ${list.rowCount}` } : list;

  const edit = useCallback((row: CityRowFragment) => show(row.uniqueId), [show]);
  const actions = useCallback(
    (row: CityRowFragment) => (
      <RowMenu
        name={row.name}
        actions={[
          { label: 'Edit', action: 'updateCity', run: () => edit(row) },
          { label: 'Delete', action: 'deleteCity', danger: true, run: () => onDelete(row) },
        ]}
      />
    ),
    [edit, onDelete],
  );

  return (
    <Panel
      title={`Cities of ${state.name}`}
      extra={
        <May do="createCity">
          <Button type="primary" size="small" onClick={() => show(newCity)}>
            Add City
          </Button>
        </May>
      }
    >
      <Toolbar columns={columns}>
        <ViewMenu />
        <FilterBox label="Search cities" placeholder="Name or pin code" value={text} onChange={setText} />
      </Toolbar>
      <ListTable
        list={shown}
        label="Cities"
        columns={columns}
        actions={actions}
        onOpen={mayEdit ? edit : undefined}
        unpaged
        emptyText={filtered ? `No city begins with '${text.trim()}'` : productTexts.noCitiesIn(state.name)}
        loadingText="Loading cities..."
      />
      <CityFormModal
        open={popup.value === newCity || editing !== null}
        state={state}
        city={editing}
        onClose={popup.close}
        // Clears the filter, so that the added city is visible.
        onAdded={() => setText('')}
      />
    </Panel>
  );
}
