import { User } from './user.entity';
import { many, one, route, rows } from '../../../core/module/route';
import { Suggestion } from '../../../core/list/suggestions';
import { userSuggestions } from './user.suggestions';
import { createUser, deleteUser, resendInvitation, updateUser, users } from './user.service';

export const userShape = { without: ['updatedOn'] } as const;

export const userRoutes = [
  route('GET', 'users', { run: users, answer: rows(User, userShape) }),
  route('POST', 'users', { run: createUser, answer: one(User, userShape) }),
  route('PUT', 'users/:uniqueId', { run: updateUser, answer: one(User, userShape) }),
  route('DELETE', 'users/:uniqueId', { run: deleteUser, answer: one(User, userShape) }),
  route('POST', 'users/:uniqueId/invitation', { run: resendInvitation, answer: one(User, userShape) }),
  route('GET', 'autocompletes/users', { run: userSuggestions, answer: many(Suggestion) }),
];
