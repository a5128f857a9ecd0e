import { many, one, route, rows } from '../../core/route';
import { suggestionShape } from '../../core/suggestions';
import { userSuggestions } from './user.suggestions';
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
  route('GET', 'autocompletes/users', { run: userSuggestions, answer: many('Suggestion', suggestionShape) }),
];
