import { useCargoDetailQuery } from '../../graphql.generated';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { EnumTag } from '../../ui/panel/EnumTag';
import { PieceTag } from '../../ui/panel/PieceTag';
import { Tag } from '../../ui/panel/Tag';
import { CargoDetail } from './CargoDetail';

interface Props extends DetailPanelProps {
  /** Hidden while another window is shown in its place; loaded data is kept. */
  covered?: boolean;
  onEdit: (uniqueId: string) => void;
}

export function CargoDetailPanel({ uniqueId, covered = false, neighbours, onClose, onEdit }: Props) {
  const { data, error } = useCargoDetailQuery(detailQuery(uniqueId));
  const cargo = data?.cargoConsignment;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      covered={covered}
      neighbours={neighbours}
      width={860}
      detail={cargo}
      error={error}
      onClose={onClose}
      title={
        cargo ? (
          <>
            Consignment No {cargo.awbNo}
            <EnumTag of="PaymentStatus" value={cargo.paymentStatus} />
            <PieceTag packet={cargo.packet} />
            {cargo.isApproved && <Tag>Approved</Tag>}
          </>
        ) : (
          'Consignment'
        )
      }
    >
      {(loaded) => <CargoDetail cargo={loaded} onClose={onClose} onEdit={onEdit} />}
    </DetailPanel>
  );
}
