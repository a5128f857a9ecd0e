import type { Reader } from './reader';

/** A column of another noun's table that names the record, and what to call those that do. */
export type Use = readonly [table: string, column: string, words: string];

/** What still uses a record, in the words for people; null when nothing live does. */
export async function useOf(db: Reader, uses: readonly Use[], id: number): Promise<string | null> {
  for (const [table, column, words] of uses) {
    if (await db.isUsed(table, column, id)) return words;
  }
  return null;
}
