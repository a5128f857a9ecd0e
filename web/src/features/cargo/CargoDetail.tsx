import { Button } from 'antd';
import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { cargoRefusal } from '../../../../server/src/domain/policy';
import { useApproveCargoMutation, useDeleteCargoMutation, type CargoDetailFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { RecordDescriptions } from '../../ui/panel/Descriptions';
import { useCommand } from '../../ui/form/useCommand';
import { useDelete } from '../../ui/form/useDelete';
import { usePermission } from '../../ui/app/usePermission';
import { CargoPaymentModal } from './CargoPayment';
import { cargoFacts } from './cargoProperties';

interface Props {
  cargo: CargoDetailFragment;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

export function CargoDetail({ cargo, onClose, onEdit }: Props) {
  const { uniqueId, version, awbNo } = cargo;
  const may = usePermission();
  const confirm = useConfirm();
  const [paying, setPaying] = useState(false);
  const [approve, approving] = useCommand(useApproveCargoMutation(), { done: 'Consignment approved successfully' });
  const [remove, removing] = useDelete(useDeleteCargoMutation(), {
    what: () => `Consignment ${awbNo}`,
    done: 'Consignment deleted successfully',
    changes: ['cargoConsignments', 'dashboardSummary'],
  });

  async function approveAsked() {
    const sure = await confirm({
      question: productTexts.areYouSureTo('lock consignment for further editing'),
      ok: 'Approve',
    });
    if (sure) await approve({ input: { uniqueId, version } });
  }

  async function deleteAsked() {
    if (await remove(cargo)) onClose();
  }

  return (
    <>
      <div className="window-actions" role="toolbar" aria-label="Actions">
        {may('updateCargo') && cargoRefusal.update(cargo) === null && (
          <Button type="primary" onClick={() => onEdit(uniqueId)}>
            Edit
          </Button>
        )}
        {may('payCargo') && cargoRefusal.pay(cargo) === null && (
          <Button onClick={() => setPaying(true)}>Payment</Button>
        )}
        {may('approveCargo') && cargoRefusal.approve(cargo) === null && (
          <Button loading={approving} onClick={approveAsked}>
            Approve
          </Button>
        )}
        {may('deleteCargo') && cargoRefusal.delete(cargo) === null && (
          <Button danger loading={removing} onClick={deleteAsked}>
            Delete
          </Button>
        )}
      </div>
      <RecordDescriptions row={cargo} facts={cargoFacts} />
      <CargoPaymentModal cargo={cargo} open={paying} onClose={() => setPaying(false)} />
    </>
  );
}
