import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { IdColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordChoice, RecordText } from '../../../core/record/recordFields';
import { DateOrder, ImportKind } from '../../../domain/imports/enums';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

@ObjectType({ description: 'A header of the file and the field that its column holds.' })
export class ImportColumn {
  @Field(() => String)
  header: string;

  @Field(() => String)
  field: string;
}

@ObjectType({ description: 'A value of every row whose cell is blank or missing.' })
export class ImportConstant {
  @Field(() => String)
  field: string;

  @Field(() => String)
  value: string;
}

@ObjectType({ description: "How the columns of a customer's or vendor's files are read." })
@Entity()
export class ImportProfile extends RecordEntity {
  @RecordChoice(ImportKind)
  kind: ImportKind;

  @Field(() => SafeInt, { nullable: true })
  @IdColumn({ nullable: true })
  customerId: number | null;

  @Field(() => Customer, { nullable: true })
  customer?: Customer | null;

  @Field(() => SafeInt, { nullable: true })
  @IdColumn({ nullable: true })
  vendorId: number | null;

  @Field(() => Vendor, { nullable: true })
  vendor?: Vendor | null;

  @RecordText(60)
  name: string;

  @RecordChoice(DateOrder)
  dateOrder: DateOrder;

  @Field(() => [ImportColumn], { nullable: true })
  columns?: ImportColumn[];

  /** List of `ImportColumn` as JSON. */
  @Column({ type: 'text' })
  columnsJson: string;

  @Field(() => [ImportConstant], { nullable: true })
  constants?: ImportConstant[];

  /** List of `ImportConstant` as JSON. */
  @Column({ type: 'text' })
  constantsJson: string;

  /** Kind, customer, vendor and name of a live profile; null after deletion, which frees the name. */
  @Index({ unique: true })
  @TextColumn(120, { nullable: true })
  liveName: string | null;
}
