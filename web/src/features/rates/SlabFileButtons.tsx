import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { RateCardSlabsFragment, RateSlabInput } from '../../graphql.generated';
import { saveFile } from '../../ui/file/saveFile';
import { toast } from '../../ui/overlay/toast';
import type { GivenSlab } from './slabGrid';
import { slabSheets, slabsOfFile, type FileSheet, type ReadSheet } from './slabFile';

/** Reads and writes files; a read or a file that is refused rejects with a message for the user. */
export interface SlabFiles {
  read: (file: File) => Promise<ReadSheet>;
  write: (sheets: readonly FileSheet[]) => Promise<Blob>;
}

interface Props {
  card: RateCardSlabsFragment;
  files: SlabFiles;
  /** The slabs as they are shown. */
  slabs: () => readonly RateSlabInput[];
  onRead: (slabs: readonly GivenSlab[], fileName: string) => void;
}

/** The shown slabs as a file, and a file in their place. */
export function SlabFileButtons({ card, files, slabs, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'read' | 'write' | null>(null);

  async function run(what: 'read' | 'write', work: () => Promise<void>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (caught) {
      toast.error([caught instanceof Error ? caught.message : 'The file could not be read']);
    } finally {
      setBusy(null);
    }
  }

  const write = () =>
    run('write', async () => {
      const file = await files.write(slabSheets(card, slabs()));
      saveFile(file, `Slabs of ${card.name}.xls`);
    });
  const read = (file: File) =>
    run('read', async () => {
      const sheet = await files.read(file);
      onRead(slabsOfFile(sheet, { name: card.name, zones: card.scheme?.zones ?? [] }), file.name);
    });

  return (
    <>
      <Button loading={busy === 'write'} onClick={() => void write()}>
        Excel
      </Button>
      <Button loading={busy === 'read'} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File with slabs"
        accept=".xls,.xlsx,.csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
