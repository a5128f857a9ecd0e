import type { ReportMeasure } from '../../../../server/src/domain/enums';
import { figureName } from '../../../../server/src/domain/reports/reports';
import type { ReportSumsFiguresFragment, ReportTableFragment } from '../../graphql.generated';
import { counted } from '../../ui/app/format';
import type { ChosenReport } from './reportAddress';
import { consignmentsOf } from './reportDrill';

/** A line of the table, of the files and of the chart. */
export interface ReportLine {
  uniqueId: string;
  /** Of each group; of the rest and the total one text alone. */
  labels: readonly string[];
  figures: ReportSumsFiguresFragment;
  compared: ReportSumsFiguresFragment | null;
  isSum: boolean;
  /** The list of what it has summed. */
  to: string | null;
}

/** The rows, what is left of a long report, and the total. */
export function linesOf(report: ReportTableFragment, chosen: ChosenReport): readonly ReportLine[] {
  const { name, groups, branch, filters } = chosen;
  const of = { period: { fromDate: report.fromDate, toDate: report.toDate }, branch, filters };
  const listOf = (keys: ReportTableFragment['rows'][number]['keys']) =>
    name === 'consignments' ? consignmentsOf(groups, keys, of) : null;
  const rows = report.rows.map(({ keys, figures, compared }): ReportLine => ({
    uniqueId: keys.map(({ value }) => value).join(' '),
    labels: keys.map(({ label }) => label),
    figures,
    compared: compared ?? null,
    isSum: false,
    to: listOf(keys),
  }));
  const sum = (uniqueId: string, label: string, { figures, compared }: ReportTableFragment['total']): ReportLine => ({
    uniqueId,
    labels: [label],
    figures,
    compared: compared ?? null,
    isSum: true,
    to: uniqueId === 'total' && name === 'consignments' ? consignmentsOf([], [], of) : null,
  });
  const others = report.rowCount - report.rows.length;
  const rest = report.rest && sum('rest', others > 0 ? `Rest: ${counted(others, 'row')}` : 'Rest', report.rest);
  return [...rows, ...(rest ? [rest] : []), sum('total', 'Total', report.total)];
}

export const figureOf = (figures: ReportSumsFiguresFragment | null, measure: ReportMeasure): number | null =>
  figures?.[figureName(measure)] ?? null;

/** Percent by which a figure has changed; null if there was nothing. */
export function changeOf(line: ReportLine, measure: ReportMeasure): number | null {
  const [now, before] = [figureOf(line.figures, measure), figureOf(line.compared, measure)];
  return now === null || !before ? null : Math.round((100 * (now - before)) / Math.abs(before));
}
