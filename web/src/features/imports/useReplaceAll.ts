import { useState } from 'react';
import { useReplaceImportCellsMutation, type ImportRowRowFragment } from '../../graphql.generated';
import { useCommand } from '../../ui/form/useCommand';
import { isBad } from './importRows';

type Row = ImportRowRowFragment;

/** A correction that was made in one row and may be made in others. */
interface Correction {
  header: string;
  from: string;
  to: string;
}

export interface ReplaceAll {
  /** Other bad rows have the cell that was corrected. */
  offer: (Correction & { count: number }) | null;
  /** What was replaced in all rows alike, and can be taken back. */
  replaced: (Correction & { rowNos: readonly number[] }) | null;
  /** Told of a row that was corrected: before, and its cells now. */
  corrected: (row: Row, cells: readonly string[], headers: readonly string[], rows: readonly Row[]) => void;
  apply: () => Promise<void>;
  takeBack: () => Promise<void>;
  dismiss: () => void;
}

/** One correction for all rows that have the same bad cell; `recheck` checks the rows that wait after it. */
export function useReplaceAll(uniqueId: string, recheck: () => Promise<void>): ReplaceAll {
  const [offer, setOffer] = useState<ReplaceAll['offer']>(null);
  const [replaced, setReplaced] = useState<ReplaceAll['replaced']>(null);
  const [replace] = useCommand(useReplaceImportCellsMutation());

  async function send(correction: Correction, rowNos: readonly number[] | null): Promise<readonly number[] | null> {
    const answer = await replace({ input: { uniqueId, ...correction, rowNos: rowNos && [...rowNos] } });
    if (!answer) return null;
    await recheck();
    return answer.replaceImportCells.rowNos;
  }

  return {
    offer,
    replaced,
    corrected(row, cells, headers, rows) {
      const before = row.cells ?? [];
      const [at, ...others] = headers.flatMap((_, index) => (before[index] === cells[index] ? [] : [index]));
      const header = at === undefined ? undefined : headers[at];
      setReplaced(null);
      if (at === undefined || header === undefined || others.length > 0) return setOffer(null);
      const from = before[at] ?? '';
      const alike = rows.filter((other) => isBad(other) && other.rowNo !== row.rowNo && other.cells?.[at] === from);
      setOffer(alike.length > 0 ? { header, from, to: cells[at] ?? '', count: alike.length } : null);
    },
    async apply() {
      if (!offer) return;
      const { count: _, ...correction } = offer;
      const rowNos = await send(correction, null);
      if (!rowNos) return;
      setOffer(null);
      setReplaced({ ...correction, rowNos });
    },
    async takeBack() {
      if (!replaced) return;
      const { header, from, to, rowNos } = replaced;
      if (await send({ header, from: to, to: from }, rowNos)) setReplaced(null);
    },
    dismiss: () => {
      setOffer(null);
      setReplaced(null);
    },
  };
}
