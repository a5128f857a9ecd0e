/**
 * A form that is validated by a server input class.
 *
 *   const form = useInputForm({ rules: CreateCustomerInput, blank, record, recordOf: editing, draft: 'customer', save });
 *   <InputForm form={form} label="Customer">
 *     <form.Field name="name" label="Name"><Input /></form.Field>
 *     <form.Flag name="selfDelivery"><Checkbox>Self delivery</Checkbox></form.Flag>
 *     <Button htmlType="submit" type="primary" loading={form.saving}>Create</Button>
 *     <ResetButton form={form} />
 *   </InputForm>
 */
import { Alert, Button, Form } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConfirm } from '../overlay/confirm';
import type { Entry } from './entry';
import { ErrorList } from './ErrorList';
import { FieldHostContext, type FieldHost } from './Field';
import { showInstant } from '../app/format';
import type { InputFormState } from './useInputForm';

export { useInputForm } from './useInputForm';

interface InputFormProps<Values extends object> {
  form: InputFormState<Values>;
  /** Accessible name of the form. */
  label: string;
  children: ReactNode;
}

export function InputForm<Values extends object>({ form, label, children }: InputFormProps<Values>) {
  const { antd, element, blank, messages, labels, missing, lengths } = form;
  // Prefix of the field ids: two forms of one screen may have fields of the same name.
  const id = useId();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const [report] = useState(() => (name: string, entry: Entry | null) => latest.current.report(name, entry));
  const host = useMemo(
    (): FieldHost => ({
      label: (name) => labels.get(name)?.label,
      required: (name) => name in missing,
      maxLength: (name) => lengths[name],
      report,
    }),
    [labels, missing, lengths, report],
  );
  return (
    <div ref={element}>
      <DraftBanner form={form} />
      <ErrorList messages={messages} />
      <Form<Values>
        form={antd}
        name={id}
        layout="vertical"
        aria-label={label}
        initialValues={blank}
        autoComplete="off"
        onValuesChange={(changed: object) => form.changed(Object.keys(changed))}
        onFinish={form.submit}
      >
        <FieldHostContext value={host}>{children}</FieldHostContext>
      </Form>
    </div>
  );
}

/** Notice that the form was filled from a draft, or that there is a draft of an older version of the record. */
function DraftBanner<Values extends object>({ form }: { form: InputFormState<Values> }) {
  const { draftNotice } = form;
  if (!draftNotice) return null;
  const { savedAt, isOutdated } = draftNotice;
  return (
    <Alert
      type={isOutdated ? 'warning' : 'info'}
      showIcon
      style={{ marginBottom: 10, paddingBlock: 6 }}
      title={
        <>
          {isOutdated
            ? `This record was changed by someone else after your draft of ${showInstant(savedAt)} `
            : `Draft of ${showInstant(savedAt)} restored `}
          {isOutdated && (
            <Button size="small" onClick={form.applyDraft}>
              Use draft
            </Button>
          )}{' '}
          <Button size="small" onClick={form.discard}>
            Discard
          </Button>
        </>
      }
    />
  );
}

interface ResetButtonProps<Values extends object> {
  form: InputFormState<Values>;
  /** Called instead of `form.reset`. */
  onReset?: () => void;
}

export function ResetButton<Values extends object>({ form, onReset = form.reset }: ResetButtonProps<Values>) {
  const askedReset = useAskedReset(form, onReset);
  return <Button onClick={() => void askedReset()}>Reset</Button>;
}

/** Returns a reset function that asks for confirmation if there are unsaved changes. */
export function useAskedReset<Values extends object>(
  form: InputFormState<Values>,
  onReset: () => void,
): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    if (form.isDirty() && !(await confirm({ question: 'Discard unsaved input?', ok: 'Discard', danger: true }))) return;
    onReset();
  };
}
