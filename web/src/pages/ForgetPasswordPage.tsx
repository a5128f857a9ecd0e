import { useState } from 'react';
import { forgotPassword } from '../features/accounts/accounts.queries';
import type { ForgotPasswordMutation, ForgotPasswordMutationVariables } from '../graphql.generated';
import { paths } from '../paths';
import { ask } from '../ui/public/request';
import { PublicCard } from '../ui/public/PublicCard';
import { PublicForm, type PublicField } from '../ui/public/PublicForm';

type Field = 'emailAddress';

const fields: readonly PublicField<Field>[] = [
  { name: 'emailAddress', label: 'Email address', type: 'email', autoComplete: 'username' },
];

const missing = ({ emailAddress }: Record<Field, string>) => ({
  emailAddress: emailAddress.trim() === '' ? 'Please enter email address' : undefined,
});

export default function ForgetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send({ emailAddress }: Record<Field, string>) {
    const input = { emailAddress: emailAddress.trim() };
    const { failure } = await ask<ForgotPasswordMutation, ForgotPasswordMutationVariables>(forgotPassword, { input });
    if (!failure) setSentTo(input.emailAddress);
    return failure;
  }

  return (
    <PublicCard title="Forget Password" note="We will email you a link to set a new password">
      {/* Same text whether or not the account exists, as the server does not reveal it. */}
      <div role="status">
        {sentTo && (
          <p className="notice bordered good">
            If there is an account for <strong>{sentTo}</strong>, a mail is on its way. Its link works once, for 24
            hours.
          </p>
        )}
      </div>
      {sentTo === null && (
        <PublicForm
          label="Forget Password"
          fields={fields}
          check={missing}
          submit={send}
          button="Send recovery mail"
          busyText="Sending..."
        />
      )}
      <a href={paths.login()}>Back to Login</a>
    </PublicCard>
  );
}
