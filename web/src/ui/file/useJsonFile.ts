import { useState } from 'react';
import { saveFile } from './saveFile';

/** Saves JSON that the server has made. Nothing is saved if `query` fails, which the Apollo client has reported. */
export function useJsonFile(): [
  save: (fileName: string, query: () => Promise<string | undefined>) => Promise<void>,
  loading: boolean,
] {
  const [loading, setLoading] = useState(false);
  async function save(fileName: string, query: () => Promise<string | undefined>): Promise<void> {
    setLoading(true);
    try {
      const json = await query();
      if (json !== undefined) saveFile(new Blob([json], { type: 'application/json' }), fileName);
    } catch {
      // The Apollo client has shown the reasons.
    } finally {
      setLoading(false);
    }
  }
  return [save, loading];
}
