import { field, resolver } from '../../../core/operation/resolver';
import { User } from '../../parties/users/user.entity';
import { uploadProfileImage } from './profileImage.service';

export const profileImageResolver = resolver(field(uploadProfileImage, User));
