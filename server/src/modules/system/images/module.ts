import { defineModule, internalEntities } from '../../../core/module/module';
import { companyImageResolver } from './companyImage.resolver';
import { companyImageRoutes } from './companyImage.rest';
import { ProfileImage } from './profileImage.entity';
import { profileImageResolver } from './profileImage.resolver';
import { profileImageRoutes } from './profileImage.rest';

export const images = defineModule({
  internalEntities: internalEntities(ProfileImage),
  resolvers: [profileImageResolver, companyImageResolver],
  routes: [...profileImageRoutes, ...companyImageRoutes],
});
