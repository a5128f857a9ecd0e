import { useState } from 'react';
import { monthInWords } from '../../../../server/src/domain/values/dates';
import { ReopenGstPeriodInput } from '../../../../server/src/modules/tax/gst/gstPeriod.inputs';
import { useReopenGstPeriodMutation, type Gstr1Query } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

interface Values {
  reason: string;
}

interface Props {
  found: Gstr1Query['gstr1'];
  /** Null: that of the company profile. */
  registrationId: number | null;
  onDone: () => void;
}

/** Opens a filed month again, for a reason that the change log keeps. */
export function ReopenMonthForm({ found: { month, period }, registrationId, onDone }: Props) {
  const [blank] = useState((): Values => ({ reason: '' }));
  const inputOf = ({ reason }: Values) => ({
    month,
    ...(registrationId !== null && { registrationId }),
    reason,
    version: period?.version,
  });
  const form = useCommandForm({
    rules: ReopenGstPeriodInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useReopenGstPeriodMutation(),
    done: `${monthInWords(month)} is open again`,
    changes: ['gstr1', 'gstPeriods'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Reopen">
      <p className="facts">
        What is dated in {monthInWords(month)} can be changed again, and then differs from what was filed.
      </p>
      <form.Field name="reason" />
      <FormButtons ok="Reopen" danger saving={form.saving} />
    </InputForm>
  );
}
