import { Alert, Button, Spin } from 'antd';
import { ProfileForm } from '../features/accounts/ProfileForm';
import { ProfileImageForm } from '../features/accounts/ProfileImageForm';
import { useProfileQuery } from '../graphql.generated';
import { PageHeader } from '../ui/PageHeader';

export default function ProfilePage() {
  const { data, error, refetch } = useProfileQuery({
    fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first',
  });
  const user = data?.profile;
  return (
    <div className="narrow-page">
      <PageHeader title="My profile" />
      {!user && !error && <Spin style={{ width: '100%' }} />}
      {!user && error && (
        <Alert
          type="error" showIcon title="The profile could not be loaded"
          action={<Button size="small" onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
        />
      )}
      {user && (
        <>
          <ProfileImageForm user={user} />
          <ProfileForm user={user} />
        </>
      )}
    </div>
  );
}
