import { Form, Input, Row, Select } from 'antd';
import { labels, type CollectedBy, type ReceiverRelation } from '../../../../server/src/domain/enums';
import { SettleLineInput } from '../../../../server/src/modules/movement/runsheets/runSheet.inputs';
import { useSettleLineMutation } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { changedByRunSheets } from './changedByRunSheets';
import type { Line } from './RunSheetLines';

export interface Settling {
  sheetId: string;
  line: Line;
  state: 'Delivered' | 'Missing';
}

interface Values {
  receiverName: string;
  relation: ReceiverRelation | null;
  collected: number | null;
  collectedBy: CollectedBy;
  utr: string;
  remark: string;
}

const blank: Values = { receiverName: '', relation: null, collected: null, collectedBy: 'Cash', utr: '', remark: '' };

const optionsOf = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));

/** What has become of a parcel, entered at the desk. */
export function SettleFormModal({ settling, onClose }: { settling: Settling | null; onClose: () => void }) {
  const what = settling?.state === 'Delivered' ? 'Delivered' : 'Missing';
  return (
    <FormModal
      open={settling !== null}
      title={`${what}: ${settling?.line.consignment?.awbNo}`}
      width={480}
      onClose={onClose}
    >
      {settling && <SettleForm {...settling} onClose={onClose} />}
    </FormModal>
  );
}

function SettleForm({ sheetId, line, state, onClose }: Settling & { onClose: () => void }) {
  const form = useCommandForm({
    rules: SettleLineInput,
    blank,
    startsFocused: true,
    toInput: ({ receiverName, relation, collected, collectedBy, utr, remark }: Values) => ({
      uniqueId: sheetId,
      lineId: line.uniqueId,
      state,
      remark,
      ...(state === 'Delivered' && { receiverName, relation, collected: collected ?? 0, collectedBy, utr }),
    }),
    mutation: useSettleLineMutation(),
    done: `${line.consignment?.awbNo}: ${labels.ParcelState[state]}`,
    changes: changedByRunSheets,
    onSaved: onClose,
  });
  const isByUpi = Form.useWatch('collectedBy', form.antd) === 'Upi';
  return (
    <InputForm form={form} label="What has become of it">
      <Row gutter={12}>
        {state === 'Delivered' && (
          <>
            <form.Field xs={24} sm={14} name="receiverName">
              <Input maxLength={120} />
            </form.Field>
            <form.Field xs={24} sm={10} name="relation" label="Relation">
              <Select options={optionsOf(labels.ReceiverRelation)} />
            </form.Field>
            {line.dueAmount > 0 && (
              <>
                <form.Field xs={24} sm={14} name="collected" extra={`of ${showMoney(line.dueAmount)}`}>
                  <MoneyInput />
                </form.Field>
                <form.Field xs={24} sm={10} name="collectedBy" label="By">
                  <Select options={optionsOf(labels.CollectedBy)} />
                </form.Field>
                {isByUpi && (
                  <form.Field xs={24} name="utr">
                    <Input maxLength={40} />
                  </form.Field>
                )}
              </>
            )}
          </>
        )}
        <form.Field xs={24} name="remark">
          <Input maxLength={300} />
        </form.Field>
      </Row>
      <FormButtons ok={labels.ParcelState[state]} saving={form.saving} />
    </InputForm>
  );
}
