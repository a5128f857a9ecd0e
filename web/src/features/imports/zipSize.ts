/** Sizes that a zip archive declares for its entries, read from its directory without unpacking anything. */
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const maxComment = 65_535;

/** Bytes of all entries when unpacked; infinite if the directory is damaged or says that it has more than it shows. */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end < 0) return Number.POSITIVE_INFINITY;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature)
      return Number.POSITIVE_INFINITY;
    total += view.getUint32(at + 24, true);
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return -1;
}
