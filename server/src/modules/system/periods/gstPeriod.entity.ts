import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { DateOnly } from '../../../core/record/scalars';
import { DateColumn, TextColumn } from '../../../db/schema/columns';
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
  @Field(() => String, { description: 'YYYY-MM.' })
  @Index({ unique: true })
  @TextColumn(7)
  month: string;

  @Field(() => DateOnly, { nullable: true, description: 'Null: reopened.' })
  @DateColumn({ nullable: true })
  filedOn: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Acknowledgement number of the portal; a reopened month's last.",
  })
  @TextColumn(gstPeriodFields.arn, { nullable: true })
  arn: string | null;
}
