import { field, resolver } from '../../../core/operation/resolver';
import { UploadedImage, uploadCompanyImage } from './companyImage.service';

export const companyImageResolver = resolver(field(uploadCompanyImage, UploadedImage));
