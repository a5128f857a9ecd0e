import { NoInput, query } from '../../../core/operation/operation';
import type { Page } from '../../../core/list/list';
import { integer, nullable, text } from '../../../db/read/rawRows';
import { ConsistencyRun } from './consistencyRun.entity';
import type { ConsistencyFinding, ConsistencyResult } from './consistencyRun.type';

/** The nightly checks of the last 30 days, newest first. */
export const consistencyRuns = query({
  action: 'consistencyRuns',
  input: NoInput,
  async run({ db }): Promise<Page<ConsistencyResult>> {
    const runs = db
      .select(ConsistencyRun, 'r')
      .select('r.day', 'day')
      .addSelect('r.startedOn', 'startedOn')
      .addSelect('r.finishedOn', 'finishedOn')
      .addSelect('r.differences', 'differences')
      .addSelect('r.findings', 'findings')
      .orderBy('r.day', 'DESC');
    const rows = await db.raw(runs, {
      day: text,
      startedOn: instant,
      finishedOn: nullable(instant),
      differences: nullable(integer),
      findings: nullable(text),
    });
    return {
      rows: rows.map((row) => ({
        ...row,
        // What has been found before the end is not all of it.
        differences: row.finishedOn && row.differences,
        findings: JSON.parse(row.findings ?? '[]') as ConsistencyFinding[],
      })),
      rowCount: rows.length,
    };
  },
});

/** `YYYY-MM-DD HH:MM:SS.sss` in UTC on SQLite. */
const instant = (raw: unknown): Date => (raw instanceof Date ? raw : new Date(`${text(raw).replace(' ', 'T')}Z`));
