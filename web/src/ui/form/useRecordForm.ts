/** Forms whose values one mutation saves, or one of two: that which creates a record and that which updates it. */
import { useMemo } from 'react';
import type { RecordVersion } from './useDraft';
import { useCommand, type CommandOptions, type Mutation } from './useCommand';
import { useInputForm, type InputFormOptions, type InputFormState } from './useInputForm';

/** A mutation with its toast and the cached fields that it outdates. */
interface Sending<Data, Input extends object> extends Omit<CommandOptions<NoInfer<Data>>, 'form'> {
  mutation: Mutation<Data, { input: Input }>;
  /** Called with the answer, before `onSaved` of the form. */
  onSaved?: (data: NoInfer<Data>) => void;
}

interface Common<Values extends object, Input extends object> extends Omit<
  InputFormOptions<Values, object>,
  'save' | 'toInput' | 'record' | 'recordOf'
> {
  /** The input of the mutation; amounts stay in rupees and kilograms. */
  toInput: (values: Values) => Input;
}

interface CommandFormOptions<Values extends object, Input extends object, Data>
  extends
    Common<Values, Input>,
    Pick<InputFormOptions<Values, object>, 'record' | 'recordOf'>,
    Sending<Data, NoInfer<Input>> {
  /** Asked before the values are sent; without a yes they are not. */
  confirm?: (values: Values) => Promise<boolean>;
}

/**
 *   const form = useCommandForm({
 *     rules: LiftCreditInput, blank, toInput: inputOf,
 *     mutation: useLiftCreditMutation(), done: 'Bookings allowed', changes: ['customerCredit'], onSaved: onClose,
 *   });
 */
export function useCommandForm<Values extends object, Input extends object, Data>(
  options: CommandFormOptions<Values, Input, Data>,
): InputFormState<Values> {
  const { mutation, toInput, confirm, onSaved, ...rest } = options;
  const form: InputFormState<Values> = useInputForm({
    ...rest,
    toInput: (values) => ({ ...toInput(values) }),
    async save(values) {
      if (confirm && !(await confirm(values))) return;
      const data = await send({ input: toInput(values) });
      if (data) onSaved?.(data);
    },
  });
  const [send] = useCommand(mutation, { ...options, form });
  return form;
}

interface RecordFormOptions<
  Values extends object,
  Input extends object,
  Row extends RecordVersion,
  Created,
  Updated,
> extends Common<Values, Input> {
  /** The record to update; null: create a new one. */
  editing: Row | null;
  /** The values of a record. Must be constant. */
  valuesOf: (row: Row) => Values;
  create: Sending<Created, NoInfer<Input>>;
  update: Sending<Updated, NoInfer<Input> & RecordVersion>;
  /** Called after both. */
  onSaved?: () => void;
}

/**
 *   const form = useRecordForm({
 *     rules: CreateExpenseInput, blank, editing, valuesOf, toInput, draft: 'expense',
 *     create: { mutation: useCreateExpenseMutation(), done: 'Expense added', changes: ['expenses'] },
 *     update: { mutation: useUpdateExpenseMutation(), done: 'Expense updated' },
 *   });
 */
export function useRecordForm<Values extends object, Input extends object, Row extends RecordVersion, Created, Updated>(
  options: RecordFormOptions<Values, Input, Row, Created, Updated>,
): InputFormState<Values> {
  const { editing, valuesOf, toInput, create, update, onSaved, ...rest } = options;
  const record = useMemo(() => editing && valuesOf(editing), [editing, valuesOf]);
  const identity = editing && { uniqueId: editing.uniqueId, version: editing.version };
  const form: InputFormState<Values> = useInputForm({
    ...rest,
    record,
    recordOf: editing,
    toInput: (values) => ({ ...toInput(values), ...identity }),
    async save(values) {
      const input = toInput(values);
      if (identity) {
        const data = await sendUpdate({ input: { ...input, ...identity } });
        if (!data) return;
        update.onSaved?.(data);
      } else {
        const data = await sendCreate({ input });
        if (!data) return;
        create.onSaved?.(data);
      }
      onSaved?.();
    },
  });
  const [sendCreate] = useCommand(create.mutation, { ...create, form });
  const [sendUpdate] = useCommand(update.mutation, { ...update, form });
  return form;
}
