import type { AuthenticateMutation, AuthenticateMutationVariables } from '../graphql.generated';
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

/** Only changes the session; `Root` then decides which page to show. */
async function signIn(input: Record<Field, string>) {
  const { data, failure } = await ask<AuthenticateMutation, AuthenticateMutationVariables>(authenticate, { input });
  if (data) saveProfile(data.authenticate.user);
  return failure;
}

export default function LoginPage() {
  return (
    <PublicCard title="Sign in to Waybill" note="Courier and cargo back office">
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
        submit={signIn}
        button="Login"
        busyText="Signing in..."
      />
      <a href={paths.forgetPassword()}>Forget Password</a>
    </PublicCard>
  );
}
