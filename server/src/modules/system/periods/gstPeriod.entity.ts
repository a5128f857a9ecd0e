import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordField, RecordText } from '../../../core/record/recordFields';
import { gstPeriodFields } from '../../../domain/tax/gstFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    GstPeriod: GstPeriod;
  }
}

@ObjectType({ description: 'A month whose GSTR-1 is or was filed. While it is, nothing that is dated in it changes.' })
@Entity()
@HasFields(gstPeriodFields)
export class GstPeriod extends RecordEntity {
  @Index({ unique: true })
  @RecordText(7, { description: 'YYYY-MM.' })
  month: string;

  @RecordField(gstPeriodFields.filedOn, { nullable: true, description: 'Null: reopened.' })
  filedOn: string | null;

  @RecordField(gstPeriodFields.arn, {
    nullable: true,
    description: "Acknowledgement number of the portal; a reopened month's last.",
  })
  arn: string | null;
}
