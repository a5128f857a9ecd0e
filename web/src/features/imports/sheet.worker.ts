import { sha256 } from './sha256';
import { readSheet, templateFile, type Sheet, type Template } from './sheet';

export type SheetRequest = { bytes: ArrayBuffer } | { template: Template };
export type SheetReply = { sheet: Sheet; fileHash: string } | { file: Blob } | { failure: string };

const reply = (message: SheetReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  try {
    if ('template' in data) {
      reply({ file: new Blob([templateFile(data.template)], { type: 'application/vnd.ms-excel' }) });
      return;
    }
    const bytes = new Uint8Array(data.bytes);
    reply({ sheet: readSheet(bytes), fileHash: sha256(bytes) });
  } catch (caught) {
    reply({ failure: caught instanceof Error ? caught.message : 'The file could not be read' });
  }
});
