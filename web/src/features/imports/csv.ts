/**
 * Reads separated text: quoted cells, line breaks within them, and a separator of comma, semicolon or tab. Numbers and dates stay
 * as they are written.
 */
const separators = [',', ';', '\t'] as const;

/** Excel names the separator in a first line of its own. */
const named = /^sep=(.)\r?(?:\n|$)/i;

/** The separator that the file names, else the one that its first line has most of. */
function separatorOf(text: string): string {
  const [, given] = named.exec(text) ?? [];
  if (given) return given;
  const [line = ''] = text.split(/\r?\n/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A line that names the separator is an empty row, so that rows keep their numbers. */
export function parseCsv(text: string, maxRows: number): string[][] {
  const separator = separatorOf(text);
  const [line = ''] = named.exec(text) ?? [];
  const rows: string[][] = line ? [[]] : [];
  let row: string[] = [];
  let at = line.length;
  while (at < text.length && rows.length < maxRows) {
    const cell = text[at] === '"' ? quoted(text, at) : bare(text, at, separator);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

interface ReadCell {
  value: string;
  /** Position after the cell. */
  end: number;
}

function bare(text: string, from: number, separator: string): ReadCell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(from, end), end };
}

function quoted(text: string, from: number): ReadCell {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

/** UTF-8, UTF-16 with its mark, else Windows-1252, which older Excel saves. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
