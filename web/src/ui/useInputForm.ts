import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Failure } from '../failure';
import { checkInput, type InputClass } from './checkInput';
import { Entries, type Entry } from './entry';
import { useDraft, type DraftNotice, type RecordVersion } from './useDraft';
import { useWindowGuard } from './windowGuard';

interface InputFormOptions<Values extends object, Input extends object> {
  rules: InputClass<Input>;
  /** A new record: every field of the form, by name. A constant. */
  blank: Values;
  /** The record to update, memoised; null or nothing: a new one. */
  record?: Values | null;
  /** Which record that is: its draft is kept apart, and not put over a newer version of it. */
  recordOf?: RecordVersion | null;
  /** The values as the class wants them, where that is not what the fields hold: money in paise, weight in grams. */
  toInput?: (values: Values) => object;
  /** Keeps what is typed under this name until it is saved. */
  draft?: string;
  /** A window's form: a new record, too, begins with the cursor in its first field. */
  startsFocused?: boolean;
  /** Called with values to which the class has no objection. */
  save: (values: Values) => Promise<unknown>;
}

export interface InputFormState<Values extends object> {
  antd: FormInstance<Values>;
  element: RefObject<HTMLDivElement | null>;
  blank: Values;
  messages: readonly string[];
  saving: boolean;
  /** What was kept from an earlier time, and is in the form now or can be put there. */
  draftNotice: DraftNotice | null;
  /** The fields to whose absence the class objects. */
  missing: Readonly<Record<string, unknown>>;
  /** The values as they are now. */
  values(): Values;
  /** Calls back after each change, before the next key is handled. */
  subscribe(listener: () => void): () => void;
  submit(): Promise<void>;
  /** The named fields, or any, have other values. */
  changed(names?: readonly string[]): void;
  /** What a control holds beside its value. */
  report(name: string, entry: Entry | null): void;
  /** Back to a new record, with the cursor in the first field. */
  reset(): void;
  /** True when something is typed that would be lost. */
  isDirty(): boolean;
  /** Back to what the form began with; the draft is gone. */
  discard(): void;
  /** Puts the draft of an older version into the form. */
  applyDraft(): void;
  /** Puts the server's refusal at the fields; `useCommand` calls it. */
  refuse(failure: Failure): void;
  /** The server has it: there is nothing to lose any more; `useCommand` calls it. */
  saved(): void;
}

const firstField = 'input:enabled, textarea:enabled';

export function useInputForm<Values extends object, Input extends object>(
  options: InputFormOptions<Values, Input>,
): InputFormState<Values> {
  const { rules, blank, record = null, recordOf = null, toInput, startsFocused = false, save } = options;
  const [antd] = Form.useForm<Values>();
  const element = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  /** What is no part of the picture: it is read when something happens. */
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

  const notify = useCallback(() => listeners.forEach((listener) => listener()), [listeners]);
  const put = useCallback(
    (values: Partial<Values>) => {
      antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0]);
      notify();
    },
    [antd, notify],
  );

  const start = useCallback(
    (values: Values) => {
      antd.resetFields();
      state.current = { ...state.current, objected: false, refused: {}, marked: [], initial: values };
      put(values);
      setMessages([]);
      focus(firstField);
    },
    [antd, put, focus],
  );

  const restore = useCallback(() => {
    const kept = read();
    if (kept && !kept.isOutdated) put(kept.values);
    setNotice(kept && { savedAt: kept.savedAt, isOutdated: kept.isOutdated });
  }, [read, put, setNotice]);

  useEffect(() => {
    if (record) start(record);
    else if (startsFocused) focus(firstField);
    restore();
  }, [record, start, restore, startsFocused, focus]);

  const values = (): Values => ({ ...blank, ...antd.getFieldsValue(true) });
  const isDirty = () =>
    !entries.isEmpty || JSON.stringify(values()) !== JSON.stringify({ ...blank, ...state.current.initial });
  // The draft of a new record outlives its window.
  useWindowGuard({
    hasUnsaved: () => (record !== null || options.draft === undefined) && isDirty(),
    dropDraft: draft.drop,
  });

  /** What the class and the fields themselves say is wrong now. */
  function judge() {
    const { fields } = checkInput(rules, toInput ? toInput(values()) : values());
    const typed = Object.entries(entries.messages('all')).map(([name, message]) => [name, [message]] as const);
    const all = { ...fields, ...Object.fromEntries(typed) };
    return { fields: all, messages: [...new Set(Object.values(all).flat())] };
  }

  /** Marks what is known to be wrong: all of it once a save was tried, before that only what was typed and left. */
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
    antd,
    element,
    blank,
    messages,
    saving,
    values,
    isDirty,
    draftNotice: draft.notice,
    missing,
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

/** Puts the cursor into the first match, once antd has renewed and marked its fields: a render and a frame later. */
function useFocus(element: RefObject<HTMLElement | null>): (selector: string) => void {
  const [aim, setAim] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (!aim) return undefined;
    const frame = requestAnimationFrame(() => {
      const found = element.current?.querySelector<HTMLElement>(aim.selector);
      // A group of radio buttons takes no cursor itself.
      (found?.querySelector('input') ?? found)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [aim, element]);
  return useCallback((selector) => setAim({ selector }), []);
}
