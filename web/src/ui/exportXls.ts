/** An Excel file of all the rows of a search, fetched page by page and written beside the main thread. */
import type { Cell, Column } from './columns';
import type { XlsReply, XlsRequest } from './xls.worker';

interface XlsExport<Row> {
  /** File and sheet name, as 'Consignments'. */
  name: string;
  columns: readonly Column<Row>[];
  pages: AsyncIterable<readonly Row[]>;
  /** How many rows have been fetched so far. */
  onRows: (count: number) => void;
  signal: AbortSignal;
  /** Tests bring their own. */
  openWorker?: () => Worker;
}

const openXlsWorker = () => new Worker(new URL('./xls.worker.ts', import.meta.url), { type: 'module' });

/** The worker could not write the file; a page that could not be fetched is another error. */
export class XlsFailure extends Error {}

/** The file, null when there is no row. Rejects when cancelled, and when a page or the file fails. */
export async function xlsOf<Row>(options: XlsExport<Row>): Promise<Blob | null> {
  const { name, pages, onRows, signal, openWorker = openXlsWorker } = options;
  const columns = options.columns.filter(({ screenOnly }) => !screenOnly);
  const worker = openWorker();
  const send = (request: XlsRequest) => worker.postMessage(request);
  const answer = answerOf(worker, signal);
  // Who cancels while a page is fetched is answered by that page.
  answer.catch(() => undefined);
  try {
    let count = 0;
    send({ table: { name, columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })) } });
    for await (const rows of pages) {
      signal.throwIfAborted();
      send({ rows: rows.map((row) => columns.map(({ value }): Cell => value(row))) });
      onRows((count += rows.length));
    }
    if (count === 0) return null;
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

export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
