import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useAskedCompanySettings } from '../../features/accounts/company';
import { NotAuthorized } from '../../pages/NotAuthorized';
import { useOwnRole } from '../../features/accounts/useOwnRole';
import { paths } from '../../paths';
import { useProfile } from '../../session';
import { useHolder } from '../../ui/app/usePermission';
import { NotFound } from '../../ui/public/NotFound';
import { FirstScreenShown } from '../../ui/app/firstScreen';
import { UiProvider } from '../../ui/app/UiProvider';
import '../../ui/ui.css';
import '../../features/features.css';
import { addressChanged } from '../address';
import { ErrorBoundary } from '../ErrorBoundary';
import { lazily } from '../../ui/app/lazily';
import { LoadingOverlay } from '../LoadingOverlay';
import { routes, type RouteRow } from '../routes';
import { useScreenTitle } from '../useScreenTitle';
import { allMenuRows, mayOpen } from './access';
import { createClient } from './apollo';
import { Shell } from './Shell';
import { WaitingWork } from './waiting/WaitingWork';

const SecondFactorDemanded = lazily(() => import('../../features/accounts/SecondFactorDemanded'));

/**
 * The signed-in part of the app. `Root` renders it only when a user is signed in. It waits for the company's settings,
 * which a browser lacks only before its first answer, and begins anew if the server gives others than this browser kept.
 */
export default function BackOffice() {
  const settings = useAskedCompanySettings();
  if (!settings) return <LoadingOverlay />;
  return <SignedIn key={`${settings.timezone} ${settings.invoiceReading} ${settings.homeCityId}`} />;
}

function SignedIn() {
  const [client] = useState(createClient);
  const mustSetUp = useProfile()?.mustSetUpSecondFactor ?? false;
  return (
    <ApolloProvider client={client}>
      <UiProvider>{mustSetUp ? <SetUpFirst /> : <Screens />}</UiProvider>
    </ApolloProvider>
  );
}

function SetUpFirst() {
  useScreenTitle('Second factor');
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <SecondFactorDemanded />
      <FirstScreenShown />
    </Suspense>
  );
}

function Screens() {
  useOwnRole();
  return (
    <>
      <WaitingWork />
      {/* Without transitions: a list rendered partly in a transition would query for both addresses in turn. */}
      <BrowserRouter useTransitions={false}>
        <BackOfficeRoutes />
      </BrowserRouter>
    </>
  );
}

export function BackOfficeRoutes() {
  const framed = routes.filter(({ permission, bare }) => permission !== 'public' && !bare);
  const bare = routes.filter((row) => row.bare);
  const toRoute = (row: RouteRow) => <Route key={row.path} path={row.path} element={<Screen row={row} />} />;
  return (
    <Routes>
      <Route
        element={
          <Shell>
            <Place />
          </Shell>
        }
      >
        {framed.map(toRoute)}
        <Route path="*" element={<Screen row={null} />} />
      </Route>
      <Route element={<Place />}>{bare.map(toRoute)}</Route>
      {routes
        .filter(({ permission }) => permission === 'public')
        .map(({ path }) => (
          <Route key={path} path={path} element={<Leave />} />
        ))}
    </Routes>
  );
}

/** Renders the current screen. Errors are caught here and cleared when the address changes. */
function Place() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<LoadingOverlay />}>
        <Outlet />
        <FirstScreenShown />
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ row }: { row: RouteRow | null }) {
  const holder = useHolder();
  const Page = row?.screen?.Component ?? NotFound;
  const refused = row !== null && !mayOpen(row, holder);
  useScreenTitle(row?.screen || refused ? (row?.title ?? '') : 'Not Found');
  // Where everybody arrives: who may not see it begins with the first screen of their menu.
  const [first] = refused && row.path === paths.dashboard() ? allMenuRows(holder) : [];
  if (first) return <Navigate to={first.path} replace />;
  return refused ? <NotAuthorized /> : <Page />;
}

/** Public pages are rendered by `Root`. */
function Leave() {
  useEffect(addressChanged, []);
  return <LoadingOverlay />;
}
