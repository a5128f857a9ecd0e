import { one, route } from '../../core/route';
import { uploadProfileImage } from './profileImage.service';

export const profileImageRoutes = [
  route('POST', 'users/profile/image', {
    run: uploadProfileImage,
    answer: one('User', '{ firstName imagePath }'),
    upload: 'file',
  }),
];
