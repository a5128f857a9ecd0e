import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { NotAuthorized } from '../../pages/NotAuthorized';
import { useProfile } from '../../session';
import { NotFound } from '../../ui/public/NotFound';
import { UiProvider } from '../../ui/UiProvider';
import '../../ui/ui.css';
import { addressChanged } from '../address';
import { ErrorBoundary } from '../ErrorBoundary';
import { LoadingOverlay } from '../LoadingOverlay';
import { mayOpen, routes, type RouteRow } from '../routes';
import { useScreenTitle } from '../useScreenTitle';
import { createClient } from './apollo';
import { Shell } from './Shell';

/** Everything behind the login. `Root` sees to it that somebody is signed in. */
export default function BackOffice() {
  const [client] = useState(createClient);
  return (
    <ApolloProvider client={client}>
      <UiProvider>
        {/* A list asks as it renders: rendered half in a transition and half outside, it would ask for both places in turn. */}
        <BrowserRouter useTransitions={false}>
          <BackOfficeRoutes />
        </BrowserRouter>
      </UiProvider>
    </ApolloProvider>
  );
}

export function BackOfficeRoutes() {
  const framed = routes.filter(({ access, bare }) => access !== 'public' && !bare);
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
        .filter(({ access }) => access === 'public')
        .map(({ path }) => (
          <Route key={path} path={path} element={<Leave />} />
        ))}
    </Routes>
  );
}

/** Where the screen appears: a failure stays within it, and is forgotten at the next address. */
function Place() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<LoadingOverlay />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ row }: { row: RouteRow | null }) {
  const role = useProfile()?.role;
  const Page = row?.screen?.Component ?? NotFound;
  const refused = row !== null && !mayOpen(row, role);
  useScreenTitle(row?.screen || refused ? (row?.title ?? '') : 'Not Found');
  return refused ? <NotAuthorized /> : <Page />;
}

/** A public page belongs to `Root`. */
function Leave() {
  useEffect(addressChanged, []);
  return <LoadingOverlay />;
}
