import { Suspense, useEffect, useLayoutEffect } from 'react';
import { isDark } from '../appearance';
import { useProfile } from '../session';
import { useAddress, replaceAddress } from './address';
import { routeAccess, routeAt } from './routeAccess';
import { LoadingOverlay } from './LoadingOverlay';
import { PublicFrame } from './PublicFrame';
import { lazily } from '../ui/app/lazily';

async function loadBackOffice() {
  const dark = isDark() ? import('../ui/app/loadDarkTheme').then(({ loadDarkTheme }) => loadDarkTheme()) : null;
  const [backOffice] = await Promise.all([import('./backOffice/BackOffice'), dark]);
  return backOffice;
}
const BackOffice = lazily(loadBackOffice);

/**
 * Root component. Public pages and login are rendered without router, antd and Apollo. Once a user is signed in, the
 * back office bundle is loaded and takes over. When the session ends, in this or another tab, the login page is shown.
 */
export function Root() {
  const profile = useProfile();
  const address = useAddress();
  const access = routeAccess(address, profile);
  const goTo = 'goTo' in access ? access.goTo : null;

  useLayoutEffect(() => {
    if (goTo !== null) replaceAddress(goTo);
  }, [goTo]);

  useEffect(() => {
    if (!profile) return;
    // What fails here is asked for again, and says so, where it is shown.
    void loadBackOffice().catch(() => undefined);
    void routeAt(window.location.pathname)
      ?.screen?.preload()
      .catch(() => undefined);
  }, [profile, goTo]);

  if ('goTo' in access) return <LoadingOverlay />;
  return (
    <Suspense fallback={<LoadingOverlay />}>
      {access.to === 'public' || !profile ? (
        <PublicFrame row={'row' in access ? access.row : null} />
      ) : (
        <BackOffice key={profile.currentUserId} />
      )}
    </Suspense>
  );
}
