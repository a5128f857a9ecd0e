import { Alert, Button } from 'antd';
import { useState } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { labels } from '../../../../server/src/domain/enums';
import { vppRefusal } from '../../../../server/src/domain/policy';
import { ReverseVppRemittanceInput } from '../../../../server/src/modules/money/receivables/vpp/vpp.inputs';
import {
  useMailVppAdviceMutation,
  useReverseVppRemittanceMutation,
  useVppRemittanceDetailQuery,
  type VppRemittanceDetailQuery,
} from '../../graphql.generated';
import { paths } from '../../paths';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { ReversalForm } from '../../ui/refund/ReversalForm';
import { showMoney } from '../../ui/app/format';
import { useCommand } from '../../ui/form/useCommand';
import { receivableFields } from './receivableFields';
import './receivables.css';
import { May } from '../../ui/app/May';
import { NamedValue } from '../../ui/panel/NamedValue';

type Remittance = VppRemittanceDetailQuery['vppRemittance'];
type Collection = NonNullable<Remittance['collections']>[number];

const columns: readonly Column<Collection>[] = [
  { key: 'awbNo', title: 'AWB No', value: (row) => row.consignment?.awbNo, fit: 'whole', card: 'title' },
  { key: 'receiver', title: 'Receiver', value: (row) => row.consignment?.receiver, width: 180, card: 'text' },
  { key: 'collectedOn', title: 'Delivered', kind: 'date', card: 'note' },
  { key: 'amount', title: 'Amount', kind: 'money', card: 'state' },
];

/** One remittance: its consignments, the mail to the sender, and its reversal. */
export function VppRemittanceModal({ uniqueId, neighbours, onClose }: DetailPanelProps) {
  const { data, error } = useVppRemittanceDetailQuery(detailQuery(uniqueId));
  const remittance = data?.vppRemittance;
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
  const { uniqueId, version, customer, mode, reference, remark, reversedOn } = remittance;
  const [reversing, setReversing] = useState(false);
  const reversal = useReverseVppRemittanceMutation();
  const [mail, mailing] = useCommand(useMailVppAdviceMutation(), {
    done: `The advice is sent to ${customer?.email ?? 'the customer'}`,
  });
  const unsent = vppRefusal.mail({ reversedOn, email: customer?.email ?? null });
  return (
    <>
      <p className="facts">
        <strong>{customer?.company}</strong> · {formatDate(remittance.remittedOn)}
        {mode && ` · ${labels.ReceiptMode[mode]}`}
        {reference && ` · ${reference}`}
        {remark && ` · ${remark}`}
      </p>
      <dl className="figures">
        <NamedValue name="Amount">{showMoney(remittance.amount)}</NamedValue>
        <NamedValue name="Set off">{showMoney(remittance.setOff)}</NamedValue>
        <NamedValue name="Paid out">{showMoney(remittance.paidOut)}</NamedValue>
      </dl>
      {reversedOn && (
        <Alert
          type="warning"
          showIcon
          title={`Reversed on ${formatDate(reversedOn)}: ${remittance.reversalReason}. Its consignments are owed again.`}
        />
      )}
      {!reversedOn && (
        <DataTable
          dense
          label="Consignments"
          columns={columns}
          rows={remittance.collections ?? []}
          emptyText="There are no consignments"
        />
      )}
      {!reversedOn && !reversing && (
        <div className="form-buttons">
          <Button onClick={() => void window.open(paths.vppAdvicePrint(uniqueId), '_blank')}>Print</Button>
          <May do="mailVppAdvice">
            <Button
              disabled={unsent !== null}
              title={unsent ?? undefined}
              loading={mailing}
              onClick={() => void mail({ input: { uniqueId } })}
            >
              Mail Advice
            </Button>
          </May>
          <May do="reverseVppRemittance">
            <Button danger onClick={() => setReversing(true)}>
              Reverse
            </Button>
          </May>
        </div>
      )}
      {!reversedOn && reversing && (
        <ReversalForm
          key={version}
          remittance={remittance}
          rules={ReverseVppRemittanceInput}
          mutation={reversal}
          changes={['vppDebts', 'vppRemittances', 'vppOwed', ...receivableFields]}
          onDone={() => setReversing(false)}
        />
      )}
    </>
  );
}
