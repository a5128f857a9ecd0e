/** Sizes of the entries of a zip archive: those that its directory declares, and whether they are true. */
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const maxComment = 65_535;

interface Entry {
  /** Position of its header. */
  at: number;
  isDeflated: boolean;
  packed: number;
  /** As it declares. */
  unpacked: number;
}

/** Null if the directory is damaged or says that it has more than it shows. */
function entriesOf(view: DataView): Entry[] | null {
  const end = endOfDirectory(view);
  if (end < 0) return null;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) return null;
    entries.push({
      at: view.getUint32(at + 42, true),
      isDeflated: view.getUint16(at + 10, true) === 8,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
    });
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Bytes that all entries declare to have when unpacked; infinite if the directory is damaged. */
export const unpackedBytes = (bytes: Uint8Array): number =>
  entriesOf(viewOf(bytes))?.reduce((total, { unpacked }) => total + unpacked, 0) ?? Number.POSITIVE_INFINITY;

const headerLength = 30;

/** Whether no entry holds more than it declares. Unpacks a little beyond that at most, and keeps nothing of it. */
export async function holdsWhatItDeclares(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const view = viewOf(bytes);
  for (const { at, isDeflated, packed, unpacked } of entriesOf(view) ?? []) {
    if (at + headerLength > view.byteLength) return false;
    const start = at + headerLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const data = bytes.subarray(start, start + packed);
    if (isDeflated ? !(await inflatesTo(data, unpacked)) : packed > unpacked) return false;
  }
  return true;
}

async function inflatesTo(data: Uint8Array<ArrayBuffer>, most: number): Promise<boolean> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      length += value.byteLength;
      if (length > most) return false;
    }
  } catch {
    return false;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return -1;
}
