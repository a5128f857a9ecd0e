import { names } from '../values/fields';

export const ServiceType = names('Air', 'Surface');
export type ServiceType = keyof typeof ServiceType;

export const ParcelType = names('Docs', 'Box');
export type ParcelType = keyof typeof ParcelType;

export const PaymentMode = names('Cash', 'Credit', 'ToPay', 'Balance');
export type PaymentMode = keyof typeof PaymentMode;

/** By sender or receiver as the parcel changes hands, the tax inside. */
export const isPaidAtOnce = (mode: PaymentMode): boolean => mode === 'Cash' || mode === 'ToPay';

export const PaymentStatus = names('Pending', 'Paid');
export type PaymentStatus = keyof typeof PaymentStatus;

export const DeliveryStatus = names(
  'Booked',
  'Intransit',
  'Delivered',
  'Returned',
  'Processing',
  'Invalid',
  'OutForDelivery',
  'OlderThan2Months',
);
export type DeliveryStatus = keyof typeof DeliveryStatus;

/** The two sets of AWB numbers. */
export const BookingKind = names('Consignment', 'Cargo');
export type BookingKind = keyof typeof BookingKind;

export const DateFilter = names('BookingDate', 'EntryDate', 'DeliveryDate');
export type DateFilter = keyof typeof DateFilter;

export const ManifestType = names('Incoming', 'Outgoing');
export type ManifestType = keyof typeof ManifestType;

export const EwayLimitKind = names('InterState', 'IntraState');
export type EwayLimitKind = keyof typeof EwayLimitKind;

/** A4x4: four labels on a sheet of A4. */
export const LabelSize = names('Thermal100x150', 'Thermal100x75', 'A6', 'A4x4');
export type LabelSize = keyof typeof LabelSize;

/** Omitted: it fits neither the width nor the height of the label. */
export const BarcodePlacement = names('Across', 'Upright', 'Omitted');
export type BarcodePlacement = keyof typeof BarcodePlacement;

export const bookingsLabels = {
  ServiceType: { Air: 'Air', Surface: 'Surface' } satisfies Record<ServiceType, string>,
  ParcelType: { Docs: 'Docs', Box: 'Box' } satisfies Record<ParcelType, string>,
  PaymentMode: { Cash: 'Cash', Credit: 'Credit', ToPay: 'ToPay', Balance: 'Balance' } satisfies Record<
    PaymentMode,
    string
  >,
  PaymentStatus: { Pending: 'Pending', Paid: 'Paid' } satisfies Record<PaymentStatus, string>,
  DeliveryStatus: {
    Booked: 'Booked',
    Intransit: 'In Transit',
    Delivered: 'Delivered',
    Returned: 'Returned',
    Processing: 'Processing',
    Invalid: 'Invalid',
    OutForDelivery: 'Out For Delivery',
    OlderThan2Months: 'Older Than 2 Months',
  } satisfies Record<DeliveryStatus, string>,
  BookingKind: { Consignment: 'Consignment', Cargo: 'Cargo Consignment' } satisfies Record<BookingKind, string>,
  DateFilter: { BookingDate: 'Booking Date', EntryDate: 'Entry Date', DeliveryDate: 'Delivery Date' } satisfies Record<
    DateFilter,
    string
  >,
  ManifestType: { Incoming: 'Incoming', Outgoing: 'Outgoing' } satisfies Record<ManifestType, string>,
  EwayLimitKind: { InterState: 'Between states', IntraState: 'Within a state' } satisfies Record<EwayLimitKind, string>,
  LabelSize: {
    Thermal100x150: 'Thermal 100 × 150 mm',
    Thermal100x75: 'Thermal 100 × 75 mm',
    A6: 'A6',
    A4x4: 'A4, four to a sheet',
  } satisfies Record<LabelSize, string>,
  BarcodePlacement: { Across: 'Across', Upright: 'Upright', Omitted: 'Omitted' } satisfies Record<
    BarcodePlacement,
    string
  >,
};
