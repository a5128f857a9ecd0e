import { names } from '../values/fields';

/** What a report sums. Margin is freight less cost; Amount is the total of an invoice, or what a payment brought. */
export const ReportMeasure = names(
  'Count',
  'Packets',
  'Weight',
  'Freight',
  'Commissions',
  'Cost',
  'Margin',
  'DaysToDeliver',
  'Tax',
  'Amount',
  'Outstanding',
  'Tds',
  'Unallocated',
);
export type ReportMeasure = keyof typeof ReportMeasure;

/** What a report sums by. A lane leads from the booking city to the delivery city. */
export const ReportGroup = names(
  'Day',
  'Week',
  'Month',
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
);
export type ReportGroup = keyof typeof ReportGroup;

export const reportLabels = {
  ReportMeasure: {
    Count: 'Count',
    Packets: 'Packets',
    Weight: 'Weight (Kg)',
    Freight: 'Freight',
    Commissions: 'Commissions',
    Cost: 'Cost',
    Margin: 'Margin',
    DaysToDeliver: 'Days to deliver',
    Tax: 'Tax',
    Amount: 'Amount',
    Outstanding: 'Outstanding',
    Tds: 'TDS',
    Unallocated: 'Unallocated',
  } satisfies Record<ReportMeasure, string>,
  ReportGroup: {
    Day: 'Day',
    Week: 'Week',
    Month: 'Month',
    Customer: 'Customer',
    Vendor: 'Vendor',
    City: 'Booking city',
    DeliveryCity: 'Delivery city',
    State: 'Delivery state',
    Lane: 'Lane',
    Service: 'Service',
    Parcel: 'Parcel',
    PaymentMode: 'Payment mode',
    DeliveryStatus: 'Delivery status',
    Clerk: 'Clerk',
  } satisfies Record<ReportGroup, string>,
};
