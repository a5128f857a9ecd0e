import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateColumn, EnumColumn, PaiseColumn } from '../../db/columns';
import type { DeliveryStatus, ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../domain/enums';

/**
 * The rollup behind exact counts and the dashboard: one row for each combination that occurs on a booking day.
 * Kept in the transaction of every change (`consignmentDay.ts`).
 */
@Entity()
@Index(['day', 'deliveryStatus', 'paymentStatus', 'paymentMode', 'serviceType', 'parcelType'], { unique: true })
export class ConsignmentDay {
  @PrimaryGeneratedColumn()
  id: number;

  @DateColumn()
  day: string;

  @EnumColumn()
  deliveryStatus: DeliveryStatus;

  @EnumColumn()
  paymentStatus: PaymentStatus;

  @EnumColumn()
  paymentMode: PaymentMode;

  @EnumColumn()
  serviceType: ServiceType;

  @EnumColumn()
  parcelType: ParcelType;

  @Column({ type: 'int' })
  bookings: number;

  /** Whole grams; a busy day outgrows 32 bits. */
  @Column({ type: 'bigint' })
  chargeableWeight: number;

  @PaiseColumn()
  customerAmount: number;

  @PaiseColumn()
  vendorAmount: number;
}
