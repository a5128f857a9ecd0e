/** Where the sums of each report are read: the tables of the records, whose dates have an index. */
import type { ReportGroup } from '../../../domain/reports/enums';
import type { ReportName } from '../../../domain/reports/reports';

/** Whole numbers that add up, in paise, grams and days; the measures are made of them. */
export type Part =
  | 'count'
  | 'packets'
  | 'weight'
  | 'freight'
  | 'commissions'
  | 'cost'
  | 'days'
  | 'delivered'
  | 'tax'
  | 'amount'
  | 'outstanding'
  | 'tds'
  | 'unallocated';

export interface Source {
  from: string;
  where: string;
  parameters: readonly (string | number)[];
  /** The column of the date. */
  day: string;
  /** Sums in SQL. */
  sums: Readonly<Partial<Record<Part, string>>>;
  /** Columns of each group that is no date. */
  columns: Readonly<Partial<Record<ReportGroup, readonly string[]>>>;
}

const isDelivered = "c.delivery_status = 'Delivered' AND c.delivery_date IS NOT NULL";

const daysBetween = (embedded: boolean) =>
  embedded
    ? 'CAST(JULIANDAY(c.delivery_date) - JULIANDAY(c.booking_date) AS INTEGER)'
    : 'DATEDIFF(c.delivery_date, c.booking_date)';

export const sourceOf = (name: ReportName, embedded: boolean): Source =>
  ({ consignments: consignments(embedded), cargo, invoices, payments })[name];

const consignments = (embedded: boolean): Source => ({
  from: 'consignment c',
  where: 'c.deleted_on IS NULL',
  parameters: [],
  day: 'c.booking_date',
  sums: {
    count: 'COUNT(*)',
    packets: 'SUM(c.packet)',
    weight: 'SUM(c.chargeable_weight)',
    freight: 'SUM(c.customer_amount)',
    commissions: 'SUM(COALESCE(c.vpp_commission, 0) + COALESCE(c.insurance_commission, 0))',
    cost: 'SUM(COALESCE(c.vendor_cost, c.vendor_amount))',
    days: `SUM(CASE WHEN ${isDelivered} THEN ${daysBetween(embedded)} ELSE 0 END)`,
    delivered: `SUM(CASE WHEN ${isDelivered} THEN 1 ELSE 0 END)`,
  },
  columns: {
    Customer: ['c.sender_id'],
    Vendor: ['c.vendor_id'],
    City: ['c.booking_city_id'],
    DeliveryCity: ['c.delivery_city_id'],
    State: ['c.delivery_city_id'],
    Lane: ['c.booking_city_id', 'c.delivery_city_id'],
    Service: ['c.service_type'],
    Parcel: ['c.parcel_type'],
    PaymentMode: ['c.payment_mode'],
    DeliveryStatus: ['c.delivery_status'],
    Clerk: ['c.created_by_id'],
  },
});

const cargo: Source = {
  from: 'cargo_consignment c',
  where: 'c.deleted_on IS NULL',
  parameters: [],
  day: 'c.booking_date',
  sums: {
    count: 'COUNT(*)',
    packets: 'SUM(c.packet)',
    weight: 'SUM(c.chargeable_weight)',
    freight: 'SUM(c.to_pay_amount)',
  },
  columns: {
    Customer: ['c.sender_id'],
    Vendor: ['c.cargo_id'],
    Service: ['c.service_type'],
    PaymentMode: ['c.payment_mode'],
    Clerk: ['c.created_by_id'],
  },
};

const invoices: Source = {
  from: 'invoice i',
  where: 'i.deleted_on IS NULL AND i.cancelled_on IS NULL',
  parameters: [],
  day: 'i.invoice_date',
  sums: {
    count: 'COUNT(*)',
    freight: 'SUM(i.actual_amount)',
    tax: 'SUM(i.igst + i.cgst + i.sgst)',
    amount: 'SUM(i.total_amount)',
    outstanding: 'SUM(i.outstanding)',
  },
  columns: { Customer: ['i.customer_id'], Clerk: ['i.created_by_id'] },
};

const payments: Source = {
  from: 'customer_payment p',
  where: 'p.reversed_on IS NULL',
  parameters: [],
  day: 'p.received_on',
  sums: {
    count: 'COUNT(*)',
    amount: 'SUM(p.amount)',
    tds: 'SUM(p.tds_amount)',
    unallocated: 'SUM(p.amount + p.tds_amount - p.allocated_cash - p.allocated_tds)',
  },
  columns: { Customer: ['p.customer_id'], PaymentMode: ['p.mode'], Clerk: ['p.created_by_id'] },
};
