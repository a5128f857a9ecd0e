import { Button, Input } from 'antd';
import { useState } from 'react';
import { monthInWords } from '../../../../server/src/domain/values/dates';
import { ReopenGstPeriodInput } from '../../../../server/src/modules/tax/gst/gstPeriod.inputs';
import { useReopenGstPeriodMutation, type Gstr1Query } from '../../graphql.generated';
import { CloseButton } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';

interface Values {
  reason: string;
}

interface Props {
  found: Gstr1Query['gstr1'];
  onDone: () => void;
}

/** Opens a filed month again, for a reason that the change log keeps. */
export function ReopenMonthForm({ found: { month, period }, onDone }: Props) {
  const [blank] = useState((): Values => ({ reason: '' }));
  const inputOf = ({ reason }: Values) => ({ month, reason, version: period?.version });
  const form = useInputForm({
    rules: ReopenGstPeriodInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (await reopen({ input: inputOf(values) })) onDone();
    },
  });
  const [reopen] = useCommand(useReopenGstPeriodMutation(), {
    done: `${monthInWords(month)} is open again`,
    changes: ['gstr1', 'gstPeriods'],
    form,
  });
  return (
    <InputForm form={form} label="Reopen">
      <p className="facts">
        What is dated in {monthInWords(month)} can be changed again, and then differs from what was filed.
      </p>
      <form.Field name="reason" label="Reason">
        <Input />
      </form.Field>
      <div className="form-buttons">
        <Button type="primary" danger htmlType="submit" loading={form.saving}>
          Reopen
        </Button>
        <CloseButton />
      </div>
    </InputForm>
  );
}
