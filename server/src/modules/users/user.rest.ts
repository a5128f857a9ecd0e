import { one, route, rows } from '../../core/route';
import { createUser, deleteUser, resendInvitation, updateUser, users } from './user.service';

export const userShape =
  '{ id uniqueId version firstName lastName emailAddress gender role state isActive imagePath ' +
  'lastLoginDate lastLogoutDate createdOn deletedOn }';

export const userRoutes = [
  route('GET', 'users', { run: users, answer: rows('User', userShape) }),
  route('POST', 'users', { run: createUser, answer: one('User', userShape) }),
  route('PUT', 'users/:uniqueId', { run: updateUser, answer: one('User', userShape) }),
  route('DELETE', 'users/:uniqueId', { run: deleteUser, answer: one('User', userShape) }),
  route('POST', 'users/:uniqueId/invitation', { run: resendInvitation, answer: one('User', userShape) }),
];
