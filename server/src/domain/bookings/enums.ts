import { namesOf } from '../values/fields';

export const bookingsLabels = {
  ServiceType: { Air: 'Air', Surface: 'Surface' },
  ParcelType: { Docs: 'Docs', Box: 'Box' },
  PaymentMode: { Cash: 'Cash', Credit: 'Credit', ToPay: 'ToPay', Balance: 'Balance' },
  PaymentStatus: { Pending: 'Pending', Paid: 'Paid' },
  DeliveryStatus: {
    Booked: 'Booked',
    Intransit: 'In Transit',
    Delivered: 'Delivered',
    Returned: 'Returned',
    Processing: 'Processing',
    Invalid: 'Invalid',
    OutForDelivery: 'Out For Delivery',
    OlderThan2Months: 'Older Than 2 Months',
  },
  BookingKind: { Consignment: 'Consignment', Cargo: 'Cargo Consignment' },
  DateFilter: { BookingDate: 'Booking Date', EntryDate: 'Entry Date', DeliveryDate: 'Delivery Date' },
  ManifestType: { Incoming: 'Incoming', Outgoing: 'Outgoing' },
  EwayLimitKind: { InterState: 'Between states', IntraState: 'Within a state' },
  LabelSize: {
    Thermal100x150: 'Thermal 100 × 150 mm',
    Thermal100x75: 'Thermal 100 × 75 mm',
    A6: 'A6',
    A4x4: 'A4, four to a sheet',
  },
  BarcodePlacement: { Across: 'Across', Upright: 'Upright', Omitted: 'Omitted' },
};

export const ServiceType = namesOf(bookingsLabels.ServiceType);
export type ServiceType = keyof typeof ServiceType;

export const ParcelType = namesOf(bookingsLabels.ParcelType);
export type ParcelType = keyof typeof ParcelType;

export const PaymentMode = namesOf(bookingsLabels.PaymentMode);
export type PaymentMode = keyof typeof PaymentMode;

/** By sender or receiver as the parcel changes hands, the tax inside. */
export const isPaidAtOnce = (mode: PaymentMode): boolean => mode === 'Cash' || mode === 'ToPay';

export const PaymentStatus = namesOf(bookingsLabels.PaymentStatus);
export type PaymentStatus = keyof typeof PaymentStatus;

export const DeliveryStatus = namesOf(bookingsLabels.DeliveryStatus);
export type DeliveryStatus = keyof typeof DeliveryStatus;

/** The two sets of AWB numbers. */
export const BookingKind = namesOf(bookingsLabels.BookingKind);
export type BookingKind = keyof typeof BookingKind;

export const DateFilter = namesOf(bookingsLabels.DateFilter);
export type DateFilter = keyof typeof DateFilter;

export const ManifestType = namesOf(bookingsLabels.ManifestType);
export type ManifestType = keyof typeof ManifestType;

export const EwayLimitKind = namesOf(bookingsLabels.EwayLimitKind);
export type EwayLimitKind = keyof typeof EwayLimitKind;

/** A4x4: four labels on a sheet of A4. */
export const LabelSize = namesOf(bookingsLabels.LabelSize);
export type LabelSize = keyof typeof LabelSize;

/** Omitted: it fits neither the width nor the height of the label. */
export const BarcodePlacement = namesOf(bookingsLabels.BarcodePlacement);
export type BarcodePlacement = keyof typeof BarcodePlacement;
