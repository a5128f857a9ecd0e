import { Alert, Button, Row } from 'antd';
import { useState } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { ReverseCourierRemittanceInput } from '../../../../server/src/modules/money/courierdues/courierDue.inputs';
import { companyToday } from '../../companyToday';
import {
  useCourierRemittanceDetailQuery,
  useReverseCourierRemittanceMutation,
  type CourierRemittanceDetailQuery,
} from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { usePermission } from '../../ui/app/usePermission';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { DateInput } from '../../ui/input/DateInput';
import { DetailPanel } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { changedByRemittance } from './changedByRemittance';

type Remittance = CourierRemittanceDetailQuery['courierRemittance'];
type Line = NonNullable<Remittance['lines']>[number];

const columns: readonly Column<Line>[] = [
  { key: 'awbNo', title: 'AWB No', value: (row) => row.consignment?.awbNo, fit: 'whole', card: 'title' },
  { key: 'receiver', title: 'Receiver', value: (row) => row.consignment?.receiver, width: 180, card: 'text' },
  { key: 'amount', title: 'Amount', value: (row) => row.amount, kind: 'money', card: 'state' },
  { key: 'openAmount', title: 'Still Due', value: (row) => row.openAmount || null, kind: 'money' },
];

/** One remittance of a courier: its consignments, and its reversal. */
export function CourierRemittanceModal({ uniqueId, onClose }: { uniqueId: string | null; onClose: () => void }) {
  const { data, error } = useCourierRemittanceDetailQuery(detailQuery(uniqueId));
  const remittance = data?.courierRemittance;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      title={remittance ? `Remittance ${remittance.number}` : 'Remittance'}
      detail={remittance}
      error={error}
      onClose={onClose}
    >
      {(loaded) => <RemittanceDetail remittance={loaded} />}
    </DetailPanel>
  );
}

function RemittanceDetail({ remittance }: { remittance: Remittance }) {
  const { uniqueId, version, number, mode, reference, remark, reversedOn } = remittance;
  const may = usePermission();
  const [reversing, setReversing] = useState(false);
  const lines = remittance.lines ?? [];
  return (
    <>
      <p className="facts">
        <strong>{remittance.vendor?.name}</strong> · {formatDate(remittance.remittedOn)} · {labels.ReceiptMode[mode]}
        {reference && ` · ${reference}`}
        {remark && ` · ${remark}`}
      </p>
      <dl className="figures">
        <div>
          <dt>Amount</dt>
          <dd>{showMoney(remittance.amount)}</dd>
        </div>
        <div>
          <dt>Consignments</dt>
          <dd>{lines.length}</dd>
        </div>
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
          uniqueId={uniqueId}
          version={version}
          remittedOn={remittance.remittedOn}
          onDone={() => setReversing(false)}
        />
      )}
    </>
  );
}

interface ReversalProps {
  uniqueId: string;
  version: number;
  remittedOn: string;
  onDone: () => void;
}

function ReversalForm({ uniqueId, version, remittedOn, onDone }: ReversalProps) {
  const [blank] = useState(() => ({ reversedOn: companyToday(), reason: '' }));
  const form = useCommandForm({
    rules: ReverseCourierRemittanceInput,
    blank,
    toInput: (values: typeof blank) => ({ ...values, uniqueId, version }),
    startsFocused: true,
    mutation: useReverseCourierRemittanceMutation(),
    done: 'Remittance reversed successfully',
    changes: changedByRemittance,
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Reversal">
      <Row gutter={12}>
        <form.Field xs={12} sm={8} name="reversedOn" label="On">
          <DateInput min={remittedOn} max="today" name="Reversal date" minName="the remittance date" />
        </form.Field>
        <form.Field xs={24} sm={16} name="reason" />
      </Row>
      <FormButtons ok="Reverse" danger saving={form.saving}>
        <Button onClick={onDone}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}
