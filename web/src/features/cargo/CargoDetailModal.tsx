import { Alert, Modal, Spin } from 'antd';
import { useCargoDetailQuery } from '../../graphql.generated';
import { EnumTag } from '../../ui/EnumTag';
import { PieceTag } from '../../ui/PieceTag';
import { Tag } from '../../ui/Tag';
import { CargoDetail } from './CargoDetail';

interface Props {
  /** `uniqueId` of the cargo consignment to show; null: closed. */
  uniqueId: string | null;
  /** Hidden while another window is shown in its place; loaded data is kept. */
  covered?: boolean;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

export function CargoDetailModal({ uniqueId, covered = false, onClose, onEdit }: Props) {
  const { data, error } = useCargoDetailQuery({
    variables: { uniqueId: uniqueId ?? '' },
    skip: uniqueId === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const cargo = data?.cargoConsignment;
  return (
    <Modal
      open={uniqueId !== null && !covered}
      footer={null}
      width={900}
      style={{ top: 40 }}
      destroyOnHidden
      onCancel={onClose}
      title={
        cargo ? (
          <span className="window-title">
            Consignment No {cargo.awbNo}
            <EnumTag of="PaymentStatus" value={cargo.paymentStatus} />
            <PieceTag packet={cargo.packet} />
            {cargo.isApproved && <Tag>Approved</Tag>}
          </span>
        ) : (
          'Consignment'
        )
      }
    >
      {cargo && <CargoDetail key={cargo.uniqueId} cargo={cargo} onClose={onClose} onEdit={onEdit} />}
      {!cargo && error && <Alert type="error" showIcon title={error.message} />}
      {!cargo && !error && <Spin style={{ width: '100%' }} />}
    </Modal>
  );
}
