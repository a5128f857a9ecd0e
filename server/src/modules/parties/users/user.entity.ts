import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { EnumColumn, FlagColumn, FoldedColumn, InstantColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { userFields as fields } from '../../../domain/parties/partyFields';
import { HasFields } from '../../../domain/values/fields';
import { LabelSize } from '../../../domain/bookings/enums';
import { Gender, Role, UserState } from '../../../domain/parties/enums';
import { Instant } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    User: User;
  }
}

@ObjectType({ description: 'A user account of a staff member.' })
@Entity()
@HasFields(fields)
export class User extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.firstName)
  firstName: string;

  @FoldedColumn('firstName')
  firstNameFolded: string | null;

  @Field(() => String)
  @TextColumn(fields.lastName)
  lastName: string;

  @FoldedColumn('lastName')
  lastNameFolded: string | null;

  @Field(() => String)
  @TextColumn(fields.emailAddress)
  emailAddress: string;

  /** E-mail address in lower case while the account is live; null after deletion, which frees the address. */
  @Index({ unique: true })
  @TextColumn(fields.emailAddress, { nullable: true })
  liveEmail: string | null;

  @Field(() => Gender)
  @EnumColumn()
  gender: Gender;

  @Field(() => Role)
  @EnumColumn()
  role: Role;

  @Field(() => UserState, { description: 'Invited: the user has not yet set a password.' })
  @EnumColumn()
  state: UserState;

  @Field(() => Boolean, { description: 'True if and only if the state is Active.' })
  @FlagColumn()
  isActive: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the profile image under /dynamic/images; null if there is none.',
  })
  @TextColumn(100, { nullable: true })
  imagePath: string | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  lastLoginDate: Date | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  lastLogoutDate: Date | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Since when signing in asks for a code of a second factor; null: not set up.',
  })
  @InstantColumn({ nullable: true })
  secondFactorOn: Date | null;

  @Field(() => LabelSize, {
    nullable: true,
    description: 'Paper of the labels that the user prints; null: not chosen.',
  })
  @EnumColumn({ nullable: true })
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
