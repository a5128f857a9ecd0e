import { User } from '../../parties/users/user.entity';
import { one, route } from '../../../core/module/route';
import { uploadProfileImage } from './profileImage.service';

export const profileImageRoutes = [
  route('POST', 'users/profile/image', {
    run: uploadProfileImage,
    answer: one(User, { only: ['firstName', 'imagePath'] }),
    upload: 'file',
  }),
];
