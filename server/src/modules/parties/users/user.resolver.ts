import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { User } from './user.entity';
import { UserPage } from './user.list';
import { blockUser, createUser, deleteUser, resendInvitation, updateUser, users } from './user.service';
import { Suggestion } from '../../../core/list/suggestions';
import { userSuggestions } from './user.suggestions';

export const userResolver = resolver(
  field(users, UserPage),
  keyedField(createUser, User),
  field(updateUser, User),
  field(blockUser, User),
  field(resendInvitation, User, { description: 'Mails a new activation link to a user in state Invited.' }),
  field(deleteUser, User),
  field(userSuggestions, [Suggestion]),
);
