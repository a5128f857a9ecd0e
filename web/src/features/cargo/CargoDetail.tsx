import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { cargoRefusal } from '../../../../server/src/domain/policy';
import { useApproveCargoMutation, useDeleteCargoMutation, type CargoDetailFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { ActionBar } from '../../ui/panel/ActionBar';
import { RecordDescriptions } from '../../ui/panel/Descriptions';
import { useCommand } from '../../ui/form/useCommand';
import { useDelete } from '../../ui/form/useDelete';
import { CargoPaymentModal } from './CargoPayment';
import { cargoFacts } from './cargoProperties';

interface Props {
  cargo: CargoDetailFragment;
  onClose: () => void;
  onEdit: (uniqueId: string) => void;
}

export function CargoDetail({ cargo, onClose, onEdit }: Props) {
  const { uniqueId, version, awbNo } = cargo;
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
      <ActionBar
        actions={[
          {
            label: 'Edit',
            action: 'updateCargo',
            refusal: cargoRefusal.update(cargo),
            run: () => onEdit(uniqueId),
            look: { type: 'primary' },
          },
          { label: 'Payment', action: 'payCargo', refusal: cargoRefusal.pay(cargo), run: () => setPaying(true) },
          {
            label: 'Approve',
            action: 'approveCargo',
            refusal: cargoRefusal.approve(cargo),
            run: () => void approveAsked(),
            busy: approving,
          },
          {
            label: 'Delete',
            action: 'deleteCargo',
            refusal: cargoRefusal.delete(cargo),
            run: () => void deleteAsked(),
            busy: removing,
            look: { danger: true },
          },
        ]}
      />
      <RecordDescriptions row={cargo} facts={cargoFacts} />
      <CargoPaymentModal cargo={cargo} open={paying} onClose={() => setPaying(false)} />
    </>
  );
}
