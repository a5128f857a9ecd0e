import { Column, Entity } from 'typeorm';
import {
  DateColumn,
  EnumColumn,
  firstBranchId,
  FlagColumn,
  IdColumn,
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
/** Last in the key: sums over all branches read the same range. */
const branchInKey = { primary: true, default: firstBranchId };

/** Number of live consignments per booking day, combination of properties and branch (`consignmentRollup.ts`). */
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

  @IdColumn(branchInKey)
  branchId: number;

  @Column({ type: 'int' })
  bookings: number;
}

/**
 * Counts and sums of live consignments per booking day, value of one property, e.g. `vendorId` 53, and branch
 * (`consignmentRollup.ts`). Its size depends only on the number of days, values and branches.
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

  @IdColumn(branchInKey)
  branchId: number;

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
