/** What is typed of a consignment, in the order of an import's columns. */
import type { ImportedField } from '../imports/importField';
import { fieldsLike, recordOf, type DeclaredFields, type FieldsLike } from '../values/fields';
import { DeliveryStatus, ParcelType, PaymentMode, ServiceType } from './enums';

/** Where a field stands besides the form, the list and the detail, whose own tables name every field. */
type ConsignmentField = ImportedField & {
  /** On a line of the counter: with a definition of its own, or as one more text. */
  counter: boolean | 'text';
  /** On the printed copies: in a place of its own, or as a line of the notes that begins with that. */
  paper: boolean | { note: string };
};

const both = { counter: true, paper: true } as const;

export const consignmentFields = {
  awbNo: {
    type: 'number text',
    label: 'Awb No',
    name: 'AwbNo',
    maxLength: 30,
    hasFormat: true,
    example: 'D10045678',
    ...both,
  },
  vendorId: { type: 'vendor', label: 'Vendor', required: true, example: 'DTDC', ...both },
  bookingDate: { type: 'date', label: 'Booking Date', name: 'Booking', required: true, example: 0, ...both },
  serviceType: {
    type: 'ServiceType',
    members: ServiceType,
    label: 'Service Type',
    required: true,
    example: 'Surface',
    ...both,
  },
  senderId: { type: 'customer', label: 'Sender', required: true, example: 'Mehta Traders', ...both },
  receiver: { type: 'text', label: 'Receiver', maxLength: 160, required: true, example: 'Meera Stores', ...both },
  parcelType: {
    type: 'ParcelType',
    members: ParcelType,
    label: 'Parcel Type',
    required: true,
    example: 'Box',
    ...both,
  },
  paymentMode: {
    type: 'PaymentMode',
    members: PaymentMode,
    label: 'Payment Mode',
    required: true,
    example: 'Credit',
    ...both,
  },
  deliveryCityId: { type: 'city', label: 'Delivery City', required: true, example: 'Pune', ...both },
  actualWeight: { type: 'weight', label: 'Actual Weight', required: true, example: '2.5', ...both },
  chargeableWeight: { type: 'weight', label: 'Chargeable Weight', example: '3', ...both },
  vendorAmount: { type: 'money', label: 'Vendor Amount', example: '85', counter: true, paper: false },
  packet: { type: 'count', label: 'Packet', required: true, example: '1', ...both },
  // At the counter the rate cards give it.
  customerAmount: { type: 'money', label: 'Customer Amount', example: '140.50', counter: false, paper: true },
  isVpp: { type: 'flag', label: 'VPP', example: 'No', ...both },
  vppAmount: { type: 'money', label: 'VPP Amount', example: '', ...both },
  vppCommission: { type: 'money', label: 'VPP Commission', example: '', ...both },
  isInsurance: { type: 'flag', label: 'Insurance', example: 'No', ...both },
  insuranceAmount: { type: 'money', label: 'Ins Amount', example: '', ...both },
  insuranceCommission: { type: 'money', label: 'Ins Commission', example: '', ...both },
  // The counter books from the company's own city.
  bookingCityId: { type: 'city', label: 'Booking City', example: '', counter: false, paper: true },
  deliveryCourier: { type: 'text', label: 'Delivery Courier', maxLength: 120, example: '', ...both },
  clientInvoiceNo: {
    type: 'text',
    label: 'Client Invoice No',
    maxLength: 60,
    example: '',
    counter: true,
    paper: { note: 'Invoice No ' },
  },
  goodsValue: { type: 'money', label: 'Goods Value', example: '', counter: true, paper: false },
  ewayBillNo: {
    type: 'number text',
    label: 'E-way Bill No',
    maxLength: 12,
    hasFormat: true,
    example: '',
    counter: true,
    paper: false,
  },
  // Both are known only when the portal has answered, or has not: a file is from before.
  ewayBillDate: { type: 'date', label: 'E-way Bill Date', example: null, counter: false, paper: false },
  ewayExemptReason: {
    type: 'text',
    label: 'E-way Exemption',
    name: 'Exemption',
    maxLength: 120,
    example: null,
    counter: true,
    paper: false,
  },
  remark: {
    type: 'text',
    label: 'Remark',
    maxLength: 500,
    multiLine: true,
    example: '',
    counter: 'text',
    paper: { note: '' },
  },
} as const satisfies Readonly<Record<string, ConsignmentField>>;

/** What is typed of its movements. */
export const historyFields = {
  action: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true, required: true },
  city: { type: 'text', label: 'City', maxLength: 100, required: true },
  deliveryStatus: { type: 'DeliveryStatus', members: DeliveryStatus, label: 'Delivery Status', required: true },
} as const satisfies DeclaredFields;

/** Why it is booked on credit although that would be refused. */
export const creditOverrideReason = {
  type: 'text',
  label: 'Reason to Override',
  name: 'Reason',
  maxLength: 200,
} as const;

/** What stands on a line of the counter. */
export type CounterField = FieldsLike<typeof consignmentFields, { counter: true | 'text' }>;

export const counterTexts = fieldsLike(
  consignmentFields,
  (field: ConsignmentField): field is ConsignmentField & { counter: 'text' } => field.counter === 'text',
);
export type CounterText = (typeof counterTexts)[number];

/** A value for each text of that line without a definition of its own. */
export const byCounterText = <Value>(valueOf: (name: CounterText) => Value) => recordOf(counterTexts, valueOf);

/** The lines of the printed notes. */
export const paperNotes = fieldsLike(
  consignmentFields,
  (field: ConsignmentField): field is ConsignmentField & { paper: { note: string } } => typeof field.paper === 'object',
);
