import { randomUUID } from 'node:crypto';
import { Field, InputType, ObjectType } from 'type-graphql';
import { command, query } from '../../../core/operation/operation';
import { Required } from '../../../domain/rules/rules';
import { CompanyImage } from '../../parties/company/companyImage.entity';
import { companyPictureOf } from './companyPicture';
import { ImageInput } from './profileImage.service';
import { FileContent } from './profileImage.upload';

@InputType()
export class UploadCompanyImageInput {
  @Field(() => FileContent, { nullable: true, description: 'A PNG or JPEG image of at most 300 KB.' })
  @Required('Please select the Image')
  file: Buffer;
}

@ObjectType({ description: 'An image that a profile of the company may name as its logo or signature.' })
export class UploadedImage {
  @Field(() => String)
  name: string;
}

export const uploadCompanyImage = command({
  action: 'uploadCompanyImage',
  input: UploadCompanyImageInput,
  notIdempotent: 'The input is a file; uploading it again makes another image of the same content.',
  prepare: (_, { file }) => companyPictureOf(file),
  async run({ db }, _, { content, extension }): Promise<UploadedImage> {
    const name = `${randomUUID()}.${extension}`;
    await db.insertRow(CompanyImage, { name, content, createdOn: db.now });
    return { name };
  },
});

/** A logo or a signature by name, for everyone: the sign-in page shows the logo. */
export const companyImage = query({
  action: 'companyImage',
  input: ImageInput,
  async run({ db }, { name }): Promise<CompanyImage | null> {
    const found = name ? await db.find(CompanyImage, { name }) : null;
    // MySQL compares names ignoring case; only the exact name may be cached.
    return found?.name === name ? found : null;
  },
});
