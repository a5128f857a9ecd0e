/** Codes of what reports sum, and by what. */
import type * as enums from '../../domain/enums';

export const reportCodes = {
  ReportMeasure: {
    Count: 1,
    Packets: 2,
    Weight: 3,
    Freight: 4,
    Commissions: 5,
    Cost: 6,
    Margin: 7,
    DaysToDeliver: 8,
    Tax: 9,
    Amount: 10,
    Outstanding: 11,
    Tds: 12,
    Unallocated: 13,
  } satisfies Record<enums.ReportMeasure, number>,
  ReportGroup: {
    Day: 1,
    Week: 2,
    Month: 3,
    Customer: 4,
    Vendor: 5,
    City: 6,
    DeliveryCity: 7,
    State: 8,
    Lane: 9,
    Service: 10,
    Parcel: 11,
    PaymentMode: 12,
    DeliveryStatus: 13,
    Clerk: 14,
  } satisfies Record<enums.ReportGroup, number>,
};
