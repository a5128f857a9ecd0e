/**
 * Tells a barcode scanner that types ("keyboard wedge") from a hand, by the time between keys. Times are
 * `event.timeStamp`, which is when the key was pressed, however late it is handled.
 */

/** Between two characters of a scan, at most. */
const maxGapMs = 35;
/** A scan has at least as many characters. */
const minLength = 6;
/** After a scan others are ignored for so long: some scanners send each code in sight. */
const deafMs = 150;

/** A letter is a shortcut only if no other key follows within this time. */
export const letterWaitMs = 40;

/** What a key was part of. `first`: perhaps a shortcut; `more`: quicker after another key than a hand. */
export type KeyRead = { as: 'first' | 'more' | 'other' } | { as: 'scan'; code: string } | { as: 'ignoredScan' };

export function createScanReader() {
  let text = '';
  let lastAt = -Infinity;
  let heardAt = -Infinity;

  const isDeaf = (at: number) => at - heardAt < deafMs;

  return {
    /** Records a code that was read elsewhere, e.g. in a field. False: too soon after the one before. */
    accepts(at: number): boolean {
      if (isDeaf(at)) return false;
      heardAt = at;
      return true;
    },

    /** True after the first character of what may become a scan. */
    begins: (): boolean => text.length === 1,

    /** `endings`: the keys that scanners send after a code. */
    read(key: string, at: number, endings: readonly string[] = ['Enter', 'Tab']): KeyRead {
      const gap = at - lastAt;
      if (key.length === 1) {
        const quick = gap <= letterWaitMs && text !== '';
        text = gap <= maxGapMs ? text + key : key;
        lastAt = at;
        return { as: quick ? 'more' : 'first' };
      }
      // Scanners press Shift for capitals.
      if (key === 'Shift') return { as: 'other' };
      const code = text;
      text = '';
      if (!endings.includes(key) || code.length < minLength || gap > maxGapMs) return { as: 'other' };
      if (isDeaf(at)) return { as: 'ignoredScan' };
      heardAt = at;
      return { as: 'scan', code };
    },
  };
}

/** Of both windows and fields: what one of them has read, the other ignores for a moment. */
export const scanReader = createScanReader();
