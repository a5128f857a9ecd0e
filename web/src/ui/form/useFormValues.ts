import { useState, useSyncExternalStore } from 'react';
import type { InputFormState } from './useInputForm';

/**
 * Subscribes to the part of the form's values that `select` returns. Unlike antd's `useWatch`, which updates later, it
 * renders within the change event, so that a field which appears can receive the next key press.
 */
export function useFormValues<Values extends object, Selected>(
  form: Pick<InputFormState<Values>, 'subscribe' | 'values'>,
  select: (values: Values) => Selected,
): Selected {
  const [settle] = useState(() => keepEqual<Selected>());
  return useSyncExternalStore(form.subscribe, () => settle(select(form.values())));
}

/** Returns the previous object if the new one has the same JSON. */
function keepEqual<Value>(): (next: Value) => Value {
  let last: { text: string; value: Value } | null = null;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  };
}
