import { useRef, useState, type FormEvent } from 'react';
import type { AuthenticateMutation, AuthenticateMutationVariables } from '../graphql.generated';
import { authenticate } from '../features/accounts/accounts.ask';
import { paths } from '../paths';
import { saveProfile } from '../session';
import { ask } from '../ui/plain/ask';
import { PlainErrors } from '../ui/plain/PlainErrors';

type Field = 'emailAddress' | 'password';

const missing: Record<Field, string> = {
  emailAddress: 'Please enter email address',
  password: 'Please enter password',
};

const fields: readonly Field[] = ['emailAddress', 'password'];

/** Signing in changes the session; where to go from there is the app's decision. */
export default function LoginPage() {
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [blank, setBlank] = useState<readonly Field[]>([]);
  const [busy, setBusy] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const input = { emailAddress: String(entered.get('emailAddress')), password: String(entered.get('password')) };
    const blankFields = fields.filter((field) => input[field].trim() === '');
    setBlank(blankFields);
    setMessages(blankFields.map((field) => missing[field]));
    if (blankFields[0]) return focus(blankFields[0]);

    setBusy(true);
    const { data, failure } = await ask<AuthenticateMutation, AuthenticateMutationVariables>(authenticate, { input });
    setBusy(false);
    if (data) return saveProfile(data.authenticate.user);
    setMessages(failure.messages);
    focus('password');
  }

  const focus = (field: Field) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();

  const control = (field: Field) => ({
    id: field,
    name: field,
    'aria-invalid': blank.includes(field),
    'aria-describedby': 'login-errors',
  });

  return (
    <section className="login">
      <div className="login-card">
        <h1>Sign in to Waybill</h1>
        <p className="quiet">Courier and cargo back office</p>
        <PlainErrors id="login-errors" messages={messages} />
        <form ref={form} onSubmit={signIn} noValidate aria-label="Login">
          <label htmlFor="emailAddress">Email address</label>
          <input {...control('emailAddress')} type="email" autoComplete="username" autoFocus spellCheck={false} />
          <label htmlFor="password">Password</label>
          <input {...control('password')} type="password" autoComplete="current-password" />
          <button type="submit" className="plain-button primary" disabled={busy}>
            {busy ? 'Signing in...' : 'Login'}
          </button>
        </form>
        <a href={paths.forgetPassword()}>Forget Password</a>
      </div>
    </section>
  );
}
