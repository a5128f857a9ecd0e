import { formatDate } from '../../../../server/src/domain/values/dates';
import { ReopenCashDayInput } from '../../../../server/src/modules/money/cashbook/cashBook.inputs';
import { useReopenCashDayMutation, type CashDayRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { changedByCash } from './changedByCash';

interface Props {
  day: CashDayRowFragment;
  onClose: () => void;
}

export function ReopenModal(props: Props) {
  return (
    <FormModal open title={`Reopen ${formatDate(props.day.date)}`} width={520} onClose={props.onClose}>
      <ReopenForm {...props} />
    </FormModal>
  );
}

const blank = { reason: '' };

function ReopenForm({ day: { uniqueId, version, date }, onClose }: Props) {
  const form = useCommandForm({
    rules: ReopenCashDayInput,
    blank,
    toInput: ({ reason }: typeof blank) => ({ uniqueId, version, reason }),
    mutation: useReopenCashDayMutation(),
    done: `Cash of ${formatDate(date)} reopened`,
    changes: changedByCash,
    startsFocused: true,
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Reopen the day">
      <p className="quiet">The day must be counted and closed anew.</p>
      <form.Field name="reason" />
      <FormButtons ok="Reopen" danger saving={form.saving} />
    </InputForm>
  );
}
