import type { Cell } from './columns';
import { xlsFile, type XlsColumn } from './xls';

/** Rows come in parts, then `finish`; the answer is the file. */
export type XlsRequest =
  | { rows: readonly (readonly Cell[])[] }
  | { finish: { name: string; columns: readonly XlsColumn[] } };

export type XlsReply = { file: ArrayBuffer } | { failure: string };

const rows: (readonly Cell[])[] = [];

const reply = (message: XlsReply, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<XlsRequest>) => {
  if ('rows' in data) {
    for (const row of data.rows) rows.push(row);
    return;
  }
  try {
    const file = xlsFile({ ...data.finish, rows });
    reply({ file }, [file]);
  } catch (caught) {
    reply({ failure: caught instanceof Error ? caught.message : 'The file could not be written' });
  }
});
