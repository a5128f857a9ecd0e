import fc from 'fast-check';
import { isoWeekOf } from './isoWeek';
import { keptBackups, type DatedBackup, type Keep } from './retention';

const start = Date.UTC(2026, 0, 1);
const dayOf = (at: number) => new Date(start + at * 86_400_000).toISOString().slice(0, 10);
const backupOf = (at: number, hour = 2): DatedBackup => {
  const createdOn = `${dayOf(at)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  return { name: createdOn, day: dayOf(at), createdOn };
};

/** Backups as they are made, each followed by the removal of those that are not kept. */
function livedThrough(made: readonly DatedBackup[], keep: Keep): DatedBackup[] {
  let there: DatedBackup[] = [];
  for (const backup of made) {
    there.push(backup);
    const kept = keptBackups(there, keep);
    there = there.filter(({ name }) => kept.has(name));
  }
  return there;
}

const defaults: Keep = { daily: 7, weekly: 5, monthly: 12 };

test('after years of a backup a day, the last 7 days, 5 weeks and 12 months have one', () => {
  const made = Array.from({ length: 3 * 365 }, (_, at) => backupOf(at));
  const days = livedThrough(made, defaults).map(({ day }) => day);
  const last = made.map(({ day }) => day).reverse();
  expect(days).toEqual(expect.arrayContaining(last.slice(0, 7)));
  expect(new Set(days.map(isoWeekOf)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
  expect(days.length).toBeLessThanOrEqual(7 + 5 + 12);
});

test('whatever days have one, or several, and whatever is kept', () => {
  const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 23 })), { maxLength: 150 });
  const number = fc.integer({ min: 0, max: 15 });
  fc.assert(
    fc.property(gaps, fc.record({ daily: number, weekly: number, monthly: number }), (steps, keep) => {
      let at = 0;
      const made = new Map<string, DatedBackup>();
      for (const [gap, hour] of steps) {
        at += gap;
        const backup = backupOf(at, gap === 0 ? 23 : hour);
        made.set(backup.name, backup);
      }
      const all = [...made.values()];
      const there = livedThrough(all, keep).map(({ name }) => name);
      // Removing step by step loses nothing that would be kept of all.
      expect(new Set(there)).toEqual(keptBackups(all, keep));
      expect(there.length).toBeLessThanOrEqual(Math.max(1, keep.daily + keep.weekly + keep.monthly));
      const newest = all
        .map(({ name }) => name)
        .sort()
        .at(-1);
      expect(newest === undefined || there.includes(newest)).toBe(true);
      const days = [...new Set(all.map(({ day }) => day))].sort().reverse().slice(0, keep.daily);
      expect(there.map((name) => name.slice(0, 10))).toEqual(expect.arrayContaining(days));
    }),
    { seed: 11, numRuns: 300 },
  );
});
