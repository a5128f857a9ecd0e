/** Which series numbers what. */
import type { Reader } from '../../../db/read/reader';
import { isOfFirstSeries } from '../../../domain/billing/invoiceNumber';
import type { SeriesKind } from '../../../domain/billing/enums';
import {
  defaultPattern,
  isNumberOf,
  seriesPrefix,
  type NumberOf,
  type SeriesPattern,
} from '../../../domain/billing/numberSeries';
import type { DateOnly } from '../../../domain/values/dates';
import type { Branch } from '../branches/branch.entity';
import type { NumberSeries } from './numberSeries.entity';

/** Of a branch on a day; null: the one with which every company begins. */
export function seriesAt(
  rows: readonly NumberSeries[],
  kind: SeriesKind,
  date: DateOnly,
  { id, registrationId }: Pick<Branch, 'id' | 'registrationId'>,
): NumberSeries | null {
  const latest = (owns: (row: NumberSeries) => boolean) =>
    rows
      .filter((row) => row.kind === kind && row.validFrom <= date && owns(row))
      .reduce<NumberSeries | null>((last, row) => (last && last.validFrom > row.validFrom ? last : row), null);
  return (
    latest(({ branchId }) => branchId === id) ??
    latest((row) => row.registrationId === registrationId) ??
    // What has none of its own is numbered with the invoices.
    (kind === 'CounterBill' ? seriesAt(rows, 'Invoice', date, { id, registrationId }) : null)
  );
}

export const branchesOfSeries = (
  { registrationId, branchId }: Pick<NumberSeries, 'registrationId' | 'branchId'>,
  branches: readonly Branch[],
): readonly Branch[] =>
  branches.filter((each) => (branchId === null ? each.registrationId === registrationId : each.id === branchId));

/** What the invoice number of a day begins with, if it is of a series of the company; null: it is somebody else's. */
export type OwnSeries = (number: string, date: DateOnly) => string | null;

export async function ownSeries(db: Reader): Promise<OwnSeries> {
  const rows = (await db.all('NumberSeries')).filter(({ kind }) => kind === 'Invoice' || kind === 'CounterBill');
  const branches = rows.length > 0 ? await db.all('Branch') : [];
  const own = rows.flatMap((row) =>
    branchesOfSeries(row, branches).map(({ code }) => ({ ...pick(row), branchCode: code })),
  );
  const { pattern } = defaultPattern('Invoice');
  return (number, date) => {
    // Of any year, as before there were others.
    if (isOfFirstSeries(number)) return pattern.slice(0, pattern.indexOf('{'));
    const found = own.find((each) => each.validFrom <= date && isNumberOf(each.pattern, { ...each, date }, number));
    return found ? seriesPrefix(found.pattern, { ...found, date }) : null;
  };
}

const pick = ({ pattern, width, validFrom }: NumberSeries): SeriesPattern & { validFrom: DateOnly } => ({
  pattern,
  width,
  validFrom,
});

/** Of each branch that the pattern names; of all together, if it names none. */
export const numberingsOf = (
  pattern: string,
  branches: readonly Pick<Branch, 'code'>[],
  date: DateOnly,
): readonly NumberOf[] =>
  pattern.includes('{BR}') ? branches.map(({ code }) => ({ date, branchCode: code })) : [{ date, branchCode: '' }];
