import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { User } from './user.entity';
import { BlockUserInput, CreateUserInput, UpdateUserInput } from './user.inputs';
import { UserPage, UserSearch } from './user.list';
import { blockUser, createUser, deleteUser, resendInvitation, updateUser, users } from './user.service';
import { Suggestion, SuggestionSearch } from '../../../core/list/suggestions';
import { userSuggestions } from './user.suggestions';

@Resolver()
export class UserResolver {
  @Query(() => UserPage)
  users(@Arg('search', () => UserSearch, { defaultValue: {} }) search: UserSearch, @CurrentCall() call: Call) {
    return users(search, call);
  }

  @Mutation(() => User)
  createUser(@Arg('input', () => CreateUserInput) input: CreateUserInput, @KeyedCall() call: Call) {
    return createUser(input, call);
  }

  @Mutation(() => User)
  updateUser(@Arg('input', () => UpdateUserInput) input: UpdateUserInput, @CurrentCall() call: Call) {
    return updateUser(input, call);
  }

  @Mutation(() => User)
  blockUser(@Arg('input', () => BlockUserInput) input: BlockUserInput, @CurrentCall() call: Call) {
    return blockUser(input, call);
  }

  @Mutation(() => User, { description: 'Mails a new activation link to a user in state Invited.' })
  resendInvitation(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return resendInvitation(input, call);
  }

  @Mutation(() => User)
  deleteUser(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteUser(input, call);
  }

  @Query(() => [Suggestion])
  userSuggestions(
    @Arg('search', () => SuggestionSearch, { defaultValue: {} }) search: SuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return userSuggestions(search, call);
  }
}
