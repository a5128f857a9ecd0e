import { useState } from 'react';
import { dateIn } from '../../../../server/src/domain/values/dates';
import { isPresent, rule } from '../../../../server/src/domain/rules/rules';
import {
  AddHistoryInput,
  UpdateHistoryInput,
} from '../../../../server/src/modules/bookings/consignments/history.inputs';
import { companySettings } from '../../companySettings';
import { companyToday } from '../../companyToday';
import {
  useAddHistoryMutation,
  useUpdateHistoryMutation,
  type ConsignmentDetailFragment,
  type HistoryRowFragment,
} from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';
import { blankMovement, MovementFields, type Movement } from './MovementFields';

/** What the form does: add a status, dispatch from the booking city, or edit a history row. */
type Writing = 'status' | 'dispatch' | HistoryRowFragment;

interface Props {
  consignment: ConsignmentDetailFragment;
  writing: Writing;
  onClose: () => void;
}

const titles = { status: 'Update Status', dispatch: 'Dispatch' };

export function HistoryFormModal({ writing, ...rest }: Omit<Props, 'writing'> & { writing: Writing | null }) {
  return (
    <FormModal
      open={writing !== null}
      title={typeof writing === 'string' ? titles[writing] : 'Update History'}
      width={560}
      onClose={rest.onClose}
    >
      {writing && <HistoryForm {...rest} writing={writing} />}
    </FormModal>
  );
}

/** The API defaults a missing date to now; in the form an emptied date is an error. */
class AddRules extends AddHistoryInput {}
rule('given', 'Date is required', isPresent)(AddRules.prototype, 'actionDate');
/** A missing date keeps the stored one; an emptied date is an error. */
class UpdateRules extends UpdateHistoryInput {}
rule(
  'given',
  'Date is required',
  (value) => value === undefined || isPresent(value),
)(UpdateRules.prototype, 'actionDate');

/** The API's rules ignore null, so an emptied date is passed as an empty text to be refused. */
const withEmptied = <Input extends { actionDate?: string | null }>(input: Input) =>
  input.actionDate === null ? { ...input, actionDate: '' } : input;

function valuesOf(writing: Writing, { bookingCity }: ConsignmentDetailFragment): Movement {
  if (writing === 'status') return { ...blankMovement, actionDate: companyToday() };
  if (writing === 'dispatch') {
    const city = bookingCity?.name ?? '';
    return { actionDate: companyToday(), deliveryStatus: 'Intransit', city, action: 'Dispatched' };
  }
  const { action, city, deliveryStatus, actionDate } = writing;
  return { action, city, deliveryStatus, actionDate: dateIn(companySettings().timezone, new Date(actionDate)) };
}

function HistoryForm({ consignment, writing, onClose }: Props) {
  const row = typeof writing === 'string' ? null : writing;
  const dispatching = writing === 'dispatch';
  const { uniqueId } = consignment;

  // Initial values, fixed while the form is open.
  const [record] = useState(() => valuesOf(writing, consignment));

  const addition = (values: Movement) => ({ ...values, uniqueId });
  /** An unchanged date is omitted, so that the row keeps its time of day. */
  const change = ({ actionDate, ...words }: Movement, { uniqueId: historyUniqueId, version }: HistoryRowFragment) => ({
    ...words,
    uniqueId,
    historyUniqueId,
    version,
    ...(actionDate !== record.actionDate && { actionDate }),
  });

  const form = useInputForm({
    rules: row ? UpdateRules : AddRules,
    blank: blankMovement,
    record,
    toInput: (values) => withEmptied(row ? change(values, row) : addition(values)),
    async save(values) {
      const saved = row ? await update({ input: change(values, row) }) : await add({ input: addition(values) });
      if (saved) onClose();
    },
  });
  const [add] = useCommand(useAddHistoryMutation(), {
    done: dispatching ? 'Consignment dispatched successfully' : 'Consignment history updated successfully',
    form,
  });
  const [update] = useCommand(useUpdateHistoryMutation(), { done: 'Consignment history updated successfully', form });

  return (
    <InputForm form={form} label="History">
      <MovementFields form={form} dispatching={dispatching} />
      <FormButtons ok={dispatching ? 'Dispatch' : row ? 'Update' : 'Save'} saving={form.saving} />
    </InputForm>
  );
}
