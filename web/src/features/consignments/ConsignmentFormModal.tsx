import { Alert, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useConsignmentDetailQuery, type ConsignmentDetailFragment } from '../../graphql.generated';
import { ConsignmentForm } from './ConsignmentForm';

type Saved = { uniqueId: string; awbNo: string };

interface Props {
  open: boolean;
  mode: 'create' | 'update';
  /** The consignment to update. */
  uniqueId: string | null;
  onClose: () => void;
  /** A new booking leaves the form open for the next one; after an update `onClose` follows. */
  onSaved: (consignment: Saved) => void;
}

export function ConsignmentFormModal({ open, mode, uniqueId, onClose, onSaved }: Props) {
  return (
    <Modal
      open={open} title={mode === 'create' ? 'Create Consignment' : 'Update Consignment'} footer={null} width={1120}
      style={{ top: 24 }} mask={{ closable: false }} destroyOnHidden onCancel={onClose}
    >
      {mode === 'create' && <Bookings onClose={onClose} onSaved={onSaved} />}
      {mode === 'update' && uniqueId && <Update uniqueId={uniqueId} onClose={onClose} onSaved={onSaved} />}
    </Modal>
  );
}

type PartProps = Pick<Props, 'onClose' | 'onSaved'>;

/** One booking after the other. */
function Bookings({ onClose, onSaved }: PartProps) {
  const [last, setLast] = useState<Saved | null>(null);
  return (
    <ConsignmentForm
      key={last?.uniqueId} consignment={null} lastAwbNo={last?.awbNo} onClose={onClose}
      onSaved={(saved) => {
        setLast(saved);
        onSaved(saved);
      }}
    />
  );
}

/** What was typed stays when somebody else saves the same consignment; the clerk takes the newer values when ready. */
function Update({ uniqueId, onClose, onSaved }: PartProps & { uniqueId: string }) {
  const { data, loading, error } = useConsignmentDetailQuery({
    variables: { uniqueId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first',
  });
  const [opened, setOpened] = useState<ConsignmentDetailFragment | null>(null);
  const current = data?.consignment ?? null;
  if (!opened && current && !loading) setOpened(current);

  if (!opened) {
    if (error) return <Alert type="error" showIcon title="The consignment could not be loaded" />;
    return <Spin style={{ width: '100%' }} />;
  }
  return (
    <ConsignmentForm
      consignment={opened}
      newer={current && current.version > opened.version ? current : null}
      onReload={() => setOpened(current && { ...current })}
      onClose={onClose}
      onSaved={(saved) => {
        onSaved(saved);
        onClose();
      }}
    />
  );
}
