import { Modal } from 'antd';
import { useConsignmentDetailQuery } from '../../graphql.generated';
import { DetailContent } from '../../ui/panel/DetailContent';
import { detailQuery } from '../../ui/panel/detailQuery';
import { EnumTag } from '../../ui/panel/EnumTag';
import { PieceTag } from '../../ui/panel/PieceTag';
import { Tag } from '../../ui/panel/Tag';
import { ConsignmentDetail } from './ConsignmentDetail';
import './consignmentDetail.css';

interface Props {
  /** `uniqueId` of the consignment to show; null: closed. */
  uniqueId: string | null;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

export function ConsignmentDetailModal({ uniqueId, onClose, onEdit }: Props) {
  const { data, error } = useConsignmentDetailQuery(detailQuery(uniqueId));
  const consignment = data?.consignment;
  return (
    <Modal
      open={uniqueId !== null}
      footer={null}
      width={1120}
      style={{ top: 24 }}
      destroyOnHidden
      onCancel={onClose}
      title={
        consignment ? (
          <span className="window-title">
            Consignment No {consignment.awbNo}
            <EnumTag of="DeliveryStatus" value={consignment.deliveryStatus} />
            <EnumTag of="PaymentStatus" value={consignment.paymentStatus} />
            <PieceTag packet={consignment.packet} />
            {consignment.isApproved && <Tag>Approved</Tag>}
          </span>
        ) : (
          'Consignment'
        )
      }
    >
      <div className="consignment-detail low">
        <DetailContent detail={consignment} error={error}>
          {(loaded) => <ConsignmentDetail consignment={loaded} onClose={onClose} onEdit={onEdit} />}
        </DetailContent>
      </div>
    </Modal>
  );
}
