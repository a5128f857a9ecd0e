import { Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Sort } from '../table/DataTable';
import { tableColumns, type AnyColumn } from '../table/columns';
import { XlsFailure, xlsOf } from './exportXls';
import { fileHeaders } from './fileHeaders';
import { MenuButton } from '../panel/MenuButton';
import { saveFile } from './saveFile';
import { toast } from '../overlay/toast';
import { useKeepMounted } from '../panel/useKeepMounted';
import type { ListPage } from '../table/useListPage';
import { laidOut } from '../views/columnLayout';
import { useLayout } from '../views/useLayout';
import { lazyPart } from '../app/lazily';

const ExportProgress = lazyPart(() => import('./ExportProgress'));

interface Props<Row> {
  list: ListPage<Row>;
  columns: readonly AnyColumn<Row>[];
  /** File name without extension, e.g. 'Consignments'. */
  name: string;
  /** Sort order of the file, if it differs from the screen's. */
  sort?: Sort;
}

/** Exports all rows of the current search as .xls, with progress and a cancel button. */
export function ExportButton<Row>({ list, columns, name, sort }: Props<Row>) {
  const { layout } = useLayout();
  const [fetched, setFetched] = useState<number | null>(null);
  const progressUsed = useKeepMounted(fetched !== null);
  const cancel = useRef<AbortController | null>(null);
  useEffect(() => () => cancel.current?.abort(), []);

  async function download(wanted: readonly AnyColumn<Row>[]) {
    if (list.rowCount === 0) return toast.info('There is no data for download');
    const { signal } = (cancel.current = new AbortController());
    setFetched(0);
    try {
      const pages = list.allRows({ sort, signal, headers: fileHeaders() });
      const file = await xlsOf({ name, columns: wanted, pages, signal, onRows: setFetched });
      if (file) saveFile(file, `${name}.xls`);
      else toast.info('There is no data for download');
    } catch (caught) {
      // A failed page was reported by the Apollo client.
      if (caught instanceof XlsFailure) toast.error(['The file could not be written', caught.message]);
    } finally {
      setFetched(null);
    }
  }

  const total = Math.max(list.rowCount ?? 0, fetched ?? 0);
  return (
    <>
      <Space.Compact>
        <Button onClick={() => void download(columns)} disabled={fetched !== null}>
          Excel
        </Button>
        <MenuButton label="Columns of the file" content="▾">
          {(close) => (
            <button
              type="button"
              role="menuitem"

              onClick={() => {
                close();
                void download(laidOut(tableColumns(columns), layout));
              }}
            >
              Shown columns only
            </button>
          )}
        </MenuButton>
      </Space.Compact>
      {progressUsed && (
        <ExportProgress
          fileName={`${name}.xls`}
          fetched={fetched}
          total={total}
          onCancel={() => cancel.current?.abort()}
        />
      )}
    </>
  );
}
