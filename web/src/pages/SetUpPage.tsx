import { useEffect, useState } from 'react';
import { authenticate, createFirstAdmin, verifySetUpLink } from '../features/accounts/accounts.queries';
import { checkNewPassword } from '../features/accounts/newPassword';
import type {
  AuthenticateMutation,
  AuthenticateMutationVariables,
  CreateFirstAdminMutation,
  CreateFirstAdminMutationVariables,
  VerifySetUpLinkQuery,
  VerifySetUpLinkQueryVariables,
} from '../graphql.generated';
import { paths } from '../paths';
import { saveProfile } from '../session';
import { Skeleton } from '../ui/panel/Skeleton';
import { goTo } from '../ui/public/goTo';
import { PublicCard } from '../ui/public/PublicCard';
import { PublicForm, type PublicField } from '../ui/public/PublicForm';
import { publicToast } from '../ui/public/publicToast';
import { ask } from '../ui/public/request';

type Field = 'firstName' | 'lastName' | 'emailAddress' | 'newPassword' | 'confirmPassword';

const fields: readonly PublicField<Field>[] = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'emailAddress', label: 'Email address', type: 'email', autoComplete: 'username' },
  { name: 'newPassword', label: 'New Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

const check = (values: Record<Field, string>): Partial<Record<Field, string>> => ({
  firstName: values.firstName.trim() === '' ? 'Please enter first name' : undefined,
  lastName: values.lastName.trim() === '' ? 'Please enter last name' : undefined,
  emailAddress: values.emailAddress.trim() === '' ? 'Please enter email address' : undefined,
  ...checkNewPassword(values),
});

/** The first admin, by the link that the first start prints. Whoever comes without it, or later, signs in. */
export default function SetUpPage() {
  const [secret] = useState(() => window.location.hash.slice(1));
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let left = false;
    const input = { secret };
    void ask<VerifySetUpLinkQuery, VerifySetUpLinkQueryVariables>(verifySetUpLink, { input }).then(({ failure }) => {
      if (left) return;
      if (!failure) return setOpen(true);
      publicToast(failure.messages.join(' '));
      goTo(paths.login());
    });
    return () => {
      left = true;
    };
  }, [secret]);

  async function save({ newPassword: password, confirmPassword: _, ...person }: Record<Field, string>) {
    const input = { ...person, password, secret };
    const made = await ask<CreateFirstAdminMutation, CreateFirstAdminMutationVariables>(createFirstAdmin, { input });
    if (made.failure) return made.failure;
    const { emailAddress } = person;
    const signedIn = await ask<AuthenticateMutation, AuthenticateMutationVariables>(authenticate, {
      input: { emailAddress, password },
    });
    if (signedIn.failure) return signedIn.failure;
    const { user, mustSetUpSecondFactor } = signedIn.data.authenticate;
    saveProfile(user, { mustSetUpSecondFactor });
    goTo(paths.setUpSteps());
    return undefined;
  }

  return (
    <PublicCard title="Set up" note="First your own account: you are the administrator. Your company comes next.">
      {isOpen ? (
        <PublicForm
          label="Your account"
          fields={fields}
          check={check}
          submit={save}
          button="Continue"
          busyText="Saving..."
        />
      ) : (
        <Skeleton text="Verifying the link..." />
      )}
    </PublicCard>
  );
}
