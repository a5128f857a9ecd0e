import '../ui/public/public.css';
import '../ui/ui.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { appearance } from '../appearance';
import { UiProvider } from '../ui/app/UiProvider';
import { Pieces } from './Pieces';

Object.assign(document.documentElement.dataset, appearance());

const root = document.getElementById('pieces');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <MemoryRouter>
        <Pieces />
      </MemoryRouter>
    </UiProvider>,
  );
}
