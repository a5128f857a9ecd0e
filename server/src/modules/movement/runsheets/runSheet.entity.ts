import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { CountColumn, InstantColumn, LooseRefColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { CollectedBy, ParcelState, RunSheetStatus } from '../../../domain/delivery/enums';
import type { PodRequired } from '../../../domain/delivery/deliveryRules';
import { runSheetFields as fields } from '../../../domain/delivery/runSheetFields';
import type { Paise } from '../../../domain/values/money';
import {
  RecordBranch,
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../core/record/recordFields';
import { Money } from '../../../core/record/scalars';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { PersonName } from '../../parties/users/user.entity';
import { DeliveryEvent } from './deliveryEvent.entity';
import { DeliveryPerson } from './deliveryPerson.entity';
import { RunPhone } from './runPhone.entity';

@ObjectType({ description: 'How many parcels of a run sheet are in which state.' })
export class RunCounts {
  @Field(() => Int)
  parcels: number;

  @Field(() => Int)
  delivered: number;

  @Field(() => Int)
  attempted: number;

  @Field(() => Int)
  missing: number;

  @Field(() => Int, { description: 'Events that wait for a picture; none of a closed run sheet.' })
  photosPending: number;

  @Field(() => Money, { description: 'Rupees to collect.' })
  due: Paise;
}

@ObjectType({ description: 'A consignment on a run sheet.' })
@Entity()
@Index(['runSheetId', 'sequence'])
@Index(['state'])
@Index(['consignmentId'])
export class RunSheetLine extends RecordEntity {
  @RecordReference('RunSheet')
  runSheetId: number;

  /** For the foreign key alone: its class is declared below. */
  @ManyToOne('RunSheet', { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'run_sheet_id' })
  protected runSheet?: object | null;

  @RecordReference('Consignment')
  consignmentId: number;

  @RecordRelation(() => Consignment)
  consignment?: Consignment | null;

  /** While it is not settled, so that a consignment is on one run sheet at a time. */
  @Index({ unique: true })
  @LooseRefColumn('Consignment', { nullable: true })
  liveConsignmentId: number | null;

  @RecordField('count')
  sequence: number;

  @RecordField('money', { description: 'Rupees to collect at the door, as of the issue of the run sheet.' })
  dueAmount: Paise;

  @RecordChoice(ParcelState)
  state: ParcelState;

  @RecordField('count', { description: 'How often it was not delivered.' })
  attempts: number;

  @RecordField('money', { nullable: true })
  collected: Paise | null;

  @RecordChoice(CollectedBy, { nullable: true })
  collectedBy: CollectedBy | null;

  @RecordText(300, { nullable: true })
  remark: string | null;

  @RecordField('instant', { nullable: true })
  deliveredOn: Date | null;

  @Field(() => [DeliveryEvent], { nullable: true, description: 'In the order of their arrival.' })
  events?: DeliveryEvent[];
}

@ObjectType({ description: 'The parcels that a person takes to the doors on one day.' })
@Entity()
@Index(['date', 'id'])
@Index(['personId', 'status'])
@Index(['status', 'date', 'id'])
export class RunSheet extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @Index({ unique: true })
  @RecordText(20)
  number: string;

  @RecordField('date')
  date: string;

  @RecordReference('DeliveryPerson')
  personId: number;

  @RecordRelation(() => DeliveryPerson)
  person?: DeliveryPerson | null;

  @RecordChoice(RunSheetStatus)
  status: RunSheetStatus;

  @Index({ unique: true })
  @TextColumn(64, { nullable: true })
  linkHash: string | null;

  @TextColumn(64, { nullable: true })
  pinHash: string | null;

  @CountColumn()
  pinFailures: number;

  @InstantColumn({ nullable: true })
  linkMadeOn: Date | null;

  @RecordField('instant', { nullable: true, description: 'Until when its link opens, unless it is closed before.' })
  linkExpiresOn: Date | null;

  @InstantColumn({ nullable: true })
  issuedOn: Date | null;

  /** What proof its phone was told to ask for, on issue. */
  @TextColumn(10, { nullable: true })
  podRequired: PodRequired | null;

  @RecordField('money', { description: 'Rupees collected in cash at the doors.' })
  expectedCash: Paise;

  @RecordField('money', { description: 'Rupees collected by UPI at the doors.' })
  expectedUpi: Paise;

  @RecordField(fields.countedCash, { nullable: true })
  countedCash: Paise | null;

  @RecordField('money', { nullable: true, description: 'Counted less expected cash.' })
  difference: Paise | null;

  @RecordField(fields.differenceRemark, { nullable: true })
  differenceRemark: string | null;

  @RecordField(fields.photoRemark, {
    nullable: true,
    description: 'Why it was closed without a photo that has not arrived.',
  })
  photoRemark: string | null;

  @RecordField('instant', { nullable: true })
  closedOn: Date | null;

  @LooseRefColumn('User', { nullable: true })
  closedById: number | null;

  @RecordField('instant', { nullable: true })
  cashConfirmedOn: Date | null;

  @LooseRefColumn('User', { nullable: true })
  cashConfirmedById: number | null;

  @Field(() => RunCounts, { nullable: true })
  counts?: RunCounts | null;

  @Field(() => [RunSheetLine], {
    nullable: true,
    description: 'By sequence; those taken off again only if they have events.',
  })
  lines?: RunSheetLine[];

  @Field(() => [RunPhone], { nullable: true, description: 'Phones that have opened its link, the last heard first.' })
  phones?: RunPhone[];

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  closedBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  cashConfirmedBy?: PersonName | null;
}
