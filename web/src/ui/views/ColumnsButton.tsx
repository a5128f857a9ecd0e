import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../app/lazily';
import { knownColumns, type AnyColumn } from '../table/columns';

const loadEditor = () => import('./ColumnEditor');
const ColumnEditor = lazyPart(loadEditor);

/** Which columns of a list are shown, and in which order. Not on a phone, where rows are cards. */
export function ColumnsButton({ columns }: { columns: readonly AnyColumn<never>[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="desk-only"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadEditor()}
        onFocus={() => void loadEditor()}
        onClick={() => setOpen(true)}
      >
        Columns
      </Button>
      {open && <ColumnEditor columns={knownColumns(columns)} onClose={() => setOpen(false)} />}
    </>
  );
}
