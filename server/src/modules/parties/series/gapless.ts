import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';
import { billingLabels, type SeriesKind } from '../../../domain/billing/enums';
import { defaultPattern, seriesSerial } from '../../../domain/billing/numberSeries';

interface Numbered {
  table: string;
  column: string;
  /** Which rows have numbers of the kind. */
  where: string;
}

/**
 * As many numbers as its series have given. A series is named by its kind and financial year, and by its pattern if that is not the
 * one with which every company begins; the tokens of the pattern make it one of LIKE.
 */
export function withoutGap(kind: SeriesKind, { table, column, where }: Numbered): ConsistencyCheck {
  const yearAt = seriesSerial(kind).length + 2;
  const pattern = `CASE WHEN LENGTH(s.name) < ${yearAt + 5} THEN '${defaultPattern(kind).pattern}' ELSE SUBSTR(s.name, ${yearAt + 6}) END`;
  const tokens = [
    ['{FY}', `SUBSTR(s.name, ${yearAt}, 5)`],
    ['{YY}', "'__'"],
    ['{MM}', "'__'"],
    ['{n}', "'%'"],
  ];
  const like = tokens.reduce((sql, [token, by]) => `REPLACE(${sql}, '${token}', ${by})`, pattern);
  return {
    rule: `${billingLabels.SeriesKind[kind]} numbers of a financial year have no gap`,
    sql: `SELECT s.name AS series, s.value - s.before_first AS stored_value, COUNT(d.number) AS actual
      FROM serial s LEFT JOIN (SELECT DISTINCT ${column} AS number FROM ${table} WHERE ${where}) d ON d.number LIKE ${like}
      WHERE s.name LIKE '${seriesSerial(kind)} __-__%'
      GROUP BY s.name, s.value, s.before_first HAVING s.value - s.before_first <> COUNT(d.number) LIMIT ${maxRows}`,
  };
}
