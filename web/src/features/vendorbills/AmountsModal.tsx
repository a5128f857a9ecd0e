import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import {
  useCorrectVendorAmountsMutation,
  type CorrectVendorAmountsMutation,
  type VendorBillRowFragment,
} from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import type { Column } from '../../ui/table/columns';
import { useConfirm } from '../../ui/overlay/confirm';
import { DataTable } from '../../ui/table/DataTable';
import { counted, showMoney } from '../../ui/app/format';
import { Skeleton } from '../../ui/panel/Skeleton';
import { useCommand } from '../../ui/form/useCommand';
import { outdated } from './outdated';

type Amounts = CorrectVendorAmountsMutation['correctVendorAmounts'];
type AmountRow = Amounts['rows'][number];

const columns: readonly Column<AmountRow>[] = [
  { key: 'awbNo', title: 'AWB', fit: 'identifier', card: 'title' },
  { key: 'oldCost', title: 'Cost so far', kind: 'money', card: 'place' },
  { key: 'newCost', title: 'Accepted', kind: 'money', card: 'state' },
  {
    key: 'difference',
    title: 'Difference',
    value: (row) => Math.round((row.newCost - row.oldCost) * 100) / 100 || null,
    kind: 'money',
  },
  { key: 'outcome', title: 'Result', fit: 'whole', card: 'text' },
];

const writtenOf = ({ rows, skipped }: Amounts): number => rows.length - skipped;

/** Those that differ first. */
const differingFirst = (rows: readonly AmountRow[]): AmountRow[] => [
  ...rows.filter(({ outcome }) => outcome !== 'Unchanged'),
  ...rows.filter(({ outcome }) => outcome === 'Unchanged'),
];

interface Props {
  bill: VendorBillRowFragment;
  onClose: () => void;
}

/** Shows what the accepted amounts change of the consignments' costs, and changes them. */
export function AmountsModal({ bill, onClose }: Props) {
  const { uniqueId, version, billNo } = bill;
  const [amounts, setAmounts] = useState<Amounts | null>(null);
  const confirm = useConfirm();
  const [preview] = useCommand(useCorrectVendorAmountsMutation());
  const [apply, applying] = useCommand(useCorrectVendorAmountsMutation(), {
    done: ({ correctVendorAmounts }) => `Costs of ${counted(writtenOf(correctVendorAmounts), 'consignment')} written`,
    changes: outdated.costs,
  });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void preview({ input: { uniqueId } }).then((answer) => {
      if (answer) setAmounts(answer.correctVendorAmounts);
      else onClose();
    });
  }, [preview, uniqueId, onClose]);

  async function applyAll(written: number) {
    const question = `Write the costs of ${counted(written, 'consignment')}?`;
    if (!(await confirm({ question, ok: 'Write' }))) return;
    if (await apply({ input: { uniqueId, version, apply: true } })) onClose();
  }

  return (
    <Modal open title={`Correct amounts by ${billNo}`} width={760} footer={null} destroyOnHidden onCancel={onClose}>
      {!amounts && <Skeleton />}
      {amounts && (
        <>
          <p className="quiet">
            What was accepted of the bill becomes the cost of {counted(writtenOf(amounts), 'consignment')}; the booked
            amounts stay. {amounts.changed} differ from the cost so far, {amounts.skipped} are skipped, profit changes
            by <strong>{showMoney(amounts.difference === 0 ? 0 : -amounts.difference)}</strong>.
          </p>
          <div className="half facts">
            <DataTable
              dense
              label="Costs of consignments"
              columns={columns}
              rows={differingFirst(amounts.rows)}
              emptyText="No line of this bill is a consignment of the vendor"
            />
          </div>
          <div className="form-buttons">
            <Button
              type="primary"
              disabled={writtenOf(amounts) === 0}
              loading={applying}
              onClick={() => void applyAll(writtenOf(amounts))}
            >
              Write costs
            </Button>
            <SelectedExcel rows={amounts.rows} columns={columns} name="Costs" />
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
