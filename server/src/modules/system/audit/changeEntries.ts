/**
 * How the entries of the change log are stored: those of one change of a record are a row of `change_record`. The API
 * numbers entries, and pages by these numbers, so each has an id that never changes: an entry from before 0.3.0 keeps the id that
 * it had as a row, and those of a new row follow from the row's id and their places in it.
 */

/** Property, value before, value after, and the id of an entry from before 0.3.0. */
export type StoredEntry = readonly [string, string | null, string | null, number?];

/** New rows are numbered from here on (the migration says so), above every id that a row of 32 bits can have had. */
const firstId = 2 ** 31;
export const maxEntries = 1000;
/** The column holds 65,535 bytes on MySQL. Two values of 4,000 characters fit, however they are escaped. */
const maxBytes = 60_000;

export const entryId = (rowId: number, place: number, [, , , id]: StoredEntry): number =>
  id ?? rowId * maxEntries + place;

/** No row after this one contains the entry or an earlier one; rows before it may contain later ones. */
export const lastRowOf = (id: number): number => (id < firstId * maxEntries ? id : Math.floor(id / maxEntries));

/** Entries of one change that were collected for a row. */
export class RowEntries {
  private readonly texts: string[] = [];
  private bytes = 2;

  /** False if the row has no room for it. */
  add(entry: StoredEntry): boolean {
    const text = JSON.stringify(entry);
    const bytes = Buffer.byteLength(text) + 1;
    if (this.texts.length > 0 && (this.texts.length === maxEntries || this.bytes + bytes > maxBytes)) return false;
    this.texts.push(text);
    this.bytes += bytes;
    return true;
  }

  columns(): { changes: string; entries: number } {
    return { changes: `[${this.texts.join(',')}]`, entries: this.texts.length };
  }
}

/** What entries of one row have in common. */
export interface ChangeHead {
  entityName: string;
  primaryKey: number;
  remark: string | null;
}

export interface ChangeRow<Head> {
  head: Head;
  entries: RowEntries;
}

/**
 * Collects entries, in order, into rows: an entry joins the latest row of its record, if it is of the same change. Entries of
 * different records may alternate.
 */
export function rowsOf<Entry, Head extends ChangeHead>(
  all: Iterable<Entry>,
  headOf: (entry: Entry) => Head,
  stored: (entry: Entry) => StoredEntry,
  isSame: (a: Head, b: Head) => boolean = (a, b) => a.remark === b.remark,
): ChangeRow<Head>[] {
  const rows: ChangeRow<Head>[] = [];
  const latest = new Map<string, ChangeRow<Head>>();
  let row: ChangeRow<Head> | undefined;
  for (const each of all) {
    const head = headOf(each);
    // Most entries follow one of the same record.
    if (!row || !isOfRecord(row.head, head)) row = latest.get(keyOf(head));
    if (row && isSame(row.head, head) && row.entries.add(stored(each))) continue;
    row = { head, entries: new RowEntries() };
    row.entries.add(stored(each));
    latest.set(keyOf(head), row);
    rows.push(row);
  }
  return rows;
}

const keyOf = ({ entityName, primaryKey }: ChangeHead): string => `${entityName} ${primaryKey}`;

const isOfRecord = (a: ChangeHead, b: ChangeHead): boolean =>
  a.primaryKey === b.primaryKey && a.entityName === b.entityName;
