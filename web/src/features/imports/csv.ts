/**
 * Reads separated text: quoted cells, line breaks within them, and a separator of comma, semicolon, tab or bar. Numbers and dates stay
 * as they are written.
 */
const separators = [',', ';', '\t', '|'] as const;
/** So much of a file is looked at to find its separator, in whole lines. */
const lookedAt = { characters: 20_000, lines: 50 };

/** Excel names the separator in a first line of its own. */
const named = /^sep=(.)\r?(?:\n|$)/i;

/** The separator that the file names, else the one that parts most lines into the same number of cells. */
function separatorOf(text: string): string {
  const [, given] = named.exec(text) ?? [];
  if (given) return given;
  const lines = text
    .slice(0, lookedAt.characters)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, lookedAt.lines);
  const scores = separators.map((separator) => evenness(lines.map((line) => line.split(separator).length)));
  return separators[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** Counts the lines of the most frequent number of cells, and among equals prefers more cells. */
function evenness(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 1) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(0, ...[...lines].map(([cells, times]) => times + cells / 1000));
}

/** A line that names the separator is an empty row, so that rows keep their numbers. */
export function parseCsv(text: string, maxRows: number): string[][] {
  const separator = separatorOf(text);
  const [line = ''] = named.exec(text) ?? [];
  const rows: string[][] = line ? [[]] : [];
  let row: string[] = [];
  let at = line.length;
  while (at < text.length && rows.length < maxRows) {
    const cell = text[at] === '"' ? quoted(text, at, separator) : bare(text, at, separator);
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

function quoted(text: string, from: number, separator: string): ReadCell {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // What follows the closing quote belongs to the cell.
      const { value: rest, end } = bare(text, quote + 1, separator);
      return { value: value + rest, end };
    }
    value += '"';
    at = quote + 2;
  }
}
