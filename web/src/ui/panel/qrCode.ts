import createQrCode from 'qrcode-generator';

/** Dark modules of a QR code with error correction M; in each row, runs of neighbouring ones. */
export interface QrCode {
  runs: readonly { row: number; at: number; width: number }[];
  /** Modules of a side, without the quiet zone. */
  modules: number;
}

export function qrCode(text: string): QrCode {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const runs = Array.from({ length: modules }, (_, row) => {
    const dark = Array.from({ length: modules }, (__, column) => (code.isDark(row, column) ? '1' : '0')).join('');
    return [...dark.matchAll(/1+/g)].map(({ index, 0: run }) => ({ row, at: index, width: run.length }));
  });
  return { runs: runs.flat(), modules };
}
