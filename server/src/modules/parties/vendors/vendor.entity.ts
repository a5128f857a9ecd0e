import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  EnumColumn,
  FlagColumn,
  FoldedColumn,
  InstantColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { vendorFields as fields } from '../../../domain/parties/vendorFields';
import { HasFields } from '../../../domain/values/fields';
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
@HasFields(fields)
export class Vendor extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @Field(() => String)
  @TextColumn(fields.contactPerson)
  contactPerson: string;

  @Field(() => String)
  @TextColumn(fields.contactNumber)
  contactNumber: string;

  @Field(() => String, { nullable: true, description: 'GSTIN.' })
  @TextColumn(fields.gst, { nullable: true })
  gst: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.panNo, { nullable: true })
  panNo: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking URL with the placeholder {awb}.' })
  @TextColumn(fields.url, { nullable: true })
  url: string | null;

  @Field(() => VendorType)
  @EnumColumn()
  type: VendorType;

  @Field(() => Boolean, { description: 'True if the vendor delivers to the receiver itself.' })
  @FlagColumn()
  selfDelivery: boolean;

  @Field(() => SafeInt)
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
