import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { FoldedColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { userFields as fields } from '../../../domain/parties/partyFields';
import { HasFields } from '../../../domain/values/fields';
import { LabelSize } from '../../../domain/bookings/enums';
import { Gender, Role, UserState } from '../../../domain/parties/enums';
import { RecordBranch, RecordChoice, RecordField, RecordText } from '../../../core/record/recordFields';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    User: User;
  }
}

@ObjectType({ description: 'A user account of a staff member.' })
@Entity()
@HasFields(fields)
export class User extends RecordEntity {
  @RecordBranch()
  branchId: number;

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
