import { Alert } from 'antd';
import { useState } from 'react';
import { useConsignmentDetailQuery, type ConsignmentDetailFragment } from '../../graphql.generated';
import { FormModal } from '../../ui/form/FormModal';
import { Skeleton } from '../../ui/panel/Skeleton';
import { ConsignmentForm, type SavedConsignment } from './ConsignmentForm';

interface Props {
  open: boolean;
  mode: 'create' | 'update';
  /** The consignment to update. */
  uniqueId: string | null;
  onClose: () => void;
  /**
   * Called after saving. After a new booking the form stays open for the next one; after an update `onClose` follows.
   */
  onSaved: (consignment: SavedConsignment) => void;
}

export function ConsignmentFormModal({ open, mode, uniqueId, onClose, onSaved }: Props) {
  return (
    <FormModal
      open={open}
      title={mode === 'create' ? 'Create Consignment' : 'Update Consignment'}
      width={1120}
      top={24}
      onClose={onClose}
    >
      {mode === 'create' && <Bookings onSaved={onSaved} />}
      {mode === 'update' && uniqueId && <Update uniqueId={uniqueId} onClose={onClose} onSaved={onSaved} />}
    </FormModal>
  );
}

/** Books one consignment after another. */
function Bookings({ onSaved }: Pick<Props, 'onSaved'>) {
  const [last, setLast] = useState<SavedConsignment | null>(null);
  return (
    <ConsignmentForm
      key={last?.uniqueId}
      consignment={null}
      last={last}
      onSaved={(saved) => {
        setLast(saved);
        onSaved(saved);
      }}
    />
  );
}

/**
 * Updates one consignment. If somebody else saves it meanwhile, typed values stay; the clerk chooses when to load the
 * newer ones.
 */
function Update({ uniqueId, onClose, onSaved }: Pick<Props, 'onClose' | 'onSaved'> & { uniqueId: string }) {
  const { data, loading, error } = useConsignmentDetailQuery({
    variables: { uniqueId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [opened, setOpened] = useState<ConsignmentDetailFragment | null>(null);
  const current = data?.consignment ?? null;
  if (!opened && current && !loading) setOpened(current);

  if (!opened) {
    if (error) return <Alert type="error" showIcon title="The consignment could not be loaded" />;
    return <Skeleton />;
  }
  return (
    <ConsignmentForm
      consignment={opened}
      newer={current && current.version > opened.version ? current : null}
      onReload={() => setOpened(current && { ...current })}
      onSaved={(saved) => {
        onSaved(saved);
        onClose();
      }}
    />
  );
}
