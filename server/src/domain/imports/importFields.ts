/** What the columns of an imported file can hold: for each kind of import the fields of the single command's input. */
import type { ImportKind } from './enums';

/** How a cell is read. The names of enumerations stand for their members. */
export type ImportFieldType =
  | 'text'
  | 'number text'
  | 'money'
  | 'weight'
  | 'count'
  | 'date'
  | 'flag'
  | 'ServiceType'
  | 'ParcelType'
  | 'PaymentMode'
  | 'customer'
  | 'vendor'
  | 'city';

export interface ImportField {
  /** Property of the input. */
  readonly name: string;
  /** Header of the template, and the field's name in messages. */
  readonly label: string;
  /** 'number text': a text of digits, which Excel shortens when it takes it for a number. */
  readonly type: ImportFieldType;
  readonly required: boolean;
  /** Cell of the template's example row; a date is given in days before today. */
  readonly example: string | number;
}

const field = (
  name: string,
  label: string,
  type: ImportFieldType,
  example: string | number,
  required = true,
): ImportField => ({ name, label, type, required, example });
const optional = (name: string, label: string, type: ImportFieldType, example = '') =>
  field(name, label, type, example, false);

/** Required ones first, in the order of the messages. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  Bookings: [
    field('awbNo', 'Awb No', 'number text', 'D10045678', false),
    field('vendorId', 'Vendor', 'vendor', 'DTDC'),
    field('bookingDate', 'Booking Date', 'date', 0),
    field('serviceType', 'Service Type', 'ServiceType', 'Surface'),
    field('senderId', 'Sender', 'customer', 'Mehta Traders'),
    field('receiver', 'Receiver', 'text', 'Meera Stores'),
    field('parcelType', 'Parcel Type', 'ParcelType', 'Box'),
    field('paymentMode', 'Payment Mode', 'PaymentMode', 'Credit'),
    field('deliveryCityId', 'Delivery City', 'city', 'Pune'),
    field('actualWeight', 'Actual Weight', 'weight', '2.5'),
    field('chargeableWeight', 'Chargeable Weight', 'weight', '3', false),
    field('vendorAmount', 'Vendor Amount', 'money', '85', false),
    field('packet', 'Packet', 'count', '1'),
    optional('customerAmount', 'Customer Amount', 'money', '140.50'),
    optional('isVpp', 'VPP', 'flag', 'No'),
    optional('vppAmount', 'VPP Amount', 'money'),
    optional('vppCommission', 'VPP Commission', 'money'),
    optional('isInsurance', 'Insurance', 'flag', 'No'),
    optional('insuranceAmount', 'Ins Amount', 'money'),
    optional('insuranceCommission', 'Ins Commission', 'money'),
    optional('bookingCityId', 'Booking City', 'city'),
    optional('deliveryCourier', 'Delivery Courier', 'text'),
    optional('clientInvoiceNo', 'Client Invoice No', 'text'),
    optional('goodsValue', 'Goods Value', 'money'),
    optional('ewayBillNo', 'E-way Bill No', 'number text'),
    optional('remark', 'Remark', 'text'),
  ],
  Customers: [
    field('name', 'Name', 'text', 'Ramesh Mehta'),
    field('company', 'Company', 'text', 'Mehta Traders'),
    field('contact', 'Contact Number', 'number text', '98200 12345'),
    optional('gst', 'GSTIN', 'text', '27AAPFU0939F1ZV'),
    optional('address', 'Address', 'text', '12 Kalbadevi Road, Mumbai'),
  ],
  VendorBill: [
    // A damaged number is a finding of the bill, not an error of the file.
    field('awb', 'AWB', 'text', 'D10045678'),
    field('amount', 'Amount', 'money', '145.20'),
    field('billedDate', 'Date', 'date', 3, false),
    optional('destination', 'Destination', 'text', 'Pune'),
    optional('zoneCode', 'Zone', 'text', 'C'),
    optional('pieces', 'Pieces', 'count', '1'),
    optional('billedWeight', 'Weight', 'weight', '2.5'),
    optional('freight', 'Freight', 'money', '132'),
    optional('fuel', 'Fuel', 'money', '13.20'),
    optional('other', 'Other', 'money'),
  ],
};

export const importFieldOf = (kind: ImportKind, name: string): ImportField | undefined =>
  importFields[kind].find((known) => known.name === name);

/** Form in which headers are compared: case, spaces and dots do not count. */
export const comparableHeader = (header: string): string => header.toLowerCase().replace(/[\s.]/g, '');

/** Headers to fields by the template's labels; each field at most once. */
export function matchHeaders(kind: ImportKind, headers: readonly string[]): Map<string, string> {
  const byLabel = new Map(importFields[kind].map(({ label, name }) => [comparableHeader(label), name]));
  const matched = new Map<string, string>();
  for (const header of headers) {
    const name = byLabel.get(comparableHeader(header));
    if (name === undefined) continue;
    byLabel.delete(comparableHeader(header));
    matched.set(header, name);
  }
  return matched;
}

export const maxImportRows = 10_000;
export const maxImportColumns = 60;
/** Longer than any field takes: what a file's cell has beyond is cut, and the field refuses the rest. */
export const maxCellLength = 600;
/** An import that is written whole or not at all is one transaction. */
export const maxRowsAtOnce = 2_000;
