import { Button, Modal } from 'antd';
import type { NotBilledQuery } from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { counted, showMoney } from '../../ui/app/format';

type NotBilled = NotBilledQuery['notBilled'];

const columns: readonly Column<NotBilled['rows'][number]>[] = [
  { key: 'awbNo', title: 'AWB', fit: 'identifier', card: 'title' },
  { key: 'bookingDate', title: 'Date', kind: 'date', card: 'note' },
  { key: 'receiver', title: 'Receiver', width: 140, card: 'text' },
  { key: 'deliveryCity', title: 'Delivery City', width: 110, card: 'place' },
  { key: 'chargeableWeight', title: 'Wt.', kind: 'weight' },
  { key: 'vendorAmount', title: 'Booked', kind: 'money', card: 'state' },
];

/** What the vendor has still to bill for the period. */
export function NotBilledModal({ notBilled, onClose }: { notBilled: NotBilled; onClose: () => void }) {
  const { count, amount, rows } = notBilled;
  return (
    <Modal open title="Not billed" width={760} footer={null} destroyOnHidden onCancel={onClose}>
      <p className="quiet">
        {counted(count, 'consignment')} of the period {count === 1 ? 'is' : 'are'} on no bill of this vendor, booked
        with <strong>{showMoney(amount)}</strong>: still to come, and not claimed.
        {rows.length < count && ` The first ${rows.length.toLocaleString('en-IN')} are listed.`}
      </p>
      <div className="half facts">
        <DataTable dense label="Not billed" columns={columns} rows={rows} emptyText="Everything is billed" />
      </div>
      <div className="form-buttons">
        <SelectedExcel rows={rows} columns={columns} name="Not billed" />
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  );
}
