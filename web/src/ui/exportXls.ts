/** Excel export of all rows of a search. Fetches page by page and writes the file in a worker. */
import { companySettings } from '../companySettings';
import type { Cell, AnyColumn } from './columns';
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
  const { name, pages, onRows, signal, openWorker = openXlsWorker } = options;
  const columns = options.columns.filter(({ screenOnly }) => !screenOnly);
  const worker = openWorker();
  const send = (request: XlsRequest) => worker.postMessage(request);
  const answer = answerOf(worker, signal);
  // When cancelled while a page is being fetched, that page's rejection is the one reported.
  answer.catch(() => undefined);
  try {
    let count = 0;
    const { timezone } = companySettings();
    send({ table: { name, timezone, columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })) } });
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
  // Revoked later, since the browser reads the file after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
