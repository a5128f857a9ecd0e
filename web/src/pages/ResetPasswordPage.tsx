import { useEffect, useState } from 'react';
import { leaveSession, resetPassword, verifyResetLink } from '../features/accounts/accounts.queries';
import { checkNewPassword, type NewPasswordField } from '../features/accounts/newPassword';
import type {
  LeaveSessionMutation,
  ResetPasswordMutation,
  ResetPasswordMutationVariables,
  VerifyResetLinkQuery,
  VerifyResetLinkQueryVariables,
} from '../graphql.generated';
import { matchesPath, paths } from '../paths';
import { endSession, getProfile } from '../session';
import { ask } from '../ui/public/request';
import { goTo } from '../ui/public/goTo';
import { Skeleton } from '../ui/panel/Skeleton';
import { PublicCard } from '../ui/public/PublicCard';
import { PublicErrors } from '../ui/public/PublicErrors';
import { PublicForm, type PublicField } from '../ui/public/PublicForm';
import { publicToast } from '../ui/public/publicToast';

const fields: readonly PublicField<NewPasswordField>[] = [
  { name: 'newPassword', label: 'New Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

const screens = {
  reset: { title: 'Reset Password', note: 'Choose a new password', button: 'Reset Password' },
  activation: { title: 'Account Activation', note: 'Choose a password to activate your account', button: 'Activate' },
};

interface ResetLink {
  email: string;
  guid: string;
  id: string;
}

/** Parses the parameters of the mailed link; null if incomplete or invalid. */
function linkIn(search: string): ResetLink | null {
  const params = new URLSearchParams(search);
  const [email, guid, id] = ['EmailAddress', 'Guid', 'Id'].map((name) => params.get(name)?.trim());
  return email && guid && id ? { email, guid, id } : null;
}

/** Sets a password by a single-use mailed link: for a forgotten password or a new account. */
export default function ResetPasswordPage() {
  const [link] = useState(() => linkIn(window.location.search));
  const [objections, setObjections] = useState<readonly string[] | null>(null);
  const isActivation = matchesPath(paths.accountActivation(), window.location.pathname);
  const { title, note, button } = isActivation ? screens.activation : screens.reset;

  useEffect(() => {
    if (!link) return goTo(paths.home());
    let left = false;
    const input = { resetLink: link, emailAddress: link.email };
    void ask<VerifyResetLinkQuery, VerifyResetLinkQueryVariables>(verifyResetLink, { input }).then(({ failure }) => {
      if (!left) setObjections(failure?.messages ?? []);
    });
    return () => {
      left = true;
    };
  }, [link]);

  async function save({ newPassword }: Record<NewPasswordField, string>) {
    if (!link) return undefined;
    const input = { resetLink: link, emailAddress: link.email, password: newPassword };
    const { failure } = await ask<ResetPasswordMutation, ResetPasswordMutationVariables>(resetPassword, { input });
    if (failure) return failure;
    await leaveFormerSession();
    publicToast('Password reset successfully');
    goTo(paths.login());
    return undefined;
  }

  if (!link) return null;
  return (
    <PublicCard title={title} note={note}>
      {objections === null && <Skeleton text="Verifying the link..." />}
      {objections?.length === 0 && (
        <PublicForm
          label={title}
          fields={fields}
          check={checkNewPassword}
          submit={save}
          button={button}
          busyText="Saving..."
        />
      )}
      <PublicErrors messages={objections ?? []} />
      <p className="row notice">
        <a href={paths.login()}>Back to Login</a>
        {objections !== null && objections.length > 0 && <a href={paths.forgetPassword()}>Ask for a new link</a>}
      </p>
    </PublicCard>
  );
}

/**
 * The browser may have a session of this or another user; it is ended, so that the user signs in with the new password.
 */
async function leaveFormerSession(): Promise<void> {
  if (!getProfile()) return;
  await ask<LeaveSessionMutation, object>(leaveSession, {});
  endSession();
}
