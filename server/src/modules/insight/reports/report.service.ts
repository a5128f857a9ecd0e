import { reportLabels, type ReportMeasure } from '../../../domain/reports/enums';
import {
  figureName,
  isOfCosts,
  reportChoices,
  type ReportChoice,
  type ReportName,
} from '../../../domain/reports/reports';
import { hasPermission, mayDo } from '../../../domain/policy/roles';
import { badInput, forbidden } from '../../../core/operation/errors';
import { query, type QueryContext } from '../../../core/operation/operation';
import { ReportSearch } from './report.inputs';
import type { Report, ReportFigures, ReportSums } from './report.type';
import { filtered, filtersOf } from './reportFilters';
import { labelsOf } from './reportLabels';
import { keyInPeriod, periodsOf, type Periods } from './reportPeriods';
import { tableOf, type Row } from './reportRows';
import { sourceOf, type Part, type Source } from './reportSources';
import { readSums, rowsOf, type Counted, type Sums } from './reportSums';
import { rollupSource } from './rollupSource';

const report = (action: 'consignmentTotals' | 'cargoTotals' | 'invoiceTotals' | 'paymentTotals', name: ReportName) =>
  query({
    action,
    isReport: true,
    input: ReportSearch,
    run: (context, search): Promise<Report> => reportOf(context, name, search),
  });

export const consignmentTotals = report('consignmentTotals', 'consignments');
export const cargoTotals = report('cargoTotals', 'cargo');
export const invoiceTotals = report('invoiceTotals', 'invoices');
export const paymentTotals = report('paymentTotals', 'payments');

async function reportOf(context: QueryContext, name: ReportName, search: ReportSearch): Promise<Report> {
  const { db } = context;
  const { groups, measures } = choiceOf(context, name, search);
  const periods = periodsOf(search, context.today());
  const parts = [...new Set(measures.flatMap((measure) => partsOf[measure]))];
  const names = filtersOf(name, search);
  if (names.includes('createdById') && !mayDo('userSuggestions', context.user)) throw forbidden();
  const records = await filtered(sourceOf(name, db.embedded), search, names, db);
  const rollup = name === 'consignments' && names.length === 0 ? rollupSource(groups, parts) : null;
  if (!rollup) await spendFor(context, name === 'consignments' ? rollupSource([], ['count']) : records, periods);
  const read = (period: Periods['now']) => readSums(db, rollup ?? records, period, groups, parts);
  const [now, before] = await Promise.all([read(periods.now), periods.before ? read(periods.before) : []]);
  const toOurs = groups.map((group) => keyInPeriod(group, periods));
  const [first = 'Count'] = measures;
  const table = tableOf({
    groups,
    now,
    before: before.map((each) => ({ ...each, keys: shifted(each, toOurs) })),
    weigh: (sums) => figureOf(first, sums) ?? 0,
  });
  const labelOf = await labelsOf(db, name, groups, table.rows);
  const sumsOf = ({ now: own, before: other }: Row): ReportSums => ({
    figures: figuresOf(measures, own),
    compared: periods.before && figuresOf(measures, other),
  });
  return {
    ...periods.now,
    rowCount: table.count,
    rows: table.rows.map((row) => ({
      keys: row.keys.map((value, at) => ({ value, label: labelOf[at]?.(value) ?? '' })),
      ...sumsOf(row),
    })),
    rest: table.rest && sumsOf(table.rest),
    total: sumsOf(table.total),
  };
}

/** Throws for what the report does not have, and for what the user may not see. */
function choiceOf({ user }: QueryContext, name: ReportName, search: ReportSearch): ReportChoice {
  const groups = search.groups ?? [];
  const measures = search.measures?.length ? search.measures : (['Count'] as const);
  const known: ReportChoice = reportChoices[name];
  const measure = measures.find((each) => !known.measures.includes(each));
  if (measure) throw badInput(`The report of ${name} has no ${reportLabels.ReportMeasure[measure]}`, 'measures');
  const group = groups.find((each) => !known.groups.includes(each));
  if (group) throw badInput(`The report of ${name} has no ${reportLabels.ReportGroup[group]}`, 'groups');
  if (measures.some(isOfCosts) && !hasPermission('reports:costs', user)) throw forbidden();
  if (groups.includes('Clerk') && !mayDo('userSuggestions', user)) throw forbidden();
  return { groups, measures };
}

/** Reading a record for a sum, compared with reading a field of a list. */
const costPerRecord = 0.2;

/** Charges what reading the records of the periods costs. */
async function spendFor({ db, call }: QueryContext, counted: Source | null, periods: Periods): Promise<void> {
  if (!counted) return;
  const all = [periods.now, ...(periods.before ? [periods.before] : [])];
  const rows = await Promise.all(all.map((period) => rowsOf(db, counted, period)));
  await call.spend(Math.round(costPerRecord * rows.reduce((sum, each) => sum + each, 0)));
}

/** Null if our period has no such day, week or month. */
function shifted({ keys }: Counted, toOurs: readonly ((key: string) => string | null)[]): string[] | null {
  const ours = keys.map((key, at) => (toOurs[at] ? toOurs[at](key) : key));
  return ours.every((key) => key !== null) ? ours : null;
}

const partsOf: Readonly<Record<ReportMeasure, readonly Part[]>> = {
  Count: ['count'],
  Packets: ['packets'],
  Weight: ['weight'],
  Freight: ['freight'],
  Commissions: ['commissions'],
  Cost: ['cost'],
  Margin: ['freight', 'cost'],
  DaysToDeliver: ['days', 'delivered'],
  Tax: ['tax'],
  Amount: ['amount'],
  Outstanding: ['outstanding'],
  Tds: ['tds'],
  Unallocated: ['unallocated'],
};

function figureOf(measure: ReportMeasure, sums: Sums): number | null {
  const [first = 0, second = 0] = partsOf[measure].map((part) => sums[part] ?? 0);
  if (measure === 'Margin') return first - second;
  if (measure === 'DaysToDeliver') return second === 0 ? null : Math.round((10 * first) / second) / 10;
  return first;
}

const noFigures: ReportFigures = {
  count: null,
  packets: null,
  weight: null,
  freight: null,
  commissions: null,
  cost: null,
  margin: null,
  daysToDeliver: null,
  tax: null,
  amount: null,
  outstanding: null,
  tds: null,
  unallocated: null,
};

const figuresOf = (measures: readonly ReportMeasure[], sums: Sums): ReportFigures => ({
  ...noFigures,
  ...Object.fromEntries(measures.map((measure) => [figureName(measure), figureOf(measure, sums)])),
});
