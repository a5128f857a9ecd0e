import { GraphQLError, GraphQLScalarType } from 'graphql';
import { Field, InputType } from 'type-graphql';
import { Required } from '../../../domain/rules/rules';

/** In GraphQL a file is a string; the REST API passes the bytes of its multipart field. */
export const FileContent = new GraphQLScalarType<Buffer, string>({
  name: 'FileContent',
  description: 'Content of a file as base64 or as a data URL.',
  parseValue(value) {
    if (Buffer.isBuffer(value)) return value;
    const base64 = typeof value === 'string' ? value.replace(/^data:[\w/+.;=-]*,/, '') : '';
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new GraphQLError('File must be base64 or a data URL');
    return Buffer.from(base64, 'base64');
  },
});

@InputType()
export class UploadProfileImageInput {
  @Field(() => FileContent, { nullable: true, description: 'A PNG, JPEG or WebP image of at most 5 MB.' })
  @Required('Please select the Image')
  file: Buffer;
}
