import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { EnumColumn, FlagColumn, FoldedColumn, InstantColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { Gender, Role, UserState } from '../../domain/enums';
import { Instant } from '../../core/scalars';

declare module '../../db/recordKinds' {
  interface RecordKinds {
    User: User;
  }
}

@ObjectType({ description: 'A member of staff who signs in.' })
@Entity()
export class User extends RecordEntity {
  @Field(() => String)
  @TextColumn(60)
  firstName: string;

  @FoldedColumn('firstName', 60)
  firstNameFolded: string | null;

  @Field(() => String)
  @TextColumn(60)
  lastName: string;

  @FoldedColumn('lastName', 60)
  lastNameFolded: string | null;

  @Field(() => String)
  @TextColumn(190)
  emailAddress: string;

  /** The address in lower case while the account lives; null frees it. */
  @Index({ unique: true })
  @TextColumn(190, { nullable: true })
  liveEmail: string | null;

  @Field(() => Gender)
  @EnumColumn()
  gender: Gender;

  @Field(() => Role)
  @EnumColumn()
  role: Role;

  @Field(() => UserState, { description: 'Invited: has not chosen a password yet.' })
  @EnumColumn()
  state: UserState;

  @Field(() => Boolean, { description: 'True in state Active alone.' })
  @FlagColumn()
  isActive: boolean;

  @Field(() => String, { nullable: true, description: 'Under /dynamic/images; null: a placeholder is shown.' })
  @TextColumn(100, { nullable: true })
  imagePath: string | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  lastLoginDate: Date | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  lastLogoutDate: Date | null;

  /** argon2id; null until the account is activated. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null;
}

@ObjectType({ description: 'Who did something, by name.' })
export class PersonName {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;
}
