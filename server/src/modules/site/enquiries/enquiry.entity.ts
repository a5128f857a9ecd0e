import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { EnumColumn, FlagColumn, FoldedColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { enquiryFields } from '../../../domain/site/siteFields';
import { HasFields } from '../../../domain/values/fields';
import { EnquiryType } from '../../../domain/site/enums';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Enquiry: Enquiry;
  }
}

@ObjectType({ description: 'An enquiry from the public site, with its resolution.' })
@Entity()
@Index(['createdOn', 'id'])
@HasFields(enquiryFields)
export class Enquiry extends RecordEntity {
  @Field(() => EnquiryType)
  @EnumColumn()
  enquiryType: EnquiryType;

  @Field(() => String)
  @TextColumn(enquiryFields.name)
  name: string;

  @Field(() => String)
  @TextColumn(enquiryFields.email)
  email: string;

  @Field(() => String)
  @TextColumn(enquiryFields.message)
  message: string;

  @Field(() => Boolean)
  @FlagColumn()
  isResolved: boolean;

  @Field(() => String, { nullable: true })
  @TextColumn(enquiryFields.resolution, { nullable: true })
  resolution: string | null;

  @FoldedColumn('resolution')
  resolutionFolded: string | null;
}
