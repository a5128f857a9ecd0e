import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { FoldedColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { userFields as fields, userRoleFields } from '../../../domain/parties/partyFields';
import { HasFields } from '../../../domain/values/fields';
import { LabelSize } from '../../../domain/bookings/enums';
import { Gender, Role, UserState } from '../../../domain/parties/enums';
import {
  RecordBranch,
  RecordChoice,
  RecordField,
  RecordReference,
  RecordText,
} from '../../../core/record/recordFields';

@ObjectType('UserRole', { description: 'What a user may do: built in, or made by an admin.' })
@Entity()
@HasFields(userRoleFields)
export class UserRole extends RecordEntity {
  @RecordField(userRoleFields.name)
  name: string;

  /** The folded name while the role lives, which makes it unique. */
  @Index({ unique: true })
  @TextColumn(userRoleFields.name, { nullable: true })
  liveName: string | null;

  /** Key of a built-in role; null: made by an admin. */
  @TextColumn(20, { nullable: true })
  builtIn: string | null;

  /** Of a role made by an admin: what was ticked, with spaces between. */
  @Column({ type: 'varchar', length: 4000, nullable: true })
  granted: string | null;

  @Field(() => Boolean, { description: 'Comes with the product, and cannot be changed.' })
  isBuiltIn?: boolean;

  @Field(() => [String], {
    description: 'The actions that it may take, by their names in the policy: consignments:approve.',
  })
  actions?: readonly string[];
}

@ObjectType({ description: 'A user account of a staff member.' })
@Entity()
@HasFields(fields)
export class User extends RecordEntity {
  @RecordBranch()
  branchId: number;

  /** Ids with spaces between; see `workingBranches.ts`. */
  @TextColumn(200, { nullable: true })
  otherBranches: string | null;

  @Field(() => [SafeInt], { description: 'Further branches in which the user works.' })
  otherBranchIds?: readonly number[];

  @RecordField(fields.firstName)
  firstName: string;

  @FoldedColumn('firstName')
  firstNameFolded: string | null;

  @RecordField(fields.lastName)
  lastName: string;

  @FoldedColumn('lastName')
  lastNameFolded: string | null;

  @RecordField(fields.emailAddress)
  emailAddress: string;

  /** E-mail address in lower case while the account is live; null after deletion, which frees the address. */
  @Index({ unique: true })
  @TextColumn(fields.emailAddress, { nullable: true })
  liveEmail: string | null;

  @RecordField(fields.gender)
  gender: Gender;

  @RecordField(fields.role)
  role: Role;

  @Index()
  @RecordReference('UserRole', {
    nullable: true,
    description: 'A role beside Admin and Member; it counts for a Member alone.',
  })
  roleId: number | null;

  @Field(() => UserRole, { nullable: true, description: 'The role that counts, also if it is Admin or Member.' })
  userRole?: UserRole | null;

  @RecordChoice(UserState, { description: 'Invited: the user has not yet set a password.' })
  state: UserState;

  @RecordField('flag', { description: 'True if and only if the state is Active.' })
  isActive: boolean;

  @RecordText(100, {
    nullable: true,
    description: 'Name of the profile image under /dynamic/images; null if there is none.',
  })
  imagePath: string | null;

  @RecordField('instant', { nullable: true })
  lastLoginDate: Date | null;

  @RecordField('instant', { nullable: true })
  lastLogoutDate: Date | null;

  @RecordField('instant', {
    nullable: true,
    description: 'Since when signing in asks for a code of a second factor; null: not set up.',
  })
  secondFactorOn: Date | null;

  @RecordChoice(LabelSize, {
    nullable: true,
    description: 'Paper of the labels that the user prints; null: not chosen.',
  })
  labelSize: LabelSize | null;

  /** argon2id hash; null until the account is activated. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null;
}

@ObjectType({ description: "A user's display name." })
export class PersonName {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;
}
