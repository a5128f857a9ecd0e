import { one, route } from '../../../core/module/route';
import { UploadedImage, uploadCompanyImage } from './companyImage.service';

export const companyImageRoutes = [
  route('POST', 'companyprofiles/image', { run: uploadCompanyImage, answer: one(UploadedImage), upload: 'file' }),
];
