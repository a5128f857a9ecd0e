import { route, value } from '../../rest/route';
import { authenticate, logout, type SignIn } from './account.service';

export const accountRoutes = [
  route('POST', 'account/authenticate', {
    run: authenticate,
    answer: value<SignIn>(({ user, token }) => ({
      firstName: user.firstName, imagePath: user.imagePath, role: user.role === 'Admin' ? 1 : 2, uniqueId: user.uniqueId, token,
    })),
  }),
  route('PUT', 'account/logout', { run: logout, answer: value<boolean>(() => true) }),
];
