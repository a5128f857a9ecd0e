import { Alert } from 'antd';
import { cargoRefusal } from '../../../../server/src/domain/policy';
import { useCargoDetailQuery } from '../../graphql.generated';
import { FormModal } from '../../ui/form/FormModal';
import { Skeleton } from '../../ui/panel/Skeleton';
import { CargoForm } from './CargoForm';

interface Props {
  /** `uniqueId` of the cargo consignment to update, or 'new'; null: closed. */
  editing: string | 'new' | null;
  onClose: () => void;
  onSaved: (saved: { uniqueId: string }) => void;
}

export function CargoFormModal({ editing, onClose, onSaved }: Props) {
  const uniqueId = editing === 'new' ? null : editing;
  const { data, loading, error } = useCargoDetailQuery({
    variables: { uniqueId: uniqueId ?? '' },
    skip: uniqueId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // Ignores the previous record, which the query may still return.
  const cargo = data?.cargoConsignment.uniqueId === uniqueId ? (data?.cargoConsignment ?? null) : null;
  const refusal = cargo && cargoRefusal.update(cargo);
  // The title is known before the record has loaded.
  const title = uniqueId ? `Update Consignment ${cargo?.awbNo ?? ''}`.trimEnd() : 'Create Consignment';
  return (
    <FormModal open={editing !== null} title={title} width={900} top={40} onClose={onClose}>
      {refusal && <Alert type="error" showIcon title={refusal} />}
      {!refusal && (cargo || editing === 'new') && <CargoForm cargo={cargo} onSaved={onSaved} />}
      {uniqueId && !cargo && error && <Alert type="error" showIcon title="The consignment could not be loaded" />}
      {uniqueId && !cargo && loading && <Skeleton />}
    </FormModal>
  );
}
