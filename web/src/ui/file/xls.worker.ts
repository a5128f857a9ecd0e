import { xlsWriter, type XlsTable, type XlsWriter } from './xls';
import type { Cell } from '../table/columns';

/** Messages to the worker: first the tables, then rows of each in parts, then `finish`. The reply is the file. */
export type XlsRequest =
  { tables: readonly XlsTable[] } | { rows: readonly (readonly Cell[])[]; table: number } | { finish: true };

export type XlsReply = { file: Blob } | { failure: string };

let writer: XlsWriter | null = null;

const reply = (message: XlsReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<XlsRequest>) => {
  try {
    if ('tables' in data) writer = xlsWriter(data.tables);
    else if ('rows' in data) writer?.add(data.rows, data.table);
    else if (writer) reply({ file: new Blob(writer.finish(), { type: 'application/vnd.ms-excel' }) });
  } catch (caught) {
    reply({ failure: caught instanceof Error ? caught.message : 'The file could not be written' });
  }
});
