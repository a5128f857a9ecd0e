import { OpenSessions } from '../features/accounts/OpenSessions';
import { ProfileForm } from '../features/accounts/ProfileForm';
import { ProfileImageForm } from '../features/accounts/ProfileImageForm';
import { SecondFactorPanel } from '../features/accounts/SecondFactorPanel';
import { useProfileQuery } from '../graphql.generated';
import { LoadFailure } from '../ui/panel/LoadFailure';
import { Skeleton } from '../ui/panel/Skeleton';
import { PageHeader } from '../ui/panel/PageHeader';

export default function ProfilePage() {
  const { data, error, refetch } = useProfileQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const user = data?.profile;
  return (
    <div className="narrow-page">
      <PageHeader title="My profile" />
      {!user && !error && <Skeleton />}
      {!user && error && <LoadFailure title="The profile could not be loaded" retry={refetch} />}
      {user && (
        <>
          <ProfileImageForm user={user} />
          <ProfileForm user={user} />
          <SecondFactorPanel />
          <OpenSessions />
        </>
      )}
    </div>
  );
}
