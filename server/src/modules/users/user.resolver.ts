import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { RecordInput } from '../../record.inputs';
import { User } from './user.entity';
import { BlockUserInput, CreateUserInput, UpdateUserInput } from './user.inputs';
import { UserPage, UserSearch } from './user.list';
import { blockUser, createUser, deleteUser, resendInvitation, updateUser, users } from './user.service';

@Resolver()
export class UserResolver {
  @Query(() => UserPage)
  users(@Arg('search', () => UserSearch, { defaultValue: {} }) search: UserSearch, @TheCall() call: Call) {
    return users(search, call);
  }

  @Mutation(() => User)
  createUser(
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return createUser(input, call);
  }

  @Mutation(() => User)
  updateUser(@Arg('input', () => UpdateUserInput) input: UpdateUserInput, @TheCall() call: Call) {
    return updateUser(input, call);
  }

  @Mutation(() => User)
  blockUser(@Arg('input', () => BlockUserInput) input: BlockUserInput, @TheCall() call: Call) {
    return blockUser(input, call);
  }

  @Mutation(() => User, { description: 'Mails the link of an account that is not activated yet once more.' })
  resendInvitation(@Arg('input', () => RecordInput) input: RecordInput, @TheCall() call: Call) {
    return resendInvitation(input, call);
  }

  @Mutation(() => User)
  deleteUser(@Arg('input', () => RecordInput) input: RecordInput, @TheCall() call: Call) {
    return deleteUser(input, call);
  }
}
