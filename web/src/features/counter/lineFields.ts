/** The fields of a line at the counter, in the order of its columns. */
import {
  consignmentFields as fields,
  byCounterText,
  counterTexts,
  type CounterField,
} from '../../../../server/src/domain/bookings/consignmentFields';
import { ParcelType, PaymentMode, ServiceType, labels } from '../../../../server/src/domain/enums';
import type { BookConsignmentInput, VendorType } from '../../graphql.generated';

/** A record that a text stands for. */
export interface Choice {
  id: number;
  name: string;
  /** Of a vendor. */
  type?: VendorType;
  /** Of a city. */
  pinCode?: string;
}

export const mainFields = [
  'sender',
  'receiver',
  'city',
  'vendor',
  'awbNo',
  'service',
  'parcel',
  'mode',
  'weight',
  'charged',
  'packet',
  'amount',
] as const;

/** Fields that few bookings have; they stand in a second row of the line. */
export const moreFields = [
  'vppAmount',
  'vppCommission',
  'insuranceAmount',
  'insuranceCommission',
  'courier',
  'invoiceNo',
  ...counterTexts,
  'goodsValue',
  'ewayBillNo',
  'ewayExemptReason',
  'dimensions',
  'overrideReason',
] as const;

/** Each line has its own: they are not copied with the line above. */
export const ownFields: readonly LineField[] = ['ewayBillNo', 'overrideReason'];

export const allFields = [...mainFields, ...moreFields];
export type LineField = (typeof allFields)[number];

interface Kinds {
  /** A record by the first letters of its name. */
  reference: object;
  /** An earlier receiver by its first letters, or any text. */
  receiver: object;
  text: object;
  /** A single letter chooses. */
  letter: { options: Readonly<Record<string, string>> };
  number: { decimals: number; max?: number };
}

export type FieldDefinition = {
  [Kind in keyof Kinds]: { kind: Kind; label: string; input: keyof BookConsignmentInput; hint: string } & Kinds[Kind];
}[keyof Kinds];

const kilograms = { kind: 'number', decimals: 3, max: 99_999.999 } as const;
const rupees = { kind: 'number', decimals: 2, max: 99_999_999.99 } as const;

const asDeclared = <Name extends CounterField>(name: Name) => ({ label: fields[name].label, input: name });

export const lineFields: Readonly<Record<LineField, FieldDefinition>> = {
  sender: { kind: 'reference', label: fields.senderId.label, input: 'senderId', hint: 'First letters of the customer' },
  receiver: {
    kind: 'receiver',
    label: fields.receiver.label,
    input: 'receiver',
    hint: 'The name; one or two small letters begin an earlier one, ↓ chooses one',
  },
  city: {
    kind: 'reference',
    label: 'City',
    input: 'deliveryCityId',
    hint: 'First letters of the delivery city, or its PIN code',
  },
  vendor: { kind: 'reference', label: fields.vendorId.label, input: 'vendorId', hint: 'First letters of the vendor' },
  awbNo: {
    kind: 'text',
    label: 'AWB No',
    input: 'awbNo',
    hint: 'Type or scan; own cargo takes the next number of the receipt book',
  },
  service: {
    kind: 'letter',
    label: 'Service',
    input: 'serviceType',
    hint: 'A Air, S Surface',
    options: byLetter(ServiceType, labels.ServiceType),
  },
  parcel: {
    kind: 'letter',
    label: 'Parcel',
    input: 'parcelType',
    hint: 'D Docs, B Box',
    options: byLetter(ParcelType, labels.ParcelType),
  },
  mode: {
    kind: 'letter',
    label: 'Payment',
    input: 'paymentMode',
    hint: 'C Cash, R Credit, T ToPay, B Balance',
    options: { C: PaymentMode.Cash, R: PaymentMode.Credit, T: PaymentMode.ToPay, B: PaymentMode.Balance },
  },
  weight: { ...kilograms, label: 'Weight', input: 'actualWeight', hint: 'Kilograms; fills both weights' },
  charged: { ...kilograms, label: 'Chargeable', input: 'chargeableWeight', hint: 'Kilograms, not below the weight' },
  packet: { kind: 'number', decimals: 0, max: 99_999, label: 'Pcs', input: 'packet', hint: 'Number of pieces' },
  amount: { ...rupees, label: 'Amount', input: 'vendorAmount', hint: 'Vendor amount in rupees' },
  vppAmount: { ...rupees, ...asDeclared('vppAmount'), hint: 'An amount makes it a VPP consignment' },
  vppCommission: { ...rupees, ...asDeclared('vppCommission'), hint: 'At most the VPP amount' },
  insuranceAmount: { ...rupees, ...asDeclared('insuranceAmount'), hint: 'An amount insures' },
  insuranceCommission: { ...rupees, ...asDeclared('insuranceCommission'), hint: 'At most the insured amount' },
  courier: { kind: 'text', ...asDeclared('deliveryCourier'), hint: '' },
  invoiceNo: { kind: 'text', ...asDeclared('clientInvoiceNo'), hint: '' },
  ...byCounterText((name) => ({ kind: 'text', ...asDeclared(name), hint: '' }) as const),
  goodsValue: { ...rupees, ...asDeclared('goodsValue'), hint: 'Rupees, with GST' },
  ewayBillNo: { kind: 'text', ...asDeclared('ewayBillNo'), hint: 'Twelve digits' },
  ewayExemptReason: { kind: 'text', ...asDeclared('ewayExemptReason'), hint: 'Why the goods need no e-way bill' },
  dimensions: {
    kind: 'text',
    label: 'Dimensions',
    input: 'dimensions',
    hint: 'Length x width x height in cm, x count: 30x20x20x2, 55x45x40',
  },
  overrideReason: {
    kind: 'text',
    label: 'Credit Override',
    input: 'creditOverrideReason',
    hint: 'Why it is booked although the credit of the sender does not allow it',
  },
};

/** Members by the first letter of their label. */
function byLetter<Member extends string>(
  members: Readonly<Record<Member, Member>>,
  texts: Readonly<Record<Member, string>>,
): Readonly<Record<string, Member>> {
  const all = Object.values<Member>(members);
  return Object.fromEntries(all.map((member) => [texts[member].charAt(0).toUpperCase(), member]));
}
