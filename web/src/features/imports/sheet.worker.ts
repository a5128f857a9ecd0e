import { sha256 } from './sha256';
import type { ImportKind } from '../../../../server/src/domain/enums';
import type { Sheet, SheetChoice } from './readSheet';
import type { BookSheet, Template } from './sheet';

interface FileToRead {
  bytes: ArrayBuffer;
  kind: ImportKind | null;
  choice: SheetChoice;
}

export type SheetRequest = FileToRead | { template: Template } | { sheets: readonly BookSheet[] };
export type SheetReply = { sheet: Sheet; fileHash: string } | { file: Blob } | { failure: string; isForUser: boolean };

const reply = (message: SheetReply) => self.postMessage(message);

/** The libraries that read and that write are large, and never wanted both. */
async function answer(data: SheetRequest): Promise<void> {
  let isForUser = (_: unknown) => false;
  try {
    if (!('bytes' in data)) {
      const { bookFile, templateFile } = await import('./sheet');
      const written = 'template' in data ? templateFile(data.template) : bookFile(data.sheets);
      reply({ file: new Blob([written], { type: 'application/vnd.ms-excel' }) });
      return;
    }
    const { checkArchive, readSheet, UnreadableFile } = await import('./readSheet');
    isForUser = (caught) => caught instanceof UnreadableFile;
    const bytes = new Uint8Array(data.bytes);
    await checkArchive(bytes);
    reply({ sheet: readSheet(bytes, data.kind, data.choice), fileHash: sha256(bytes) });
  } catch (caught) {
    reply({ failure: caught instanceof Error ? caught.message : '', isForUser: isForUser(caught) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => void answer(data));
