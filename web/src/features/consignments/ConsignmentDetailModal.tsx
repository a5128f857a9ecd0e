import { Alert, Modal, Spin } from 'antd';
import { useConsignmentDetailQuery } from '../../graphql.generated';
import { EnumTag } from '../../ui/EnumTag';
import { PieceTag } from '../../ui/PieceTag';
import { Tag } from '../../ui/Tag';
import { ConsignmentDetail } from './ConsignmentDetail';
import './consignmentDetail.css';

interface Props {
  /** `uniqueId` of the consignment to show; null: closed. */
  uniqueId: string | null;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

export function ConsignmentDetailModal({ uniqueId, onClose, onEdit }: Props) {
  const { data, error } = useConsignmentDetailQuery({
    variables: { uniqueId: uniqueId ?? '' },
    skip: uniqueId === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
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
      <div className="consignment-detail">
        {consignment && (
          <ConsignmentDetail key={consignment.uniqueId} consignment={consignment} onClose={onClose} onEdit={onEdit} />
        )}
        {!consignment && error && <Alert type="error" showIcon title={error.message} />}
        {!consignment && !error && <Spin className="waiting" />}
      </div>
    </Modal>
  );
}
