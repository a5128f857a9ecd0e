import { Modal } from 'antd';
import { useCargoDetailQuery } from '../../graphql.generated';
import { DetailContent } from '../../ui/panel/DetailContent';
import { detailQuery } from '../../ui/panel/detailQuery';
import { EnumTag } from '../../ui/panel/EnumTag';
import { PieceTag } from '../../ui/panel/PieceTag';
import { Tag } from '../../ui/panel/Tag';
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
  const { data, error } = useCargoDetailQuery(detailQuery(uniqueId));
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
      <DetailContent detail={cargo} error={error}>
        {(loaded) => <CargoDetail cargo={loaded} onClose={onClose} onEdit={onEdit} />}
      </DetailContent>
    </Modal>
  );
}
