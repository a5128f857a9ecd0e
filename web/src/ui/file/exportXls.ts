/** Excel export of all rows of a search. Fetches page by page and writes the file in a worker. */
import { companySettings } from '../../companySettings';
import { cellOf, knownColumns, type AnyColumn } from '../table/columns';
import type { XlsReply, XlsRequest } from './xls.worker';

interface XlsExport<Row> {
  /** File and sheet name, e.g. 'Consignments'. */
  name: string;
  columns: readonly AnyColumn<Row>[];
  pages: AsyncIterable<readonly Row[]>;
  /** Progress: called with the number of rows fetched so far. */
  onRows: (count: number) => void;
  signal: AbortSignal;
  /** Replaced in tests. */
  openWorker?: () => Worker;
}

const openXlsWorker = () => new Worker(new URL('./xls.worker.ts', import.meta.url), { type: 'module' });

/** The worker could not write the file. A page that cannot be fetched rejects with its own error. */
export class XlsFailure extends Error {}

/** The file, or null if there are no rows. Rejects when cancelled, and when a page or the file fails. */
export async function xlsOf<Row>(options: XlsExport<Row>): Promise<Blob | null> {
  const { name, columns, pages, onRows, signal, openWorker = openXlsWorker } = options;
  let count = 0;
  return written([{ name, columns }], { signal, openWorker }, async (add) => {
    for await (const rows of pages) {
      signal.throwIfAborted();
      add(0, rows);
      onRows((count += rows.length));
    }
    return count > 0;
  });
}

/** A sheet of a file, with its rows at hand. */
export interface XlsSheet {
  name: string;
  columns: readonly AnyColumn<unknown>[];
  rows: readonly unknown[];
}

export const xlsSheet = <Row>(
  name: string,
  columns: readonly AnyColumn<Row>[],
  rows: readonly NoInfer<Row>[],
): XlsSheet => ({ name, columns: columns as readonly AnyColumn<unknown>[], rows });

/** A file of several sheets, also if they are empty. Rejects when the file fails. */
export async function xlsOfSheets(sheets: readonly XlsSheet[], openWorker = openXlsWorker): Promise<Blob> {
  const { signal } = new AbortController();
  const file = await written(sheets, { signal, openWorker }, async (add) => {
    sheets.forEach(({ rows }, at) => add(at, rows));
    return true;
  });
  if (!file) throw new XlsFailure('The file could not be written');
  return file;
}

interface Writing {
  signal: AbortSignal;
  openWorker: () => Worker;
}

/** Writes the rows that `work` adds to the tables; null if it returns false. */
async function written<Row>(
  tables: readonly { name: string; columns: readonly AnyColumn<Row>[] }[],
  { signal, openWorker }: Writing,
  work: (add: (table: number, rows: readonly Row[]) => void) => Promise<boolean>,
): Promise<Blob | null> {
  const columnsOf = tables.map(({ columns }) => knownColumns(columns).filter(({ screenOnly }) => !screenOnly));
  const worker = openWorker();
  const send = (request: XlsRequest) => worker.postMessage(request);
  const answer = answerOf(worker, signal);
  // When cancelled while a page is being fetched, that page's rejection is the one reported.
  answer.catch(() => undefined);
  try {
    const { timezone } = companySettings();
    send({
      tables: tables.map(({ name }, at) => ({
        name,
        timezone,
        columns: (columnsOf[at] ?? []).map(({ title, kind = 'text' }) => ({ title, kind })),
      })),
    });
    const isWorth = await work((table, rows) =>
      send({ table, rows: rows.map((row) => (columnsOf[table] ?? []).map((column) => cellOf(column, row))) }),
    );
    if (!isWorth) return null;
    send({ finish: true });
    return await answer;
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new XlsFailure(message)), { once: true });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<XlsReply>) => {
        if ('file' in data) resolve(data.file);
        else reject(new XlsFailure(data.failure));
      },
      { once: true },
    );
  });
}
