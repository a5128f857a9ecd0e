import { useState } from 'react';
import { XlsFailure, xlsOfSheets, type XlsSheet } from './exportXls';
import { saveFile } from './saveFile';
import { toast } from '../overlay/toast';

type Sheets = readonly XlsSheet[];

/** Saves sheets as an .xls file. Nothing is saved if their rows could not be loaded, which the Apollo client has reported. */
export function useXlsFile(): [
  save: (fileName: string, sheets: Sheets | Promise<Sheets>) => Promise<void>,
  writing: boolean,
] {
  const [writing, setWriting] = useState(false);
  async function save(fileName: string, sheets: Sheets | Promise<Sheets>): Promise<void> {
    setWriting(true);
    try {
      const loaded = await (sheets instanceof Promise ? sheets.catch(() => null) : sheets);
      if (loaded) saveFile(await xlsOfSheets(loaded), fileName);
    } catch (caught) {
      if (!(caught instanceof XlsFailure)) throw caught;
      toast.error(['The file could not be written', caught.message]);
    } finally {
      setWriting(false);
    }
  }
  return [save, writing];
}
