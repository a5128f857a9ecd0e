import '../ui/public/public.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appearance } from '../appearance';
import { ErrorBoundary } from './ErrorBoundary';
import { Root } from './Root';

// After a deployment the old chunks no longer exist; reloading the page fetches the new ones. At most once, to avoid a
// reload loop, and not while the server is away, when reloading would replace the page by the browser's own.
window.addEventListener('vite:preloadError', () => {
  const reloadedAt = Number(sessionStorage.getItem('reloadedAt') ?? 0);
  if (Date.now() - reloadedAt >= 60_000) void reloadFromServer();
});

async function reloadFromServer(): Promise<void> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  window.location.reload();
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
