import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordField, RecordText } from '../../../core/record/recordFields';
import { LooseRefColumn, SafeInt } from '../../../db/schema/columns';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { gstPeriodFields } from '../../../domain/tax/gstFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';

@ObjectType({
  description:
    'A month whose GSTR-1 of a registration is or was filed. While it is, nothing of its branches that is dated in it changes.',
})
@Entity()
@Index(['month', 'registrationId'], { unique: true })
@HasFields(gstPeriodFields)
export class GstPeriod extends RecordEntity {
  @RecordText(7, { description: 'YYYY-MM.' })
  month: string;

  /** A registration is never deleted. */
  @Field(() => SafeInt, { description: 'Whose return it is.' })
  @LooseRefColumn('Registration', { default: firstRegistrationId })
  registrationId: number;

  @RecordField(gstPeriodFields.filedOn, { nullable: true, description: 'Null: reopened.' })
  filedOn: string | null;

  @RecordField(gstPeriodFields.arn, {
    nullable: true,
    description: "Acknowledgement number of the portal; a reopened month's last.",
  })
  arn: string | null;
}
