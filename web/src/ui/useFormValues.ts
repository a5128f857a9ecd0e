import { useState, useSyncExternalStore } from 'react';
import type { InputFormState } from './useInputForm';

/**
 * What `select` takes from the values of a form. Unlike antd's `useWatch`, which waits for its turn, this renders
 * within the event that changed the value: a field that appears is there for the next key.
 */
export function useFormValues<Values extends object, Selected>(
  form: Pick<InputFormState<Values>, 'subscribe' | 'values'>,
  select: (values: Values) => Selected,
): Selected {
  const [settle] = useState(() => keepEqual<Selected>());
  return useSyncExternalStore(form.subscribe, () => settle(select(form.values())));
}

/** Gives the earlier object as long as the new one holds the same. */
function keepEqual<Value>(): (next: Value) => Value {
  let last: { text: string; value: Value } | null = null;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  };
}
