/**
 * A form behind which stands an input class of the server.
 *
 *   const form = useInputForm({ rules: CreateCustomerInput, blank, record, draft: 'customer', save });
 *   <InputForm form={form} label="Customer">
 *     <Field name="name" label="Name"><Input /></Field>
 *     <Button htmlType="submit" type="primary" loading={form.saving}>Create</Button>
 *   </InputForm>
 */
import { Form, type FormInstance } from 'antd';
import {
  createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject,
} from 'react';
import type { Failure } from '../failure';
import { checkInput, type InputClass } from './checkInput';
import { ErrorList } from './ErrorList';
import { useDraft } from './useDraft';

interface InputFormOptions<Values extends object, Input extends object> {
  rules: InputClass<Input>;
  /** A new record: every field of the form, by name. A constant. */
  blank: Values;
  /** The record to update, memoised; null or nothing: a new one. */
  record?: Values | null;
  /** The values as the class wants them, where that is not what the fields hold: money in paise, weight in grams. */
  toInput?: (values: Values) => object;
  /** Keeps what is typed into a blank form under this name. */
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
  /** True when the class objects to the field's absence. */
  required(name: string): boolean;
  submit(): Promise<void>;
  changed(): void;
  /** Back to a new record, with the cursor in the first field. */
  reset(): void;
  /** Puts the server's refusal at the fields; `useCommand` calls it. */
  refuse(failure: Failure): void;
}

const firstField = 'input:enabled, textarea:enabled';

export function useInputForm<Values extends object, Input extends object>(
  options: InputFormOptions<Values, Input>,
): InputFormState<Values> {
  const { rules, blank, record = null, toInput, startsFocused = false, save } = options;
  const [antd] = Form.useForm<Values>();
  const element = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  const objected = useRef(false);
  const focus = useFocus(element);
  const { read, keep, drop } = useDraft<Values>(options.draft);
  const missing = useMemo(() => checkInput(rules, {}).fields, [rules]);

  const put = useCallback((values: Partial<Values>) => {
    antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0]);
  }, [antd]);

  const start = useCallback((values: Values) => {
    antd.resetFields();
    put(values);
    setMessages([]);
    objected.current = false;
    focus(firstField);
  }, [antd, put, focus]);

  useEffect(() => {
    if (record) return start(record);
    const kept = read();
    if (kept) put(kept);
    if (startsFocused) focus(firstField);
  }, [record, start, read, put, startsFocused, focus]);

  const values = (): Values => ({ ...blank, ...antd.getFieldsValue(true) });

  /** Shows what is wrong now, and tells whether anything is. */
  function check(): boolean {
    const objections = checkInput(rules, toInput ? toInput(values()) : values());
    showErrors(objections.fields);
    setMessages(objections.messages);
    objected.current = objections.messages.length > 0;
    return !objected.current;
  }

  function showErrors(fields: Readonly<Record<string, readonly string[]>>): void {
    const names = new Set([...Object.keys(blank), ...Object.keys(fields)]);
    antd.setFields([...names].map((name) => ({
      name: name as Parameters<typeof antd.getFieldValue>[0], errors: [...(fields[name] ?? [])],
    })));
  }

  return {
    antd, element, blank, messages, saving,
    required: (name) => name in missing,
    async submit() {
      if (saving) return;
      if (!check()) {
        focus('[aria-invalid="true"]');
        return;
      }
      setSaving(true);
      await save(values()).finally(() => setSaving(false));
    },
    changed() {
      if (objected.current) check();
      if (!record) keep(values());
    },
    reset() {
      drop();
      start(blank);
    },
    refuse: ({ fields }) => showErrors(fields),
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

const RequiredContext = createContext<(name: string) => boolean>(() => false);

interface InputFormProps<Values extends object> {
  form: InputFormState<Values>;
  /** Names the form for those who can't see it. */
  label: string;
  children: ReactNode;
}

export function InputForm<Values extends object>({ form, label, children }: InputFormProps<Values>) {
  const { antd, element, blank, messages, required } = form;
  // Two forms of one screen may have fields of one name.
  const id = useId();
  return (
    <div ref={element}>
      <ErrorList messages={messages} />
      <Form<Values>
        form={antd} name={id} layout="vertical" aria-label={label} initialValues={blank} autoComplete="off"
        onValuesChange={form.changed} onFinish={form.submit}
      >
        <RequiredContext value={required}>{children}</RequiredContext>
      </Form>
    </div>
  );
}

interface FieldProps {
  name: string;
  label: string;
  /** A hint under the field. */
  extra?: ReactNode;
  /** For a field that the class requires only at times; else the class says it. */
  required?: boolean;
  /** The control. */
  children: ReactNode;
}

/** A labelled control; the mark of a required field comes from the input class. */
export function Field({ name, label, extra, required, children }: FieldProps) {
  const usually = use(RequiredContext)(name);
  return <Form.Item name={name} label={label} required={required ?? usually} extra={extra}>{children}</Form.Item>;
}
