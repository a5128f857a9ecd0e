import { Column, Entity } from 'typeorm';
import {
  DateColumn,
  EnumColumn,
  FlagColumn,
  PaiseColumn,
  TextColumn,
  TotalGramsColumn,
} from '../../../../db/schema/columns';
import type {
  DeliveryStatus,
  ParcelType,
  PaymentMode,
  PaymentStatus,
  ServiceType,
} from '../../../../domain/bookings/enums';

const inKey = { primary: true };

/** Number of live consignments per booking day and combination of properties (`consignmentRollup.ts`). */
@Entity()
export class ConsignmentDay {
  @DateColumn(inKey)
  day: string;

  @EnumColumn(inKey)
  deliveryStatus: DeliveryStatus;

  @EnumColumn(inKey)
  paymentStatus: PaymentStatus;

  @EnumColumn(inKey)
  paymentMode: PaymentMode;

  @EnumColumn(inKey)
  serviceType: ServiceType;

  @EnumColumn(inKey)
  parcelType: ParcelType;

  @FlagColumn(inKey)
  isInsurance: boolean;

  @FlagColumn(inKey)
  isVpp: boolean;

  @Column({ type: 'int' })
  bookings: number;
}

/**
 * Counts and sums of live consignments per booking day and value of one property, e.g. `vendorId` 53
 * (`consignmentRollup.ts`). Its size depends only on the number of days and values.
 */
@Entity()
export class ConsignmentFacet {
  @TextColumn(20, { primary: true })
  facet: string;

  /** Name of an enumeration member, an id, or 1 and 0 for flags. */
  @TextColumn(20, { primary: true })
  value: string;

  @DateColumn({ primary: true })
  day: string;

  @Column({ type: 'int' })
  bookings: number;

  @TotalGramsColumn()
  chargeableWeight: number;

  @PaiseColumn()
  customerAmount: number;

  /** By the vendors' bills, where their amounts were accepted; else as booked. */
  @PaiseColumn()
  vendorAmount: number;
}
