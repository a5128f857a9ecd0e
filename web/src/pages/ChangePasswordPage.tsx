import { ChangePasswordForm } from '../features/accounts/ChangePasswordForm';
import { PageHeader } from '../ui/panel/PageHeader';

export default function ChangePasswordPage() {
  return (
    <div className="narrow-page">
      <PageHeader title="Change Password" note="It signs you out on every other device" />
      <ChangePasswordForm />
    </div>
  );
}
