import type { DateOnly } from '../values/dates';
import type { DeliveryStatus, ParcelType, PaymentMode, ServiceType } from './enums';

/**
 * Snapshot of one consignment of an outgoing manifest; `consignmentJson` is a list of these. Amounts are in rupees and
 * weights in kilograms, since it is part of the API.
 */
export interface ManifestEntry {
  uniqueId: string;
  awbNo: string;
  bookingDate: DateOnly;
  /** The sender's company. */
  sender: string;
  receiver: string;
  bookingCity: string;
  deliveryCity: string;
  serviceType: ServiceType;
  parcelType: ParcelType;
  paymentMode: PaymentMode;
  /** Status before the manifest was generated. */
  deliveryStatus: DeliveryStatus;
  packet: number;
  actualWeight: number;
  chargeableWeight: number;
  /** Amount that the receiver pays (`toPayTotal`). */
  toPayAmount: number;
  remark: string | null;
}

/** Entries of a manifest's `consignmentJson`; empty for an incoming manifest. */
export const manifestEntries = (consignmentJson: string | null | undefined): readonly ManifestEntry[] =>
  consignmentJson ? (JSON.parse(consignmentJson) as ManifestEntry[]) : [];

/** The first outgoing manifest of 20 November 2026 is M261120-1. */
export const manifestNumber = (date: DateOnly, serial: number): string =>
  `M${date.slice(2).replaceAll('-', '')}-${serial}`;
