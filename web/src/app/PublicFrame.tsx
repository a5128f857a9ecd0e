import { useProfile } from '../session';
import { paths } from '../paths';
import { NotFound } from '../ui/public/NotFound';
import { PublicToastHost } from '../ui/public/PublicToastHost';
import { routes, type RouteRow } from './routes';
import { Brand } from './Brand';
import { useScreenTitle } from './useScreenTitle';

/**
 * Navigation bar around a public page. Uses plain `<a>` links, because the public pages are a separate bundle without
 * the router.
 */
export function PublicFrame({ row }: { row: RouteRow | null }) {
  const profile = useProfile();
  const Page = row?.screen?.Component ?? NotFound;
  useScreenTitle(row?.screen ? row.title : 'Not Found');
  return (
    <>
      <a className="skip-link public-button" href="#content">
        Skip to content
      </a>
      <header className="public-bar">
        <a className="brand" href={paths.home()}>
          <Brand />
        </a>
        <nav aria-label="Site">
          {routes
            .filter(({ menu, path }) => menu === 'public' && !(profile && path === paths.login()))
            .map(({ path, title }) => (
              <a key={path} href={path} aria-current={path === row?.path ? 'page' : undefined}>
                {title}
              </a>
            ))}
          {profile && <a href={paths.dashboard()}>Dashboard</a>}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <Page />
      </main>
      <PublicToastHost />
    </>
  );
}
