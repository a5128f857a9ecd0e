/** What each report can sum, and by what: the server refuses the rest, and the page offers nothing else. */
import type { ReportGroup, ReportMeasure } from './enums';

export interface ReportChoice {
  measures: readonly ReportMeasure[];
  groups: readonly ReportGroup[];
}

const dates = ['Day', 'Week', 'Month'] as const satisfies readonly ReportGroup[];

export const reportChoices = {
  consignments: {
    measures: ['Count', 'Packets', 'Weight', 'Freight', 'Commissions', 'Cost', 'Margin', 'DaysToDeliver'],
    groups: [
      ...dates,
      'Customer',
      'Vendor',
      'City',
      'DeliveryCity',
      'State',
      'Lane',
      'Service',
      'Parcel',
      'PaymentMode',
      'DeliveryStatus',
      'Clerk',
    ],
  },
  cargo: {
    measures: ['Count', 'Packets', 'Weight', 'Freight'],
    groups: [...dates, 'Customer', 'Vendor', 'Service', 'PaymentMode', 'Clerk'],
  },
  invoices: {
    measures: ['Count', 'Freight', 'Tax', 'Amount', 'Outstanding'],
    groups: [...dates, 'Customer', 'Clerk'],
  },
  payments: {
    measures: ['Count', 'Amount', 'Tds', 'Unallocated'],
    groups: [...dates, 'Customer', 'PaymentMode', 'Clerk'],
  },
} as const satisfies Record<string, ReportChoice>;
export type ReportName = keyof typeof reportChoices;

export const isDateGroup = (group: ReportGroup): boolean => (dates as readonly ReportGroup[]).includes(group);

/** What only those see who may see costs. */
const costs: readonly ReportMeasure[] = ['Cost', 'Margin'];
export const isOfCosts = (measure: ReportMeasure): boolean => costs.includes(measure);

type FigureName = Uncapitalize<ReportMeasure>;

/** The field of an answer that has a measure. */
export const figureName = (measure: ReportMeasure): FigureName =>
  (measure.charAt(0).toLowerCase() + measure.slice(1)) as FigureName;

/** A year and a leap day. */
export const maxReportDays = 366;
export const maxReportGroups = 2;
