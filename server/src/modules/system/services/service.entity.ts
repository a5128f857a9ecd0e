import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { PercentColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import type { BasisPoints } from '../../../domain/rating/price';
import { serviceFields as fields } from '../../../domain/tax/serviceFields';
import { ServiceCharge } from '../../../domain/tax/gstReturn/enums';
import { RecordChoice, RecordField } from '../../../core/record/recordFields';
import { Percent } from '../../../core/record/scalars';

@ObjectType({ description: 'A service that is sold, as it is taxed from a date until the next one of that name.' })
@Entity()
export class Service extends RecordEntity {
  @RecordField(fields.name)
  name: string;

  @RecordField(fields.sac, { nullable: true, description: "Null: that of the company's profile." })
  sac: string | null;

  @RecordChoice(ServiceCharge)
  charge: ServiceCharge;

  @Field(() => Percent, { nullable: true, description: 'Null: the setting `gst.percent`.' })
  @PercentColumn({ nullable: true })
  percent: BasisPoints | null;

  @RecordField(fields.validFrom)
  validFrom: string;

  /** Name in small letters, and date. */
  @Index({ unique: true })
  @TextColumn(80)
  liveKey: string;
}
