import { ListPieces } from './ListPieces';
import { PagePieces } from './PagePieces';
import { PanelPieces } from './PanelPieces';

/** Each piece of the screens in all its states. */
export function Pieces() {
  return (
    <main className="public-card">
      <PagePieces />
      <ListPieces />
      <PanelPieces />
    </main>
  );
}
