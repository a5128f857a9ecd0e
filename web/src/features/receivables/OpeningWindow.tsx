import { Row } from 'antd';
import { useState } from 'react';
import { SetOpeningInput } from '../../../../server/src/modules/money/receivables/payment.inputs';
import { useSetOpeningMutation } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { none } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { receivableFields } from './receivableFields';

interface Props {
  open: boolean;
  /** `uniqueId` of the customer. */
  uniqueId: string;
  onClose: () => void;
}

export default function OpeningWindow({ open, ...rest }: Props) {
  return (
    <FormModal open={open} title="Opening Balance" width={460} onClose={rest.onClose}>
      <OpeningForm {...rest} />
    </FormModal>
  );
}

function OpeningForm({ uniqueId, onClose }: Omit<Props, 'open'>) {
  const [blank] = useState(() => ({ date: none<string>(), amount: none<number>(), remark: '' }));
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId });
  const form = useCommandForm({
    rules: SetOpeningInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useSetOpeningMutation(),
    done: 'Opening balance saved successfully',
    changes: receivableFields,
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Opening Balance">
      <p className="quiet">What was owed before the first invoice here. It takes the place of an earlier one.</p>
      <Row gutter={12}>
        <form.Field span={10} name="date" label="Date">
          <DateInput max="today" />
        </form.Field>
        <form.Field span={14} name="amount" label="Amount">
          <MoneyInput />
        </form.Field>
        <form.Field span={24} name="remark" />
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
