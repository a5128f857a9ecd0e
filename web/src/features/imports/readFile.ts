/** Reads a file in a worker, which is ended when it has answered: what a stranger's file does to it stays there. */
import type { ImportKind } from '../../../../server/src/domain/enums';
import type { Sheet, SheetChoice } from './readSheet';
import type { BookSheet, Template } from './sheet';
import type { SheetReply, SheetRequest } from './sheet.worker';

const maxFileBytes = 10 * 1024 * 1024;
const maxWorkMs = 60_000;

export interface ReadFile {
  fileName: string;
  /** SHA-256 in hexadecimal digits. */
  fileHash: string;
  sheet: Sheet;
}

/** Its message is for the user. */
export class FileRefused extends Error {}

const openSheetWorker = () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });

export async function readFile(
  file: File,
  kind: ImportKind | null,
  choice: SheetChoice = {},
  openWorker = openSheetWorker,
): Promise<ReadFile> {
  if (file.size > maxFileBytes) throw new FileRefused('A file takes at most 10 MB');
  const bytes = await file.arrayBuffer();
  const reply = await replyOf(openWorker(), { bytes, kind, choice }, [bytes]);
  if (!('sheet' in reply)) {
    const isSaid = 'failure' in reply && reply.isForUser;
    throw new FileRefused(
      isSaid ? reply.failure : 'The file could not be read. Save it as .xlsx or .csv and try again',
    );
  }
  if (reply.sheet.rows.length === 0) throw new FileRefused('The file has no rows');
  return { fileName: file.name.slice(-120), ...reply };
}

export async function templateBlob(template: Template, openWorker = openSheetWorker): Promise<Blob> {
  const reply = await replyOf(openWorker(), { template });
  if (!('file' in reply)) throw new FileRefused('The template could not be written');
  return reply.file;
}

export async function bookBlob(sheets: readonly BookSheet[], openWorker = openSheetWorker): Promise<Blob> {
  const reply = await replyOf(openWorker(), { sheets });
  if (!('file' in reply)) throw new FileRefused('The file could not be written');
  return reply.file;
}

function replyOf(worker: Worker, request: SheetRequest, transferred: Transferable[] = []): Promise<SheetReply> {
  return new Promise<SheetReply>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'It took too long', isForUser: false }), maxWorkMs);
    const answer = (reply: SheetReply) => {
      clearTimeout(timer);
      resolve(reply);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => answer(data), { once: true });
    worker.addEventListener('error', ({ message }) => answer({ failure: message, isForUser: false }), { once: true });
    worker.postMessage(request, transferred);
  }).finally(() => worker.terminate());
}
