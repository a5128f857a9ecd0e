import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { GeneratedIdColumn, LooseRefColumn, RefColumn, TextColumn } from '../../../db/schema/columns';
import {
  CollectedBy,
  DeliveryAnswer,
  DeliveryOutcome,
  DeliveryReason,
  ReceiverRelation,
} from '../../../domain/delivery/enums';
import { deliveryFields as fields } from '../../../domain/delivery/runSheetFields';
import type { Paise } from '../../../domain/values/money';
import { allOf } from '../../../domain/rules/rules';
import { RecordChoice, RecordField, RecordText } from '../../../core/record/recordFields';

/** Given by the phone when the finger lifts. */
const ClientEventId = () =>
  allOf(
    Field(() => ID),
    TextColumn(36),
  );

const Reason = () =>
  allOf(
    Field(() => DeliveryReason, { nullable: true }),
    TextColumn(30, { nullable: true }),
  );

@ObjectType({ description: 'What happened to a parcel at the door. Written once.' })
@Entity()
@Index(['lineId', 'id'])
@Index(['applied', 'dismissedOn'])
export class DeliveryEvent {
  @GeneratedIdColumn()
  id: number;

  @RefColumn('RunSheetLine')
  lineId: number;

  /** For the foreign key alone: lines show their events. */
  @ManyToOne('RunSheetLine', { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'line_id' })
  protected line?: object | null;

  @Index({ unique: true })
  @ClientEventId()
  clientEventId: string;

  @RecordChoice(DeliveryOutcome)
  outcome: DeliveryOutcome;

  @Reason()
  reason: DeliveryReason | null;

  @RecordField('date', { nullable: true, description: 'The day that was asked for.' })
  nextDate: string | null;

  @RecordField(fields.receiverName, { nullable: true })
  receiverName: string | null;

  @RecordChoice(ReceiverRelation, { nullable: true })
  relation: ReceiverRelation | null;

  @RecordField(fields.collected, { nullable: true })
  collected: Paise | null;

  @RecordChoice(CollectedBy, { nullable: true })
  collectedBy: CollectedBy | null;

  @RecordField(fields.utr, { nullable: true })
  utr: string | null;

  @RecordText(64, { nullable: true, description: 'SHA-256 of the picture that the phone has taken.' })
  photoHash: string | null;

  @RecordText(64, { nullable: true })
  signatureHash: string | null;

  @RecordField('instant', { description: "By the phone's clock, within the time that the run sheet is out." })
  happenedAt: Date;

  @RecordField('instant')
  receivedOn: Date;

  @RecordChoice(DeliveryAnswer)
  answer: DeliveryAnswer;

  @RecordField('flag', { description: 'False: its picture has not arrived, or the desk has to decide.' })
  applied: boolean;

  @RecordField('instant', { nullable: true, description: 'When the desk decided that it changes nothing.' })
  dismissedOn: Date | null;

  @LooseRefColumn('User', { nullable: true })
  dismissedById: number | null;

  @RecordField(fields.remark, { nullable: true })
  remark: string | null;
}
