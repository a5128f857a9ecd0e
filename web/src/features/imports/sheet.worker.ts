import { sha256 } from './sha256';
import { bookFile, readSheet, templateFile, type BookSheet, type Sheet, type Template } from './sheet';

export type SheetRequest = { bytes: ArrayBuffer } | { template: Template } | { sheets: readonly BookSheet[] };
export type SheetReply = { sheet: Sheet; fileHash: string } | { file: Blob } | { failure: string };

const reply = (message: SheetReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  try {
    if (!('bytes' in data)) {
      const written = 'template' in data ? templateFile(data.template) : bookFile(data.sheets);
      reply({ file: new Blob([written], { type: 'application/vnd.ms-excel' }) });
      return;
    }
    const bytes = new Uint8Array(data.bytes);
    reply({ sheet: readSheet(bytes), fileHash: sha256(bytes) });
  } catch (caught) {
    reply({ failure: caught instanceof Error ? caught.message : 'The file could not be read' });
  }
});
