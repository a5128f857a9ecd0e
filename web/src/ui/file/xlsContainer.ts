/**
 * Writes the compound file container of a workbook stream (MS-CFB, version 3): header, allocation table, directory,
 * stream.
 */

const sector = 512;
const endOfChain = -2;
const tableSector = -3;
const tableIndexSector = -4;
const free = -1;
const entriesPerSector = sector / 4;
/** Number of allocation table sectors that the header can list; each further index sector lists 127. */
const inHeader = 109;
const perIndexSector = entriesPerSector - 1;
/** Shorter streams would need a separate mini stream. */
const minStream = 4096;

const ceilDiv = (a: number, b: number) => Math.ceil(a / b);

/** The file in parts, for a `Blob`. `stream` is not copied. */
export function compoundFile(stream: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer>[] {
  const length = stream.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const size = Math.max(length, minStream);
  const streamSectors = ceilDiv(size, sector);
  let [tables, indexes] = [0, 0];
  while (tables * entriesPerSector < indexes + tables + 1 + streamSectors) {
    tables += 1;
    indexes = ceilDiv(Math.max(0, tables - inHeader), perIndexSector);
  }
  const directory = indexes + tables;

  const head = new DataView(new ArrayBuffer(sector * (1 + indexes + tables + 1)));
  const place = (at: number) => sector * (at + 1);
  writeHeader(head, { tables, indexes, directory });

  for (let at = 0; at < Math.max(inHeader, inHeader + indexes * perIndexSector); at += 1) {
    const entry = at < tables ? indexes + at : free;
    const beyond = at - inHeader;
    const offset =
      beyond < 0 ? 76 + at * 4 : place(Math.floor(beyond / perIndexSector)) + (beyond % perIndexSector) * 4;
    head.setInt32(offset, entry, true);
  }
  for (let at = 0; at < indexes; at += 1) {
    head.setInt32(place(at) + perIndexSector * 4, at + 1 < indexes ? at + 1 : endOfChain, true);
  }

  for (let at = 0; at < tables * entriesPerSector; at += 1) {
    head.setInt32(place(indexes) + at * 4, chainOf(at, { tables, indexes, directory, streamSectors }), true);
  }
  writeEntry(head, place(directory), { name: 'Root Entry', type: 5, child: 1, start: endOfChain, size: 0 });
  writeEntry(head, place(directory) + 128, { name: 'Workbook', type: 2, child: free, start: directory + 1, size });
  for (const unused of [2, 3])
    writeEntry(head, place(directory) + unused * 128, { name: '', type: 0, child: free, start: 0, size: 0 });

  return [new Uint8Array(head.buffer), ...stream, new Uint8Array(streamSectors * sector - length)];
}

interface Layout {
  tables: number;
  indexes: number;
  directory: number;
}

function chainOf(
  at: number,
  { tables, indexes, directory, streamSectors }: Layout & { streamSectors: number },
): number {
  if (at < indexes) return tableIndexSector;
  if (at < indexes + tables) return tableSector;
  if (at === directory || at === directory + streamSectors) return endOfChain;
  return at < directory + streamSectors ? at + 1 : free;
}

function writeHeader(head: DataView, { tables, indexes, directory }: Layout): void {
  const u16 = (offset: number, value: number) => head.setUint16(offset, value, true);
  const i32 = (offset: number, value: number) => head.setInt32(offset, value, true);
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].forEach((byte, at) => head.setUint8(at, byte));
  u16(24, 0x3e);
  u16(26, 3);
  u16(28, 0xfffe);
  u16(30, 9);
  u16(32, 6);
  i32(44, tables);
  i32(48, directory);
  i32(56, minStream);
  i32(60, endOfChain);
  i32(68, indexes > 0 ? 0 : endOfChain);
  i32(72, indexes);
}

interface Entry {
  name: string;
  type: number;
  child: number;
  start: number;
  size: number;
}

function writeEntry(head: DataView, offset: number, { name, type, child, start, size }: Entry): void {
  for (let at = 0; at < name.length; at += 1) head.setUint16(offset + at * 2, name.charCodeAt(at), true);
  head.setUint16(offset + 64, name ? (name.length + 1) * 2 : 0, true);
  head.setUint8(offset + 66, type);
  head.setUint8(offset + 67, 1);
  head.setInt32(offset + 68, free, true);
  head.setInt32(offset + 72, free, true);
  head.setInt32(offset + 76, child, true);
  head.setInt32(offset + 116, start, true);
  head.setInt32(offset + 120, size, true);
}
