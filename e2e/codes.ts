/** Codes read from pictures of what is printed. */
import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export interface Read {
  barcodes: string[];
  qrCodes: string[];
}

let isPrepared = false;

/** The library would load its WebAssembly from a server of its own. */
function prepare(): void {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  isPrepared = true;
}

export async function codesOf(picture: Buffer): Promise<Read> {
  if (!isPrepared) prepare();
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['Code128', 'QRCode'], tryHarder: true });
  const textsOf = (format: string) =>
    found
      .filter((each) => each.format === format)
      .map(({ text }) => text)
      .sort();
  return { barcodes: textsOf('Code128'), qrCodes: textsOf('QRCode') };
}
