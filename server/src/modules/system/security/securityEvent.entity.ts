import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import {
  CountColumn,
  EnumColumn,
  InstantColumn,
  LooseRefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { SecurityEventKind, SecurityOutcome } from '../../../domain/security/enums';
import { Instant } from '../../../core/record/scalars';
import { PersonName } from '../../parties/users/user.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    SecurityEvent: SecurityEvent;
  }
}

@ObjectType({ description: 'An event of the security log. It is never changed; equal ones are counted in one.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['userId', 'createdOn', 'id'])
@Index(['createdById', 'createdOn', 'id'])
@Index(['kind', 'createdOn', 'id'])
@Index(['outcome', 'createdOn', 'id'])
@Index(['address', 'createdOn', 'id'])
export class SecurityEvent extends RecordEntity {
  @Field(() => SecurityEventKind)
  @EnumColumn()
  kind: SecurityEventKind;

  @Field(() => SecurityOutcome)
  @EnumColumn()
  outcome: SecurityOutcome;

  @Field(() => SafeInt, { nullable: true, description: 'The account that it is about. Null: none that is known.' })
  @LooseRefColumn('User', { nullable: true })
  userId: number | null;

  @Field(() => PersonName, { nullable: true })
  user?: PersonName | null;

  @Field(() => PersonName, { nullable: true, description: 'Who did it. Null: nobody was signed in.' })
  createdBy?: PersonName | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address that was tried, if no account has it but one of its domain. Other texts are not kept.',
  })
  @TextColumn(190, { nullable: true })
  emailAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the operation, as in GraphQL.' })
  @TextColumn(60, { nullable: true })
  operation: string | null;

  @Field(() => String, { nullable: true, description: 'What it was done with or to.' })
  @TextColumn(250, { nullable: true })
  subject: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(200, { nullable: true })
  reason: string | null;

  @Field(() => Int, { nullable: true, description: 'Rows that left with an export.' })
  @CountColumn({ nullable: true })
  exportedRows: number | null;

  @Field(() => Int, { description: 'Number of equal events, from createdOn to lastOn.' })
  @CountColumn()
  times: number;

  @Field(() => Instant)
  @InstantColumn()
  lastOn: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Network address of the first. Null: the server itself, or many addresses.',
  })
  @TextColumn(45, { nullable: true })
  address: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and operating system of the first; null if neither is known.',
  })
  @TextColumn(125, { nullable: true })
  device: string | null;

  /** Hash of what equal events have in common; null for one that stands for itself. */
  @Index({ unique: true })
  @TextColumn(64, { nullable: true })
  sameKey: string | null;
}
