import { Alert, Input, Statistic } from 'antd';
import { useState } from 'react';
import { paiseToRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { CloseRunSheetInput } from '../../../../server/src/modules/movement/runsheets/runSheet.inputs';
import { useCloseRunSheetMutation, type RunSheetDetailFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { CashCount } from '../../ui/input/CashCount';
import { lastHeard, onPhones, waitingText } from './onPhones';
import { changedByRunSheets } from './changedByRunSheets';

interface Values {
  differenceRemark: string;
  photoRemark: string;
}

const blank: Values = { differenceRemark: '', photoRemark: '' };

/** The cash by notes and coins, and what it lacks. */
export function DebriefForm({ sheet }: { sheet: RunSheetDetailFragment }) {
  const { uniqueId, version, expectedCash, expectedUpi } = sheet;
  const held = onPhones(sheet);
  const waiting = waitingText(held);
  const [countedCash, setCounted] = useState(0);
  const difference = paiseToRupees(rupeesToPaise(countedCash) - rupeesToPaise(expectedCash));
  const form = useCommandForm({
    rules: CloseRunSheetInput,
    blank,
    toInput: (values: Values) => ({ ...values, uniqueId, version, countedCash }),
    mutation: useCloseRunSheetMutation(),
    done: `Run sheet ${sheet.number} closed successfully`,
    changes: changedByRunSheets,
  });
  return (
    <InputForm form={form} label="Cash">
      {waiting !== '' && (
        <Alert
          type="warning"
          showIcon
          title={`${waiting}. ${lastHeard(held)}`}
          description="What comes after the run sheet is closed waits for the desk as a late event."
          style={{ marginBottom: 16 }}
        />
      )}
      <div className="figures">
        <Statistic title="Expected in cash" value={showMoney(expectedCash)} />
        <Statistic title="By UPI" value={showMoney(expectedUpi)} />
        <Statistic title="Counted" value={showMoney(countedCash)} />
      </div>
      <CashCount onChange={setCounted} />
      <Statistic
        title="Difference"
        className={difference === 0 ? 'good' : 'wrong'}
        value={showMoney(difference)}
        style={{ marginBottom: 12 }}
      />
      {difference !== 0 && (
        <form.Field name="differenceRemark" label="Remark">
          <Input maxLength={300} />
        </form.Field>
      )}
      {held.pending > 0 && (
        <form.Field
          name="photoRemark"
          label="Without the photo"
          extra="A remark closes the run sheet although a photo has not come"
        >
          <Input maxLength={300} />
        </form.Field>
      )}
      <FormButtons ok="Close Run Sheet" saving={form.saving}>
        {null}
      </FormButtons>
    </InputForm>
  );
}
