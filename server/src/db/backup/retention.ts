/** Which backups are kept: the newest of each of the last days, weeks and months that have one. */
import { isoWeekOf } from './isoWeek';

export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

export interface DatedBackup {
  name: string;
  /** In the company's time zone. */
  day: string;
  /** ISO time, by which backups of a day are ordered. */
  createdOn: string;
}

const periods = {
  daily: (day: string) => day,
  weekly: isoWeekOf,
  monthly: (day: string) => day.slice(0, 7),
} as const;

/** Names of the backups to keep. The newest is always among them. */
export function keptBackups(backups: readonly DatedBackup[], keep: Keep): ReadonlySet<string> {
  const newestFirst = [...backups].sort((one, other) => (one.createdOn < other.createdOn ? 1 : -1));
  const kept = new Set(newestFirst.slice(0, 1).map(({ name }) => name));
  for (const [period, keyOf] of Object.entries(periods)) {
    const newest = new Map<string, string>();
    for (const { name, day } of newestFirst) if (!newest.has(keyOf(day))) newest.set(keyOf(day), name);
    for (const name of [...newest.values()].slice(0, keep[period as keyof Keep])) kept.add(name);
  }
  return kept;
}
