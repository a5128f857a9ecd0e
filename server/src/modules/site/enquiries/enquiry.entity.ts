import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { FoldedColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordChoice, RecordField } from '../../../core/record/recordFields';
import { enquiryFields } from '../../../domain/site/siteFields';
import { HasFields } from '../../../domain/values/fields';
import { EnquiryType } from '../../../domain/site/enums';

@ObjectType({ description: 'An enquiry from the public site, with its resolution.' })
@Entity()
@Index(['createdOn', 'id'])
@HasFields(enquiryFields)
export class Enquiry extends RecordEntity {
  @RecordChoice(EnquiryType)
  enquiryType: EnquiryType;

  @RecordField(enquiryFields.name)
  name: string;

  @RecordField(enquiryFields.email)
  email: string;

  @RecordField(enquiryFields.message)
  message: string;

  @RecordField('flag')
  isResolved: boolean;

  @RecordField(enquiryFields.resolution, { nullable: true })
  resolution: string | null;

  @FoldedColumn('resolution')
  resolutionFolded: string | null;
}
