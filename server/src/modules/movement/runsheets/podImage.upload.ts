import { Field, InputType } from 'type-graphql';
import { Required } from '../../../domain/rules/rules';
import { FileContent } from '../../system/images/profileImage.upload';

@InputType()
export class PutPodImageInput {
  @Field(() => FileContent, { nullable: true, description: 'A JPEG image of at most 300 KB.' })
  @Required('Please select the Image')
  file: Buffer;
}
