import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  DateColumn,
  EnumColumn,
  GeneratedIdColumn,
  IdColumn,
  LooseRefColumn,
  PaiseColumn,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { cashDayFields as fields, depositFields } from '../../../domain/money/cashBookFields';
import type { CashKind } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import { HasFields } from '../../../domain/values/fields';
import { RecordBranch, RecordField } from '../../../core/record/recordFields';
import { PersonName } from '../../parties/users/user.entity';

@ObjectType({ description: 'A closed day of the cash book.' })
@Entity()
@Index(['date', 'id'])
@Index(['branchId', 'liveDate'], { unique: true })
export class CashDay extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordField('date')
  date: string;

  /** The date while it is closed; null once it was reopened. */
  @DateColumn({ nullable: true })
  liveDate: string | null;

  @RecordField(fields.openingCash, { description: 'Rupees in hand before the day.' })
  openingCash: Paise;

  @RecordField('money', { description: 'Rupees of customers and couriers, and of run sheets whose cash is confirmed.' })
  receipts: Paise;

  @RecordField('money', { description: 'Rupees of expenses, and of VPP money that was paid out.' })
  expenses: Paise;

  @RecordField('money', { description: 'Rupees that were taken to the bank.' })
  deposits: Paise;

  @RecordField(fields.countedCash)
  countedCash: Paise;

  @RecordField('money', { description: 'Counted cash less what should be there.' })
  difference: Paise;

  @RecordField(fields.differenceRemark, { nullable: true })
  differenceRemark: string | null;

  @RecordField('instant', { nullable: true })
  confirmedOn: Date | null;

  @LooseRefColumn('User', { nullable: true })
  confirmedById: number | null;

  @Field(() => PersonName, { nullable: true, description: 'Who closed it.' })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  confirmedBy?: PersonName | null;
}

@ObjectType({ description: 'Cash that was taken to the bank.' })
@Entity()
@Index(['date', 'id'])
@HasFields(depositFields)
export class CashDeposit extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordField(depositFields.date)
  date: string;

  @RecordField(depositFields.amount)
  amount: Paise;

  @RecordField(depositFields.reference, { nullable: true })
  reference: string | null;

  @RecordField(depositFields.remark, { nullable: true })
  remark: string | null;
}

/** What a closed day has of a document. */
@Entity()
@Index(['cashDayId'])
@Index(['kind', 'documentId'])
export class CashEntry {
  @GeneratedIdColumn()
  id: number;

  @IdColumn()
  cashDayId: number;

  @ManyToOne('CashDay', { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'cash_day_id' })
  protected cashDay?: object | null;

  @EnumColumn()
  kind: CashKind;

  @IdColumn()
  documentId: number;

  /** Of the document. */
  @DateColumn()
  date: string;

  @TextColumn(40)
  number: string;

  @TextColumn(160)
  name: string;

  /** What it adds to the cash in hand. */
  @PaiseColumn()
  amount: Paise;
}
