import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Failure } from '../../failure';
import { inputFields, type DeclaredField } from '../../../../server/src/domain/values/fields';
import { checkInput, maxLengths, type InputClass } from './checkInput';
import { Entries, type Entry } from './entry';
import { formFields, type FormFields } from './Field';
import { useDraft, type DraftNotice, type RecordVersion } from './useDraft';
import { useWindowGuard } from './windowGuard';

export interface InputFormOptions<Values extends object, Input extends object> {
  rules: InputClass<Input>;
  /** Values of a new record: every field of the form. Must be constant. */
  blank: Values;
  /** The record to update, memoised; null or undefined: create a new one. */
  record?: Values | null;
  /** Identity of that record: its draft is stored separately, and not applied to a newer version. */
  recordOf?: RecordVersion | null;
  /** Converts values to what the API takes where they differ: references by id. Amounts stay in rupees and kilograms. */
  toInput?: (values: Values) => object;
  /** Name under which a draft is stored until saved. */
  draft?: string;
  /**
   * Left out: the first field of a record has the focus, since somebody chose to edit it. True, for dialogs: of a new one
   * too. False: never, for a record that the page shows unasked.
   */
  startsFocused?: boolean;
  /** Called with valid values only. */
  save: (values: Values) => Promise<unknown>;
}

export interface InputFormState<Values extends object> extends FormFields<Values> {
  antd: FormInstance<Values>;
  element: RefObject<HTMLDivElement | null>;
  blank: Values;
  messages: readonly string[];
  saving: boolean;
  /** Describes a stored draft that was applied or can be applied. */
  draftNotice: DraftNotice | null;
  /** Its declared fields, with their labels. */
  labels: ReadonlyMap<string, Pick<DeclaredField, 'label'>>;
  /** The required fields, according to the input class. */
  missing: Readonly<Record<string, unknown>>;
  /** The most characters of its fields. */
  lengths: Readonly<Record<string, number>>;
  /** The current values. */
  values(): Values;
  /** Calls the listener after each change, before the next key is handled. */
  subscribe(listener: () => void): () => void;
  submit(): Promise<void>;
  /** Reports a change of the named fields, or of any. */
  changed(names?: readonly string[]): void;
  /** Sets the state of a control besides its value. */
  report(name: string, entry: Entry | null): void;
  /** Returns to a new record and focuses the first field. */
  reset(): void;
  /** True if there are unsaved changes. */
  isDirty(): boolean;
  /** Restores the initial values and deletes the draft. */
  discard(): void;
  /** Applies a draft of an older version. */
  applyDraft(): void;
  /** Shows the server's refusal at the fields; called by `useCommand`. */
  refuse(failure: Failure): void;
  /** Marks the values as saved; called by `useCommand`. */
  saved(): void;
}

const firstField = 'input:enabled, textarea:enabled';

export function useInputForm<Values extends object, Input extends object>(
  options: InputFormOptions<Values, Input>,
): InputFormState<Values> {
  const { rules, blank, record = null, recordOf = null, toInput, startsFocused, save } = options;
  const [antd] = Form.useForm<Values>();
  const element = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  /** Mutable state that is not rendered, read by event handlers only. */
  const state = useRef({
    busy: false,
    objected: false,
    refused: {} as Readonly<Record<string, readonly string[]>>,
    marked: [] as readonly string[],
    initial: blank as Values,
  });
  const [entries] = useState(() => new Entries());
  const [listeners] = useState(() => new Set<() => void>());
  const focus = useFocus(element);
  const draft = useDraft<Values>(options.draft, recordOf);
  const { read, setNotice } = draft;
  const missing = useMemo(() => checkInput(rules, {}).fields, [rules]);
  const lengths = useMemo(() => maxLengths(rules), [rules]);

  const notify = useCallback(() => listeners.forEach((listener) => listener()), [listeners]);
  const put = useCallback(
    (values: Partial<Values>) => {
      antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0]);
      notify();
    },
    [antd, notify],
  );

  const start = useCallback(
    (values: Values, isFocused = true) => {
      antd.resetFields();
      state.current = { ...state.current, objected: false, refused: {}, marked: [], initial: values };
      put(values);
      setMessages([]);
      if (isFocused) focus(firstField);
    },
    [antd, put, focus],
  );

  const restore = useCallback(() => {
    const kept = read();
    if (kept && !kept.isOutdated) put(kept.values);
    setNotice(kept && { savedAt: kept.savedAt, isOutdated: kept.isOutdated });
  }, [read, put, setNotice]);

  useEffect(() => {
    if (record) start(record, startsFocused !== false);
    else if (startsFocused) focus(firstField);
    restore();
  }, [record, start, restore, startsFocused, focus]);

  const values = (): Values => ({ ...blank, ...antd.getFieldsValue(true) });
  const isDirty = () =>
    !entries.isEmpty || JSON.stringify(values()) !== JSON.stringify({ ...blank, ...state.current.initial });
  // Drafts of new records are kept when the dialog closes.
  useWindowGuard({
    hasUnsaved: () => (record !== null || options.draft === undefined) && isDirty(),
    dropDraft: draft.drop,
  });

  /** Collects the current errors of the input class and of the controls. */
  function judge() {
    const { fields } = checkInput(rules, toInput ? toInput(values()) : values());
    const typed = Object.entries(entries.messages('all')).map(([name, message]) => [name, [message]] as const);
    const all = { ...fields, ...Object.fromEntries(typed) };
    return { fields: all, messages: [...new Set(Object.values(all).flat())] };
  }

  /**
   * Shows errors: all of them once a save was attempted, before that only those of fields that were edited and left.
   */
  function show(): void {
    const now = state.current;
    const found = now.objected ? judge() : null;
    const visible = Object.entries(entries.messages('visible')).map(([name, message]) => [name, [message]] as const);
    const fields: Record<string, readonly string[]> = {
      ...now.refused,
      ...(found ? found.fields : Object.fromEntries(visible)),
    };
    const names = new Set([...now.marked, ...Object.keys(fields)]);
    now.marked = Object.keys(fields);
    now.objected = found !== null && found.messages.length > 0;
    if (names.size > 0) {
      antd.setFields(
        [...names].map((name) => ({
          name: name as Parameters<typeof antd.getFieldValue>[0],
          errors: [...(fields[name] ?? [])],
        })),
      );
    }
    setMessages((before) => {
      const next = found?.messages ?? [];
      return before.length === 0 && next.length === 0 ? before : next;
    });
  }

  return {
    ...formFields,
    antd,
    element,
    blank,
    messages,
    saving,
    values,
    isDirty,
    draftNotice: draft.notice,
    labels: inputFields.of(rules),
    missing,
    lengths,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit() {
      if (state.current.busy) return;
      state.current.busy = true;
      setSaving(true);
      try {
        await entries.settled();
        state.current.refused = {};
        state.current.objected = true;
        show();
        if (state.current.objected) focus('[aria-invalid="true"]');
        else await save(values());
      } finally {
        state.current.busy = false;
        setSaving(false);
      }
    },
    changed(names) {
      const { refused } = state.current;
      const still = Object.entries(refused).filter(([name]) => names !== undefined && !names.includes(name));
      state.current.refused = Object.fromEntries(still);
      notify();
      show();
      if (isDirty()) draft.keep(values());
      else draft.drop();
    },
    report(name, entry) {
      if (entries.report(name, entry)) show();
    },
    reset() {
      draft.drop();
      setNotice(null);
      start(blank);
    },
    discard() {
      draft.drop();
      setNotice(null);
      start(state.current.initial);
    },
    applyDraft() {
      const kept = read();
      if (kept) put(kept.values);
      setNotice(kept && { savedAt: kept.savedAt, isOutdated: false });
    },
    refuse({ fields }) {
      state.current.refused = fields;
      show();
    },
    saved() {
      draft.drop();
      setNotice(null);
      state.current.initial = values();
    },
  };
}

/** Focuses the first match after antd has rendered and marked its fields: one render and one frame later. */
function useFocus(element: RefObject<HTMLElement | null>): (selector: string) => void {
  const [aim, setAim] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (!aim) return undefined;
    const frame = requestAnimationFrame(() => {
      const found = element.current?.querySelector<HTMLElement>(aim.selector);
      // A radio group cannot be focused itself.
      (found?.querySelector('input') ?? found)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [aim, element]);
  return useCallback((selector) => setAim({ selector }), []);
}
