import { useRef } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useConfirm } from '../overlay/confirm';
import { useCommand, type CommandOptions, type Mutation } from './useCommand';
import type { RecordVersion } from './useDraft';

interface DeleteOptions<Row, Data> extends CommandOptions<NoInfer<Data>> {
  /** What the question names: 'Customer Gateway Print House'. */
  what: (row: Row) => string;
  /** Success toast that names the row. */
  said?: (row: Row) => string;
}

/** Deletes after confirmation; resolves to true if deleted. */
export function useDelete<Row extends RecordVersion, Data>(
  mutation: Mutation<Data, { input: RecordVersion }>,
  { what, said, ...options }: DeleteOptions<Row, Data>,
): [deleteAsked: (row: Row) => Promise<boolean>, deleting: boolean] {
  const confirm = useConfirm();
  const asked = useRef<Row>(null);
  const named = () => (said && asked.current ? said(asked.current) : '');
  const [remove, deleting] = useCommand(mutation, said ? { ...options, done: named } : options);
  async function deleteAsked(row: Row): Promise<boolean> {
    const question = productTexts.areYouSureTo(`delete ${what(row)}`);
    asked.current = row;
    const sure = await confirm({ question, ok: 'Delete', danger: true });
    return sure && (await remove({ input: { uniqueId: row.uniqueId, version: row.version } })) !== null;
  }
  return [deleteAsked, deleting];
}
