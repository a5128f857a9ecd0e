import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { FoldedColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { vendorFields as fields } from '../../../domain/parties/vendorFields';
import { HasFields } from '../../../domain/values/fields';
import { VendorType } from '../../../domain/parties/enums';
import { RecordChoice, RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { City } from '../locations/city.entity';

@ObjectType({ description: "A courier or cargo carrier, including the company's own." })
@Entity()
@Index(['name', 'id'])
@Index(['cityId'])
@HasFields(fields)
export class Vendor extends RecordEntity {
  @RecordField(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @RecordField(fields.contactPerson)
  contactPerson: string;

  @RecordField(fields.contactNumber)
  contactNumber: string;

  @RecordField(fields.gst, { nullable: true, description: 'GSTIN.' })
  gst: string | null;

  @RecordField(fields.panNo, { nullable: true })
  panNo: string | null;

  @RecordField(fields.url, { nullable: true, description: 'Tracking URL with the placeholder {awb}.' })
  url: string | null;

  @RecordChoice(VendorType)
  type: VendorType;

  @RecordField(fields.selfDelivery, { description: 'True if the vendor delivers to the receiver itself.' })
  selfDelivery: boolean;

  @RecordReference('City')
  cityId: number;

  @RecordRelation(() => City)
  city?: City | null;

  @RecordField('instant', { nullable: true })
  lastActiveDate: Date | null;
}
