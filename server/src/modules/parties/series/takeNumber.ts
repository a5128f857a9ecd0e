import { nextSerial } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';
import { conflict } from '../../../core/operation/errors';
import type { SeriesKind } from '../../../domain/billing/enums';
import {
  defaultPattern,
  maxNumberLength,
  seriesName,
  seriesNoun,
  seriesNumber,
} from '../../../domain/billing/numberSeries';
import type { DateOnly } from '../../../domain/values/dates';
import { Branch } from '../branches/branch.entity';
import { NumberSeries } from './numberSeries.entity';
import { seriesAt } from './seriesAt';

/**
 * Next number of the financial year. Must be taken last, and nothing may be refused afterwards: all documents of the series wait
 * for its row until the commit. A rollback returns the number.
 */
export async function takeNumber(db: Writer, kind: SeriesKind, date: DateOnly, branchId: number): Promise<string> {
  const { series, branchCode } = await seriesOf(db, kind, date, branchId);
  const serial = await nextSerial(db, seriesName(kind, series.pattern, { date, branchCode }));
  const number = seriesNumber(series, { date, branchCode }, serial);
  if (number.length > maxNumberLength)
    throw conflict(`The ${seriesNoun(kind)} numbers of the financial year are used up`);
  return number;
}

/** A stored one is locked for reading, so that it does not change while its first document is numbered. */
async function seriesOf(db: Writer, kind: SeriesKind, date: DateOnly, branchId: number) {
  const rows = await db.all('NumberSeries');
  const branch = rows.length > 0 ? await db.find(Branch, { id: branchId }) : null;
  const found = branch && seriesAt(rows, kind, date, branch);
  if (!branch || !found) return { series: defaultPattern(kind), branchCode: '' };
  return { series: await db.named(NumberSeries, found.id, 'Number series', 'kind'), branchCode: branch.code };
}
