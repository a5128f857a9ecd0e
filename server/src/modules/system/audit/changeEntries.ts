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
  private count = 0;
  private bytes = 2;

  /** Returns how many of the entries, from the first on, the row has room for; an empty one for at least one. */
  add(entries: readonly StoredEntry[]): number {
    if (this.has(entries)) return entries.length;
    const missing = entries.findIndex((entry) => !this.has([entry]));
    return missing < 0 ? entries.length : missing;
  }

  /** Adds all of the entries, if the row has room for them. */
  private has(entries: readonly StoredEntry[]): boolean {
    const text = JSON.stringify(entries).slice(1, -1);
    const [count, bytes] = [this.count + entries.length, this.bytes + Buffer.byteLength(text) + 1];
    if ((count > maxEntries || bytes > maxBytes) && count > 1) return false;
    this.texts.push(text);
    Object.assign(this, { count, bytes });
    return true;
  }

  columns(): { changes: string; entries: number } {
    return { changes: `[${this.texts.join(',')}]`, entries: this.count };
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
 * Collects the entries of changes, in order, into rows: an entry joins the latest row of its record, if it is of the same change.
 * Changes of different records may alternate.
 */
export function rowsOf<Change, Head extends ChangeHead>(
  all: Iterable<Change>,
  headOf: (change: Change) => Head,
  storedOf: (change: Change) => readonly StoredEntry[],
  isSame: (a: Head, b: Head) => boolean = (a, b) => a.remark === b.remark,
): ChangeRow<Head>[] {
  const rows: ChangeRow<Head>[] = [];
  const latest = new Map<string, ChangeRow<Head>>();
  let row: ChangeRow<Head> | undefined;
  for (const each of all) {
    const head = headOf(each);
    let entries = storedOf(each);
    // Most changes follow one of the same record.
    if (!row || !isOfRecord(row.head, head)) row = latest.get(keyOf(head));
    if (row && isSame(row.head, head)) entries = entries.slice(row.entries.add(entries));
    while (entries.length > 0) {
      row = { head, entries: new RowEntries() };
      entries = entries.slice(row.entries.add(entries));
      latest.set(keyOf(head), row);
      rows.push(row);
    }
  }
  return rows;
}

const keyOf = ({ entityName, primaryKey }: ChangeHead): string => `${entityName} ${primaryKey}`;

const isOfRecord = (a: ChangeHead, b: ChangeHead): boolean =>
  a.primaryKey === b.primaryKey && a.entityName === b.entityName;
