import { Button } from 'antd';
import { useState } from 'react';
import type { AnyColumn } from '../columns';
import { saveFile, XlsFailure, xlsOf } from '../exportXls';
import { toast } from '../toast';

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly AnyColumn<Row>[];
  /** File name without extension. */
  name: string;
}

/** Exports the selected rows. */
export function SelectedExcel<Row>({ rows, columns, name }: Props<Row>) {
  const [writing, setWriting] = useState(false);

  async function download() {
    async function* pages() {
      yield rows;
    }
    setWriting(true);
    try {
      const { signal } = new AbortController();
      const file = await xlsOf({ name, columns, pages: pages(), signal, onRows: () => undefined });
      if (file) saveFile(file, `${name}.xls`);
    } catch (caught) {
      if (!(caught instanceof XlsFailure)) throw caught;
      toast.error(['The file could not be written', caught.message]);
    } finally {
      setWriting(false);
    }
  }

  return (
    <Button size="small" loading={writing} onClick={() => void download()}>
      Excel
    </Button>
  );
}
