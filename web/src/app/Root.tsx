import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useProfile } from '../session';
import { useAddress, replaceAddress } from './address';
import { admit, routeAt } from './admission';
import { LoadingOverlay } from './LoadingOverlay';
import { PublicFrame } from './PublicFrame';

const loadBackOffice = () => import('./backOffice/BackOffice');
const BackOffice = lazy(loadBackOffice);

/**
 * The public pages and the login stand outside the router, antd and Apollo; once somebody is signed in, the back
 * office is loaded and takes over. Losing the session, here or in another tab, leads back to the login.
 */
export function Root() {
  const profile = useProfile();
  const address = useAddress();
  const admission = admit(address, profile);
  const goTo = 'goTo' in admission ? admission.goTo : null;

  useLayoutEffect(() => {
    if (goTo !== null) replaceAddress(goTo);
  }, [goTo]);

  useEffect(() => {
    if (!profile) return;
    void loadBackOffice();
    void routeAt(window.location.pathname)?.screen?.preload();
  }, [profile, goTo]);

  if ('goTo' in admission) return <LoadingOverlay />;
  return (
    <Suspense fallback={<LoadingOverlay />}>
      {admission.to === 'public' || !profile ? (
        <PublicFrame row={'row' in admission ? admission.row : null} />
      ) : (
        <BackOffice key={profile.currentUserId} />
      )}
    </Suspense>
  );
}
