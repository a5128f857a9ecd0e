import { Alert, Button } from 'antd';
import { useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { ReverseCourierRemittanceInput } from '../../../../server/src/modules/money/courierdues/courierDue.inputs';
import {
  useCourierRemittanceDetailQuery,
  useReverseCourierRemittanceMutation,
  type CourierRemittanceDetailQuery,
} from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { usePermission } from '../../ui/app/usePermission';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { ReversalForm } from '../../ui/refund/ReversalForm';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { changedByRemittance } from './changedByRemittance';
import { NamedValue } from '../../ui/panel/NamedValue';

type Remittance = CourierRemittanceDetailQuery['courierRemittance'];
type Line = NonNullable<Remittance['lines']>[number];

const columns: readonly Column<Line>[] = [
  { key: 'awbNo', title: 'AWB No', value: (row) => row.consignment?.awbNo, fit: 'whole', card: 'title' },
  { key: 'receiver', title: 'Receiver', value: (row) => row.consignment?.receiver, width: 180, card: 'text' },
  { key: 'amount', title: 'Amount', kind: 'money', card: 'state' },
  { key: 'openAmount', title: 'Still Due', value: (row) => row.openAmount || null, kind: 'money' },
];

/** One remittance of a courier: its consignments, and its reversal. */
export function CourierRemittanceModal({ uniqueId, neighbours, onClose }: DetailPanelProps) {
  const { data, error } = useCourierRemittanceDetailQuery(detailQuery(uniqueId));
  const remittance = data?.courierRemittance;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      title={remittance ? `Remittance ${remittance.number}` : 'Remittance'}
      detail={remittance}
      error={error}
      neighbours={neighbours}
      onClose={onClose}
    >
      {(loaded) => <RemittanceDetail remittance={loaded} />}
    </DetailPanel>
  );
}

function RemittanceDetail({ remittance }: { remittance: Remittance }) {
  const { version, number, mode, reference, remark, reversedOn } = remittance;
  const may = usePermission();
  const [reversing, setReversing] = useState(false);
  const reversal = useReverseCourierRemittanceMutation();
  const lines = remittance.lines ?? [];
  return (
    <>
      <p className="facts">
        <strong>{remittance.vendor?.name}</strong> · {formatDate(remittance.remittedOn)} · {labels.ReceiptMode[mode]}
        {reference && ` · ${reference}`}
        {remark && ` · ${remark}`}
      </p>
      <dl className="figures">
        <NamedValue name="Amount">{showMoney(remittance.amount)}</NamedValue>
        <NamedValue name="Consignments">{lines.length}</NamedValue>
      </dl>
      {reversedOn && (
        <Alert
          type="warning"
          showIcon
          title={`Reversed on ${formatDate(reversedOn)}: ${remittance.reversalReason}. Its consignments are due again.`}
        />
      )}
      <DataTable dense label="Consignments" columns={columns} rows={lines} emptyText="There are no consignments" />
      {!reversing && (
        <div className="form-buttons">
          <SelectedExcel rows={lines} columns={columns} name={number.replaceAll('/', '-')} />
          {!reversedOn && may('reverseCourierRemittance') && (
            <Button danger onClick={() => setReversing(true)}>
              Reverse
            </Button>
          )}
        </div>
      )}
      {!reversedOn && reversing && (
        <ReversalForm
          key={version}
          remittance={remittance}
          rules={ReverseCourierRemittanceInput}
          mutation={reversal}
          changes={changedByRemittance}
          onDone={() => setReversing(false)}
        />
      )}
    </>
  );
}
