/** Size of an answer, counted while it is made, so that one client's answer cannot take the memory of the process. */
import { badInput, type AppError } from '../operation/errors';

/** Quotation marks, colon and comma. */
const charactersPerKey = 4;
const charactersOfDate = 26;

/** Characters of a value as JSON, before escaping; each occurrence of a shared text counts. Stops above `max`. */
export function jsonCharacters(value: unknown, max: number): number {
  let characters = 0;
  const add = (item: unknown): void => {
    if (characters > max) return;
    if (typeof item === 'string') characters += item.length + 2;
    else if (typeof item !== 'object' || item === null) characters += String(item).length;
    else if (item instanceof Date) characters += charactersOfDate;
    else if (Array.isArray(item)) {
      characters += 2 + item.length;
      for (const each of item) add(each);
    } else {
      characters += 2;
      for (const key in item) {
        characters += key.length + charactersPerKey;
        add((item as Record<string, unknown>)[key]);
      }
    }
  };
  add(value);
  return characters;
}

/** Rows that a statement may return uncounted: a page of the web. */
const uncountedRows = 200;

/** The limit of one answer. Made anew for each step of an answer that is sent in steps. */
export class AnswerSize {
  private readCharacters = 0;

  constructor(readonly maxCharacters: number) {}

  /** Counts rows that were read for the answer. Throws a bad input error above the limit. */
  addRows(rows: readonly unknown[]): void {
    if (rows.length <= uncountedRows) return;
    this.readCharacters += jsonCharacters(rows, this.maxCharacters);
    if (this.readCharacters > this.maxCharacters) throw this.tooLarge();
  }

  /** Characters of the complete answer. Throws a bad input error above the limit. */
  of(answer: unknown): number {
    const characters = jsonCharacters(answer, this.maxCharacters);
    if (characters > this.maxCharacters) throw this.tooLarge();
    return characters;
  }

  private tooLarge(): AppError {
    const megabytes = Math.round(this.maxCharacters / 1e4) / 100;
    return badInput(`The answer has more than ${megabytes} MB; ask for fewer rows or fields`);
  }
}
