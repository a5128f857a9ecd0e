import { useConsignmentDetailQuery } from '../../graphql.generated';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { EnumTag } from '../../ui/panel/EnumTag';
import { PieceTag } from '../../ui/panel/PieceTag';
import { Tag } from '../../ui/panel/Tag';
import { ConsignmentDetail } from './ConsignmentDetail';

interface Props extends DetailPanelProps {
  onEdit: (uniqueId: string) => void;
}

export function ConsignmentDetailPanel({ uniqueId, neighbours, onClose, onEdit }: Props) {
  const { data, error } = useConsignmentDetailQuery(detailQuery(uniqueId));
  const consignment = data?.consignment;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      neighbours={neighbours}
      width={860}
      detail={consignment}
      error={error}
      onClose={onClose}
      title={
        consignment ? (
          <>
            Consignment No {consignment.awbNo}
            <EnumTag of="DeliveryStatus" value={consignment.deliveryStatus} />
            <EnumTag of="PaymentStatus" value={consignment.paymentStatus} />
            <PieceTag packet={consignment.packet} />
            {consignment.isApproved && <Tag>Approved</Tag>}
          </>
        ) : (
          'Consignment'
        )
      }
    >
      {(loaded) => (
        <div className="low">
          <ConsignmentDetail consignment={loaded} onClose={onClose} onEdit={onEdit} />
        </div>
      )}
    </DetailPanel>
  );
}
