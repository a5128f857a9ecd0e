import { namesOf } from '../values/fields';

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
  },
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
  },
};

/** What a report sums. Margin is freight less cost; Amount is the total of an invoice, or what a payment brought. */
export const ReportMeasure = namesOf(reportLabels.ReportMeasure);
export type ReportMeasure = keyof typeof ReportMeasure;

/** What a report sums by. A lane leads from the booking city to the delivery city. */
export const ReportGroup = namesOf(reportLabels.ReportGroup);
export type ReportGroup = keyof typeof ReportGroup;
