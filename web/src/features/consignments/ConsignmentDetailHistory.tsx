import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { newestMovement } from '../../../../server/src/domain/bookings/movements';
import { consignmentRefusal, historyRefusal } from '../../../../server/src/domain/policy';
import {
  useDeleteHistoryMutation,
  type ConsignmentDetailFragment,
  type HistoryRowFragment,
} from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { useConfirm } from '../../ui/overlay/confirm';
import { DataTable } from '../../ui/table/DataTable';
import { RowMenu } from '../../ui/table/RowMenu';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';
import { Tag } from '../../ui/panel/Tag';
import { useCommand } from '../../ui/form/useCommand';

type Row = HistoryRowFragment;

const columns: readonly Column<Row>[] = [
  { key: 'actionDate', title: 'Date', kind: 'instant' },
  { key: 'city', title: 'City', fit: 'wrap' },
  {
    key: 'deliveryStatus',
    title: 'Delivery Status',
    value: (row) => enumLabel({ of: 'DeliveryStatus', value: row.deliveryStatus }),
    render: (row) => <EnumTag of="DeliveryStatus" value={row.deliveryStatus} />,
  },
  {
    key: 'action',
    title: 'Remark',
    fit: 'wrap',
    render: (row) => (
      <>
        {row.deletedOn && <Tag colour="red">Deleted</Tag>} {row.action}
      </>
    ),
  },
];

const toneOf = ({ internal, deletedOn }: Row) => (internal ? 'dark' : deletedOn ? 'struck' : undefined);

interface Props {
  consignment: ConsignmentDetailFragment;
  onEdit: (row: Row) => void;
}

/** Movement history, newest first. */
export function ConsignmentDetailHistory({ consignment, onEdit }: Props) {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteHistoryMutation(), {
    done: 'Consignment history deleted successfully',
    changes: ['changeLog'],
  });
  const { uniqueId } = consignment;
  const rows = consignment.consignmentHistories ?? [];
  const lastId = newestMovement(rows)?.uniqueId;
  const open = consignmentRefusal.changeHistory(consignment) === null;

  const actions = useCallback(
    (row: Row) => {
      async function deleteRow() {
        const question = productTexts.areYouSureTo('delete Consignment history');
        if (!(await confirm({ question, ok: 'Delete', danger: true }))) return;
        await remove({ input: { uniqueId, historyUniqueId: row.uniqueId } });
      }
      return (
        <RowMenu
          name={row.action}
          actions={[
            historyRefusal.update(row) === null && { label: 'Edit', action: 'updateHistory', run: () => onEdit(row) },
            historyRefusal.delete({ ...row, isLastLive: row.uniqueId === lastId }) === null && {
              label: 'Delete',
              action: 'deleteHistory',
              danger: true,
              run: () => void deleteRow(),
            },
          ]}
        />
      );
    },
    [confirm, lastId, onEdit, remove, uniqueId],
  );

  return (
    <DataTable
      label="Movement history"
      columns={columns}
      rows={rows}
      emptyText="There is no movement yet"
      tone={toneOf}
      actions={open ? actions : undefined}
    />
  );
}
