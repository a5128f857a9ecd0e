import { Row } from 'antd';
import { useState } from 'react';
import { addMonths, monthInWords } from '../../../../server/src/domain/values/dates';
import { failingChecks } from '../../../../server/src/domain/tax/gstReturn/failingChecks';
import { FileGstPeriodInput } from '../../../../server/src/modules/tax/gst/gstPeriod.inputs';
import { companyToday } from '../../companyToday';
import { useFileGstPeriodMutation, type Gstr1Query } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

interface Values {
  filedOn: string | null;
  arn: string;
  reason: string;
}

interface Props {
  found: Gstr1Query['gstr1'];
  /** Null: that of the company profile. */
  registrationId: number | null;
  onDone: () => void;
}

/** Date and acknowledgement number of the return of a month. */
export function FileMonthForm({ found: { month, period, checks }, registrationId, onDone }: Props) {
  const [blank] = useState((): Values => ({ filedOn: companyToday(), arn: '', reason: '' }));
  const inputOf = (values: Values) => ({
    month,
    ...(registrationId !== null && { registrationId }),
    ...values,
    version: period?.version,
  });
  const form = useCommandForm({
    rules: FileGstPeriodInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useFileGstPeriodMutation(),
    done: `GSTR-1 of ${monthInWords(month)} is filed`,
    changes: ['gstr1', 'gstPeriods'],
    onSaved: onDone,
  });
  const failing = failingChecks(checks);
  return (
    <InputForm form={form} label="Mark as filed">
      <p className="facts">
        From then on nothing that is dated in {monthInWords(month)} can be approved, changed or cancelled.
      </p>
      {failing && <p className="facts wrong">{failing}.</p>}
      <Row gutter={12}>
        <form.Field xs={24} sm={10} name="filedOn">
          <DateInput min={addMonths(`${month}-01`, 1)} max="today" />
        </form.Field>
        <form.Field xs={24} sm={14} name="arn" />
        <form.Field xs={24} name="reason" extra="Needed while a check fails" />
      </Row>
      <FormButtons ok="Mark as filed" saving={form.saving} />
    </InputForm>
  );
}
