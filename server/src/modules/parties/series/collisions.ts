/** No two documents of the company have the same number. */
import { ask } from '../../../core/module/hooks';
import type { Reader } from '../../../db/read/reader';
import { serialStates } from '../../../db/write/serial';
import type { SeriesKind } from '../../../domain/billing/enums';
import {
  defaultPattern,
  inBranch,
  mayCollide,
  numbersLike,
  seriesKinds,
  seriesName,
  seriesNoun,
  seriesNumber,
  type BranchSeries,
} from '../../../domain/billing/numberSeries';
import { seriesRefusal } from '../../../domain/policy/numberSeries';
import type { DateOnly } from '../../../domain/values/dates';
import type { Branch } from '../branches/branch.entity';
import type { NumberSeries } from './numberSeries.entity';
import type {} from './series.hooks';
import { branchesOfSeries, numberingsOf } from './seriesAt';

type Series = Pick<NumberSeries, 'kind' | 'registrationId' | 'branchId' | 'pattern' | 'width' | 'validFrom'>;

const inBranches = (row: Series, branches: readonly Branch[]): BranchSeries[] =>
  numberingsOf(row.pattern, branchesOfSeries(row, branches), row.validFrom).map(({ branchCode }) => ({
    kind: row.kind,
    pattern: inBranch(row.pattern, branchCode),
  }));

/** Why the rows cannot number beside each other and the series with which every company begins, or null. */
export function collisionRefusal(
  changed: readonly Series[],
  others: readonly Series[],
  branches: readonly Branch[],
): string | null {
  const first = seriesKinds.map((kind): BranchSeries => ({ kind, ...defaultPattern(kind) }));
  const known = [...first, ...others.flatMap((row) => inBranches(row, branches))];
  for (const row of changed) {
    const own = inBranches(row, branches);
    const all = [...known, ...own];
    for (const one of own) {
      const other = all.find((each) => mayCollide(one, each));
      const number = seriesNumber({ ...row, pattern: one.pattern }, { date: row.validFrom, branchCode: '' }, 1);
      if (other) return seriesRefusal.collides({ number, noun: seriesNoun(other.kind) });
    }
  }
  return null;
}

/** A third party's invoice has a number that the unused series would come to. */
export async function takenRefusal(db: Reader, row: Series, branches: readonly Branch[], date: DateOnly) {
  if (!isOfInvoices(row.kind)) return null;
  const numberings = numberingsOf(row.pattern, branchesOfSeries(row, branches), date);
  const nameOf = (each: (typeof numberings)[number]) => seriesName(row.kind, row.pattern, each);
  const stateOf = await serialStates(db, numberings.map(nameOf));
  for (const each of numberings.filter((numbering) => !stateOf(nameOf(numbering)).isUsed)) {
    const number = await ask('numberLike')(db, numbersLike(row.pattern, each));
    if (number) return seriesRefusal.taken({ number });
  }
  return null;
}

export const isOfInvoices = (kind: SeriesKind): boolean => kind === 'Invoice' || kind === 'CounterBill';

/** Numbers with the code of a branch stay its own. */
export async function codeRefusal(
  db: Reader,
  before: Pick<Branch, 'id' | 'code' | 'registrationId'> | null,
  code: string,
): Promise<string | null> {
  const rows = (await db.all('NumberSeries')).filter(({ pattern }) => pattern.includes('{BR}'));
  if (rows.length === 0) return null;
  const branches = await db.all('Branch');
  if (before && rows.some((row) => branchesOfSeries(row, branches).some(({ id }) => id === before.id)))
    return seriesRefusal.code({ code: before.code });
  // Wherever it will be: a branch may come under any registration.
  const anywhere = rows.map((row) => ({ ...row, pattern: inBranch(row.pattern, code) }));
  return collisionRefusal(anywhere, rows, branches);
}
