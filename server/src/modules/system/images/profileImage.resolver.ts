import { Arg, Mutation, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { User } from '../../parties/users/user.entity';
import { uploadProfileImage } from './profileImage.service';
import { UploadProfileImageInput } from './profileImage.upload';

@Resolver()
export class ProfileImageResolver {
  @Mutation(() => User)
  uploadProfileImage(
    @Arg('input', () => UploadProfileImageInput) input: UploadProfileImageInput,
    @CurrentCall() call: Call,
  ) {
    return uploadProfileImage(input, call);
  }
}
