import { Button } from 'antd';
import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { formatWeight, kgToGrams } from '../../../../server/src/domain/values/weight';
import { companyToday } from '../../companyToday';
import {
  BulkApproveCargoDocument,
  BulkPayCargoDocument,
  type BulkApproveCargoMutation,
  type BulkPayCargoMutation,
  type CargoRowFragment,
} from '../../graphql.generated';
import { paths } from '../../paths';
import { ListBulkBar } from '../../ui/bulk/ListBulkBar';
import { BulkDateForm } from '../../ui/bulk/BulkDateForm';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { SelectedPrint } from '../../ui/bulk/SelectedPrint';
import { useBulkRun } from '../../ui/bulk/useBulkRun';
import { useBulkSender } from '../../ui/bulk/useBulkSender';
import { useConfirm } from '../../ui/overlay/confirm';
import { useSelected, type Selection } from '../../ui/table/selection';
import type { ListPage } from '../../ui/table/useListPage';
import { usePermission } from '../../ui/app/usePermission';
import { cargoFileColumns } from './cargoProperties';
import { GenerateCargoModal } from './GenerateCargoModal';

interface Props {
  list: ListPage<CargoRowFragment>;
  selection: Selection<CargoRowFragment>;
}

const changes = ['cargoConsignments', 'changeLog', 'dashboardSummary'] as const;

/** The actions of select mode, for the selected cargo consignments. */
export default function CargoBulkBar({ list, selection }: Props) {
  const may = usePermission();
  const confirm = useConfirm();
  const sender = useBulkSender();
  const chosen = useSelected(selection);
  const { run, windows } = useBulkRun(selection, changes);
  const [paying, setPaying] = useState(false);
  const [billing, setBilling] = useState(false);
  const number = chosen.length.toLocaleString('en-IN');

  async function approve() {
    const send = sender<BulkApproveCargoMutation>(BulkApproveCargoDocument, (data) => data.bulkApproveCargo);
    if (await confirm({ question: `Approve ${number} consignments?`, ok: 'Approve' }))
      await run({ done: 'approved', send });
  }

  function pay(paymentDate: string | null) {
    setPaying(false);
    const send = sender<BulkPayCargoMutation>(BulkPayCargoDocument, (data) => data.bulkPayCargo, { paymentDate });
    void run({ done: 'marked paid', send });
  }

  return (
    <>
      <ListBulkBar label="Selected consignments" list={list} selection={selection} totals={weightOf}>
        {may('bulkApproveCargo') && (
          <Button size="small" onClick={() => void approve()}>
            Approve
          </Button>
        )}
        {may('bulkPayCargo') && (
          <Button size="small" onClick={() => setPaying(true)}>
            Mark Paid
          </Button>
        )}
        {may('generateCargoInvoices') && (
          <Button size="small" disabled={chosen.length === 0} onClick={() => setBilling(true)}>
            Generate Invoice
          </Button>
        )}
        <SelectedPrint ids={chosen.map(({ id }) => id)} pathOf={paths.cargoPrint}>
          Print
        </SelectedPrint>
        <SelectedExcel rows={chosen} columns={cargoFileColumns} name="Consignments" />
      </ListBulkBar>
      {paying && (
        <BulkDateForm
          title={`Mark Paid: ${number} consignments`}
          label="Payment Received Date"
          ok="Mark Paid"
          initial={companyToday()}
          required={productTexts.paymentReceivedDateRequired}
          onSubmit={pay}
          onClose={() => setPaying(false)}
        />
      )}
      {billing && (
        <GenerateCargoModal
          chosen={chosen}
          onDone={() => {
            selection.set(chosen, false);
            setBilling(false);
          }}
          onClose={() => setBilling(false)}
        />
      )}
      {windows}
    </>
  );
}

const weightOf = (rows: readonly CargoRowFragment[]) =>
  formatWeight(rows.reduce((sum, { chargeableWeight }) => sum + kgToGrams(chargeableWeight), 0));
