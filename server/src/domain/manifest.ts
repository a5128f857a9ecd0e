import type { DateOnly } from './dates';
import type { DeliveryStatus, ParcelType, PaymentMode, ServiceType } from './enums';

/**
 * One consignment of an outgoing manifest as it was when the manifest was made; `consignmentJson` is a list of these.
 * Amounts are rupees and weights kilograms, since people and other programs read it.
 */
export interface ManifestEntry {
  uniqueId: string;
  awbNo: string;
  bookingDate: DateOnly;
  /** The company. */
  sender: string;
  receiver: string;
  bookingCity: string;
  deliveryCity: string;
  serviceType: ServiceType;
  parcelType: ParcelType;
  paymentMode: PaymentMode;
  /** Before it went on the manifest. */
  deliveryStatus: DeliveryStatus;
  packet: number;
  actualWeight: number;
  chargeableWeight: number;
  /** What the receiver pays in all (`toPayTotal`). */
  toPayAmount: number;
  remark: string | null;
}

/** The entries of a manifest's `consignmentJson`; none for an incoming manifest. */
export const manifestEntries = (consignmentJson: string | null | undefined): readonly ManifestEntry[] =>
  consignmentJson ? (JSON.parse(consignmentJson) as ManifestEntry[]) : [];

/** The first outgoing manifest of 20 November 2026 is M261120-1. */
export const manifestNumber = (date: DateOnly, serial: number): string =>
  `M${date.slice(2).replaceAll('-', '')}-${serial}`;
