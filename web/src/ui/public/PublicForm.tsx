/**
 * Form of the public pages: native inputs, errors as a bullet list, focus on the first invalid field.
 *
 *   <PublicForm label="Login" fields={fields} check={missing} submit={signIn} button="Login" busyText="Signing in..." />
 */
import { useId, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../failure';
import { PublicErrors } from './PublicErrors';

export interface PublicField<Name extends string> {
  name: Name;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'given-name' | 'family-name';
}

interface Props<Name extends string> {
  /** Accessible name of the form. */
  label: string;
  fields: readonly PublicField<Name>[];
  /** Error messages by field; empty if valid. */
  check: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  /** Called with valid values; resolves to the failure if the server refused. */
  submit: (values: Record<Name, string>) => Promise<Failure | undefined>;
  button: string;
  busyText: string;
}

export function PublicForm<Name extends string>({ label, fields, check, submit, button, busyText }: Props<Name>) {
  const errors = useId();
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [busy, setBusy] = useState(false);

  const focus = (name: Name | undefined) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(entered.get(name) ?? '')])) as Record<
      Name,
      string
    >;
    const objections = check(values);
    const objected = fields.filter(({ name }) => objections[name]).map(({ name }) => name);
    setWrong(objected);
    setMessages(objected.map((name) => objections[name] ?? ''));
    if (objected[0]) return focus(objected[0]);

    setBusy(true);
    const failure = await submit(values);
    setBusy(false);
    if (!failure) return;
    setMessages(failure.messages);
    focus((fields.find(({ name }) => failure.fields[name]) ?? fields.at(-1))?.name);
  }

  return (
    <>
      <PublicErrors id={errors} messages={messages} />
      <form ref={form} onSubmit={send} noValidate aria-label={label} className="public-form">
        {fields.map(({ name, label: text, type, autoComplete }, at) => [
          <label key={`${name} label`} htmlFor={name}>
            {text}
          </label>,
          <input
            key={name}
            className="plain-field"
            id={name}
            name={name}
            type={type}
            autoComplete={autoComplete}
            autoFocus={at === 0}
            spellCheck={false}
            aria-invalid={wrong.includes(name)}
            aria-describedby={errors}
          />,
        ])}
        <button type="submit" className="public-button primary" disabled={busy}>
          {busy ? busyText : button}
        </button>
      </form>
    </>
  );
}
