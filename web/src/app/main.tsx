import '../ui/public/public.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appearance } from '../appearance';
import { forgetOffice } from '../offline/caches';
import { ErrorBoundary } from './ErrorBoundary';
import { mayReload, reload } from './reload';
import { Root } from './Root';

// After a deployment the old chunks no longer exist; reloading the page fetches the new ones. Not while the server is away,
// when reloading would lose what has been loaded.
window.addEventListener('vite:preloadError', () => {
  if (mayReload()) void reloadFromServer();
});

async function reloadFromServer(): Promise<void> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  await forgetOffice().catch(() => undefined);
  reload();
}

// The server has written them into the page already; the development server has not.
Object.assign(document.documentElement.dataset, appearance());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <Root />
      </ErrorBoundary>
    </StrictMode>,
  );
}
