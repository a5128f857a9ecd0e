/** The address of the page is the whole report: what is summed, by what, of which period, compared with which. */
import {
  DeliveryStatus,
  labels,
  ParcelType,
  PaymentMode,
  PaymentStatus,
  ReportGroup,
  ReportMeasure,
  ServiceType,
} from '../../../../server/src/domain/enums';
import { hasPermission, mayDo, type Holder } from '../../../../server/src/domain/policy';
import {
  isOfCosts,
  maxReportGroups,
  reportChoices,
  type ReportChoice,
  type ReportName,
} from '../../../../server/src/domain/reports/reports';
import { companyToday } from '../../companyToday';
import type { ReportSearch } from '../../graphql.generated';
import { urlCodecs, type FiltersOf, type Reference } from '../../ui/search/urlCodecs';
import { Comparison, comparedWith, readPeriod, type ReportPeriod } from './reportPeriods';

const ReportNames = {
  consignments: 'consignments',
  cargo: 'cargo',
  invoices: 'invoices',
  payments: 'payments',
} as const satisfies Record<ReportName, ReportName>;

export const reportTitles: Record<ReportName, string> = {
  consignments: 'Consignments',
  cargo: 'Cargo',
  invoices: 'Invoices',
  payments: 'Payments',
};

/** Filters of the list of consignments, as its address spells them. */
export const filterCodecs = {
  awbNo: urlCodecs.text,
  senderId: urlCodecs.reference,
  receiver: urlCodecs.text,
  deliveryCityId: urlCodecs.reference,
  vendorId: urlCodecs.reference,
  cargoId: urlCodecs.reference,
  createdById: urlCodecs.reference,
  serviceType: urlCodecs.oneOf(ServiceType),
  parcelType: urlCodecs.oneOf(ParcelType),
  paymentMode: urlCodecs.oneOf(PaymentMode),
  paymentStatus: urlCodecs.oneOf(PaymentStatus),
  deliveryStatus: urlCodecs.oneOf(DeliveryStatus),
  isInsurance: urlCodecs.flag,
  isVpp: urlCodecs.flag,
  isPriced: urlCodecs.flag,
  isApproved: urlCodecs.flag,
  awaitsManifest: urlCodecs.flag,
};

/** Sought by how they begin. */
const texts = ['awbNo', 'receiver'];

export type ReportFilters = Partial<FiltersOf<typeof filterCodecs>>;

export const reportCodecs = {
  ...filterCodecs,
  of: urlCodecs.oneOf(ReportNames),
  show: urlCodecs.someOf(ReportMeasure),
  by: urlCodecs.someOf(ReportGroup),
  period: {
    read: (text: string) => (readPeriod(text, companyToday()) ? text : undefined),
    write: (text: string) => text,
  },
  compare: urlCodecs.oneOf(Comparison),
  branchId: urlCodecs.reference,
};

export type ReportAddress = Partial<FiltersOf<typeof reportCodecs>>;

export const defaultReport: ReportAddress = {
  of: 'consignments',
  show: ['Count', 'Freight'],
  by: ['Month'],
  period: 'months12',
};

const actionOf = {
  consignments: 'consignmentTotals',
  cargo: 'cargoTotals',
  invoices: 'invoiceTotals',
  payments: 'paymentTotals',
} as const satisfies Record<ReportName, string>;

/** The reports that a user may open, and what it may choose there. */
export function choicesOf(holder: Holder | null): ReadonlyMap<ReportName, ReportChoice> {
  const names = (Object.keys(reportChoices) as ReportName[]).filter((name) => mayDo(actionOf[name], holder));
  const costs = hasPermission('reports:costs', holder);
  const clerks = mayDo('userSuggestions', holder);
  return new Map(
    names.map((name) => {
      const { measures, groups }: ReportChoice = reportChoices[name];
      return [
        name,
        {
          measures: measures.filter((measure) => costs || !isOfCosts(measure)),
          groups: groups.filter((group) => clerks || group !== 'Clerk'),
        },
      ];
    }),
  );
}

export interface ChosenReport extends ReportChoice {
  name: ReportName;
  /** What may be chosen. */
  choice: ReportChoice;
  period: ReportPeriod;
  /** As it stands in the address: a name, or both dates. */
  periodName: string;
  comparison: Comparison | undefined;
  compared: ReportPeriod | null;
  branch: Reference | undefined;
  /** Of consignments alone. */
  filters: ReportFilters;
}

function filtersIn(address: ReportAddress, holder: Holder | null): ReportFilters {
  const names = (Object.keys(filterCodecs) as (keyof ReportFilters)[]).filter(
    (name) => address[name] !== undefined && (name !== 'createdById' || mayDo('userSuggestions', holder)),
  );
  return Object.fromEntries(names.map((name) => [name, address[name]]));
}

/** What the address asks for, as far as the report has it and the user may see it. */
export function chosenReport(address: ReportAddress, holder: Holder | null): ChosenReport {
  const choices = choicesOf(holder);
  const name = address.of && choices.has(address.of) ? address.of : 'consignments';
  const choice = choices.get(name) ?? { measures: ['Count'], groups: [] };
  const measures = [...new Set(address.show)].filter((measure) => choice.measures.includes(measure));
  const groups = [...new Set(address.by)].filter((group) => choice.groups.includes(group)).slice(0, maxReportGroups);
  const periodName = address.period ?? 'months12';
  const period = readPeriod(periodName, companyToday()) ?? { fromDate: companyToday(), toDate: companyToday() };
  const comparison = address.compare;
  return {
    name,
    choice,
    measures: measures.length > 0 ? measures : ['Count'],
    groups,
    period,
    periodName,
    comparison,
    compared: comparison ? comparedWith(period, comparison) : null,
    branch: address.branchId,
    filters: name === 'consignments' ? filtersIn(address, holder) : {},
  };
}

/** 'Consignments by lane and month', for the name of a file. */
export const titleOf = ({ name, groups, branch }: ChosenReport): string =>
  [
    [reportTitles[name], branch && `of ${branch.name}`].filter(Boolean).join(' '),
    groups.map((group) => labels.ReportGroup[group].toLowerCase()).join(' and '),
  ]
    .filter(Boolean)
    .join(' by ');

export const searchOf = ({ measures, groups, period, compared, branch, filters }: ChosenReport): ReportSearch => ({
  ...period,
  groups: [...groups],
  measures: [...measures],
  ...(compared && { compareFrom: compared.fromDate, compareTo: compared.toDate }),
  ...(branch && { branchId: [String(branch.id)] }),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, texts.includes(name) ? value : sought(value)]),
  ),
});

/** As the API takes it: several of a kind, or yes or no. */
function sought(value: Reference | string | boolean): boolean | string[] {
  if (typeof value === 'boolean') return value;
  return [typeof value === 'string' ? value : String(value.id)];
}
