import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { EnumColumn, FlagColumn, FoldedColumn, InstantColumn, RefColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { VendorType } from '../../../domain/parties/enums';
import { Instant } from '../../../core/record/scalars';
import { City } from '../locations/city.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Vendor: Vendor;
  }
}

@ObjectType({ description: "A courier or cargo carrier, including the company's own." })
@Entity()
@Index(['name', 'id'])
@Index(['cityId'])
export class Vendor extends RecordEntity {
  @Field(() => String)
  @TextColumn(120)
  name: string;

  @FoldedColumn('name', 120)
  nameFolded: string | null;

  @Field(() => String)
  @TextColumn(120)
  contactPerson: string;

  @Field(() => String)
  @TextColumn(40)
  contactNumber: string;

  @Field(() => String, { nullable: true, description: 'GSTIN.' })
  @TextColumn(15, { nullable: true })
  gst: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(10, { nullable: true })
  panNo: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking URL with the placeholder {awb}.' })
  @TextColumn(300, { nullable: true })
  url: string | null;

  @Field(() => VendorType)
  @EnumColumn()
  type: VendorType;

  @Field(() => Boolean, { description: 'True if the vendor delivers to the receiver itself.' })
  @FlagColumn()
  selfDelivery: boolean;

  @Field(() => Int)
  @RefColumn('City')
  cityId: number;

  @Field(() => City, { nullable: true })
  @ManyToOne(() => City, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'city_id' })
  city?: City | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  lastActiveDate: Date | null;
}
