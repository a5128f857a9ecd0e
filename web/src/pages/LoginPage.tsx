import { useState } from 'react';
import type { AuthenticateMutation, AuthenticateMutationVariables } from '../graphql.generated';
import { useCompanySettings } from '../companySettings';
import { authenticate } from '../features/accounts/accounts.queries';
import { paths } from '../paths';
import { saveProfile, wasSessionLost } from '../session';
import { ask } from '../ui/public/request';
import { PublicCard } from '../ui/public/PublicCard';
import { PublicForm, type PublicField } from '../ui/public/PublicForm';

type Field = 'emailAddress' | 'password';

const fields: readonly PublicField<Field>[] = [
  { name: 'emailAddress', label: 'Email address', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];

const missing = ({ emailAddress, password }: Record<Field, string>) => ({
  emailAddress: emailAddress.trim() === '' ? 'Please enter email address' : undefined,
  password: password.trim() === '' ? 'Please enter password' : undefined,
});

type CodeField = 'code';

const codeFields: readonly PublicField<CodeField>[] = [
  { name: 'code', label: 'Code', type: 'text', autoComplete: 'one-time-code' },
];

const missingCode = ({ code }: Record<CodeField, string>) => ({
  code: code.trim() === '' ? 'Please enter the code' : undefined,
});

/** Only changes the session; `Root` then decides which page to show. */
async function signIn(input: Record<Field, string> & Partial<Record<CodeField, string>>) {
  const { data, failure } = await ask<AuthenticateMutation, AuthenticateMutationVariables>(authenticate, { input });
  if (data) saveProfile(data.authenticate.user, data.authenticate);
  return failure;
}

export default function LoginPage() {
  const name = useCompanySettings()?.titleSuffix;
  /** What was right, while the code of the second factor is asked for. */
  const [given, setGiven] = useState<Record<Field, string> | null>(null);

  async function signInFirst(values: Record<Field, string>) {
    const failure = await signIn(values);
    if (failure?.code !== 'CODE_REQUIRED') return failure;
    setGiven(values);
    return undefined;
  }

  if (given) {
    return (
      <PublicCard
        title="Second factor"
        note={`Enter the six digits that your authenticator app shows for ${name ?? 'this account'}, or one of your recovery codes.`}
      >
        <PublicForm
          label="Second factor"
          fields={codeFields}
          check={missingCode}
          submit={({ code }) => signIn({ ...given, code })}
          button="Continue"
          busyText="Signing in..."
        />
        <button type="button" className="row-button" onClick={() => setGiven(null)}>
          Back to the password
        </button>
      </PublicCard>
    );
  }
  return (
    <PublicCard title={name ? `Sign in to ${name}` : 'Sign in'} note="Courier and cargo back office">
      {wasSessionLost() && (
        <p>
          Your session has ended: it was not used for some time, or was ended elsewhere. Sign in to go on where you
          were.
        </p>
      )}
      <PublicForm
        label="Login"
        fields={fields}
        check={missing}
        submit={signInFirst}
        button="Login"
        busyText="Signing in..."
      />
      <a href={paths.forgetPassword()}>Forget Password</a>
    </PublicCard>
  );
}
