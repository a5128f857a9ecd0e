/** The series as they are shown: with what each would give next. */
import type { Reader } from '../../../db/read/reader';
import { serialStates } from '../../../db/write/serial';
import type { SeriesKind } from '../../../domain/billing/enums';
import { defaultPattern, seriesKinds, seriesName, seriesNumber } from '../../../domain/billing/numberSeries';
import { firstOfFinancialYear, type DateOnly } from '../../../domain/values/dates';
import type { Branch } from '../branches/branch.entity';
import type { NumberSeries } from './numberSeries.entity';
import type { SeriesInForce } from './numberSeries.type';
import { branchesOfSeries, numberingsOf, seriesAt } from './seriesAt';

type Shown = Omit<SeriesInForce, 'nextNumber' | 'next' | 'isUsed'> & { branches: readonly Branch[] };

/** Of this financial year and of later ones, by kind; `rows`: the stored ones, if they are not those of the cache. */
export async function seriesInForce(
  db: Reader,
  today: DateOnly,
  rows?: readonly NumberSeries[],
): Promise<SeriesInForce[]> {
  const stored = rows ?? (await db.all('NumberSeries'));
  const branches = await db.all('Branch');
  const owners = await ownerNames(db, branches);
  const year = firstOfFinancialYear(today);
  const shown = seriesKinds.flatMap((kind) => {
    const own = stored
      .filter((row) => row.kind === kind && !isOver(row, stored, year))
      .map((row) => ofRow(row, branches, owners, year))
      .sort(
        (one, other) =>
          one.owner.localeCompare(other.owner) || (one.validFrom ?? '').localeCompare(other.validFrom ?? ''),
      );
    const rest = branches.filter((branch) => branch.isActive && !seriesAt(stored, kind, today, branch));
    return [...(rest.length > 0 || branches.length === 0 ? [ofKind(kind, rest, year)] : []), ...own];
  });
  const namesOf = (each: Shown) =>
    numberingsOf(each.pattern, each.branches, each.year).map((numbering) =>
      seriesName(each.kind, each.pattern, numbering),
    );
  const stateOf = await serialStates(db, [...new Set(shown.flatMap(namesOf))]);
  return shown.map(({ branches: of, ...each }) => {
    const states = namesOf({ ...each, branches: of }).map(stateOf);
    const numberings = numberingsOf(each.pattern, of, each.year);
    return {
      ...each,
      nextNumber: states[0]?.next ?? 1,
      next: numberings.map((numbering, at) => seriesNumber(each, numbering, states[at]?.next ?? 1)),
      isUsed: states.some(({ isUsed }) => isUsed),
    };
  });
}

/** A later one of the same owner holds in this financial year. */
const isOver = (row: NumberSeries, stored: readonly NumberSeries[], year: DateOnly): boolean =>
  stored.some(
    (each) =>
      each.kind === row.kind &&
      each.registrationId === row.registrationId &&
      each.branchId === row.branchId &&
      each.validFrom > row.validFrom &&
      each.validFrom <= year,
  );

const ofKind = (kind: SeriesKind, branches: readonly Branch[], year: DateOnly): Shown => ({
  kind,
  ...defaultPattern(kind),
  ...{ id: null, uniqueId: null, version: null, registrationId: null, branchId: null, owner: '', validFrom: null },
  year,
  branches,
});

const ofRow = (
  row: NumberSeries,
  branches: readonly Branch[],
  owners: (row: NumberSeries) => string,
  year: DateOnly,
): Shown => {
  const { id, uniqueId, version, kind, registrationId, branchId, pattern, width, validFrom } = row;
  return {
    ...{ id, uniqueId, version, kind, registrationId, branchId, pattern, width, validFrom },
    owner: owners(row),
    year: validFrom > year ? validFrom : year,
    branches: branchesOfSeries(row, branches),
  };
};

async function ownerNames(db: Reader, branches: readonly Branch[]): Promise<(row: NumberSeries) => string> {
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  const gstins = new Map((await db.all('Registration')).map(({ id, gstin }) => [id, gstin]));
  return ({ registrationId, branchId }) =>
    (branchId === null ? gstins.get(registrationId ?? 0) : names.get(branchId)) ?? '';
}
