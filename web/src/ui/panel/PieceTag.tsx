import { useLocation } from 'react-router-dom';
import { Tag } from './Tag';

/** What opened the window, kept with its entry of the browser's history. */
export interface OpenedBy {
  /** Number of the packet whose code was scanned. */
  piece?: number | null;
}

/** Which packet was scanned to open the window; nothing if it was opened otherwise. */
export function PieceTag({ packet }: { packet: number | null }) {
  const { piece } = (useLocation().state ?? {}) as OpenedBy;
  return piece ? <Tag colour="#1c5d99">{`Piece ${piece} of ${packet ?? '?'}`}</Tag> : null;
}
