import { Field, InputType } from 'type-graphql';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { User } from './user.entity';

@InputType()
export class UserSearch extends ListInput {
  @Field(() => String, {
    nullable: true,
    description: 'Text contained in first name, last name or e-mail address; ignores case and accents.',
  })
  @MaxLength(100, 'Search text')
  @Optional()
  searchText?: string;

  @Field(() => Boolean, { nullable: true, description: 'True: includes deleted users.' })
  @Optional()
  includeDeleted?: boolean;
}

export const UserPage = pageOf(User, 'User');

export const userList: ListSpec<User, UserSearch> = {
  entity: User,
  sort: [
    'firstName',
    'lastName',
    'emailAddress',
    'gender',
    'role',
    'state',
    'isActive',
    'createdOn',
    'lastLoginDate',
    'lastLogoutDate',
  ],
  sorting: { by: 'wholeTable', because: 'some hundred users' },
  defaultSort: ['createdOn', 'ASC'],
  pageSize: 20,
  filters: {
    searchText: searchIn<User>("CONCAT(r.firstNameFolded, ' ', r.lastNameFolded)", lowerCode<User>('emailAddress')),
    includeDeleted: () => undefined,
  },
  withDeleted: ({ includeDeleted }) => includeDeleted === true,
};
