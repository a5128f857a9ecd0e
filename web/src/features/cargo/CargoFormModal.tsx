import { Alert, Modal, Spin } from 'antd';
import { cargoRefusal } from '../../../../server/src/domain/policy';
import { useCargoDetailQuery } from '../../graphql.generated';
import { CargoForm } from './CargoForm';

interface Props {
  /** The cargo consignment to update, or a new one; null: closed. */
  editing: string | 'new' | null;
  onClose: () => void;
  onSaved: (saved: { uniqueId: string }) => void;
}

export function CargoFormModal({ editing, onClose, onSaved }: Props) {
  const uniqueId = editing === 'new' ? null : editing;
  const { data, loading, error } = useCargoDetailQuery({
    variables: { uniqueId: uniqueId ?? '' }, skip: uniqueId === null,
    fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first',
  });
  // Not the answer for the one before.
  const cargo = data?.cargoConsignment.uniqueId === uniqueId ? data?.cargoConsignment ?? null : null;
  const refusal = cargo && cargoRefusal.update(cargo);
  return (
    <Modal
      open={editing !== null} title={cargo?.awbNo ? `Update Consignment ${cargo.awbNo}` : 'Create Consignment'} footer={null}
      width={900} style={{ top: 40 }} mask={{ closable: false }} destroyOnHidden onCancel={onClose}
    >
      {refusal && <Alert type="error" showIcon title={refusal} />}
      {!refusal && (cargo || editing === 'new') && <CargoForm cargo={cargo} onClose={onClose} onSaved={onSaved} />}
      {uniqueId && !cargo && error && <Alert type="error" showIcon title="The consignment could not be loaded" />}
      {uniqueId && !cargo && loading && <Spin style={{ width: '100%' }} />}
    </Modal>
  );
}
