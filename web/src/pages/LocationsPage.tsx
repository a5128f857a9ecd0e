import { Col, Row } from 'antd';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CitiesPanel } from '../features/locations/CitiesPanel';
import '../features/locations/locations.css';
import { StateFormModal } from '../features/locations/StateForm';
import { StatesPanel } from '../features/locations/StatesPanel';
import { useLocationDeletes } from '../features/locations/useLocationDeletes';
import { useStatesQuery, type StateRowFragment } from '../graphql.generated';
import { PageHeader } from '../ui/panel/PageHeader';
import { Panel } from '../ui/panel/Panel';
import { useUrlState } from '../ui/search/useUrlState';
import { toPage, wholeList } from '../ui/table/useListPage';
import { EmptyState } from '../ui/panel/EmptyState';

const newState = 'new';

export default function LocationsPage() {
  const { data, loading, error, refetch } = useStatesQuery({
    variables: { search: { skip: 0, take: wholeList, sortBy: 'name', sortOrder: 'ASC' } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const states = data?.states.rows ?? [];
  const [params, setParams] = useSearchParams();
  const selected = states.find(({ uniqueId }) => uniqueId === params.get('state'));
  const popup = useUrlState('stateForm', 'updateState');
  const { show } = popup;
  const editing = states.find(({ uniqueId }) => uniqueId === popup.value) ?? null;
  const { deleteState, deleteCity } = useLocationDeletes();

  const [text, setText] = useState('');

  const edit = useCallback(({ uniqueId }: StateRowFragment) => show(uniqueId), [show]);
  const select = useCallback(
    ({ uniqueId }: StateRowFragment, closingPopup = false) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          toPage(next, 0);
          next.delete('stateForm');
          next.set('state', uniqueId);
          return next;
        },
        { replace: closingPopup },
      ),
    [setParams],
  );

  return (
    <>
      <PageHeader title="Manage Locations" />
      <Row gutter={10} className="locations">
        <Col xs={24} lg={10}>
          <StatesPanel
            states={states}
            loading={loading}
            text={text}
            onText={setText}
            failed={error ? { title: 'The states could not be loaded', retry: refetch } : null}
            selected={selected?.uniqueId ?? null}
            onSelect={select}
            onAdd={() => show(newState)}
            onEdit={edit}
            onDelete={deleteState}
          />
        </Col>
        <Col xs={24} lg={14}>
          {selected ? (
            <CitiesPanel key={selected.uniqueId} state={selected} onDelete={deleteCity} />
          ) : (
            <Panel>
              <EmptyState text="Select a state to see its cities" />
            </Panel>
          )}
        </Col>
      </Row>
      <StateFormModal
        open={popup.value === newState || editing !== null}
        state={editing}
        onClose={popup.close}
        onAdded={(state) => {
          // Clears the filter, so that the added state is visible.
          setText('');
          select(state, true);
        }}
      />
    </>
  );
}
