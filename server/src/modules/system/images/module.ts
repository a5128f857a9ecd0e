import { defineModule, internalEntities } from '../../../core/module/module';
import { ProfileImage } from './profileImage.entity';
import { ProfileImageResolver } from './profileImage.resolver';
import { profileImageRoutes } from './profileImage.rest';

export const images = defineModule({
  internalEntities: internalEntities(ProfileImage),
  resolvers: [ProfileImageResolver],
  routes: profileImageRoutes,
});
