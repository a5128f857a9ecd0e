import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { SecurityEventKind, SecurityOutcome } from '../../../domain/security/enums';
import { RecordChoice, RecordField, RecordText } from '../../../core/record/recordFields';
import { PersonName } from '../../parties/users/user.entity';

@ObjectType({ description: 'An event of the security log. It is never changed; equal ones are counted in one.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['userId', 'createdOn', 'id'])
@Index(['createdById', 'createdOn', 'id'])
@Index(['kind', 'createdOn', 'id'])
@Index(['outcome', 'createdOn', 'id'])
@Index(['address', 'createdOn', 'id'])
export class SecurityEvent extends RecordEntity {
  @RecordChoice(SecurityEventKind)
  kind: SecurityEventKind;

  @RecordChoice(SecurityOutcome)
  outcome: SecurityOutcome;

  @Field(() => SafeInt, { nullable: true, description: 'The account that it is about. Null: none that is known.' })
  @LooseRefColumn('User', { nullable: true })
  userId: number | null;

  @Field(() => PersonName, { nullable: true })
  user?: PersonName | null;

  @Field(() => PersonName, { nullable: true, description: 'Who did it. Null: nobody was signed in.' })
  createdBy?: PersonName | null;

  @RecordText(190, {
    nullable: true,
    description: 'The address that was tried, if no account has it but one of its domain. Other texts are not kept.',
  })
  emailAddress: string | null;

  @RecordText(60, { nullable: true, description: 'Name of the operation, as in GraphQL.' })
  operation: string | null;

  @RecordText(250, { nullable: true, description: 'What it was done with or to.' })
  subject: string | null;

  @RecordText(200, { nullable: true })
  reason: string | null;

  @RecordField('count', { nullable: true, description: 'Rows that left with an export.' })
  exportedRows: number | null;

  @RecordField('count', { description: 'Number of equal events, from createdOn to lastOn.' })
  times: number;

  @RecordField('instant')
  lastOn: Date;

  @RecordText(45, {
    nullable: true,
    description: 'Network address of the first. Null: the server itself, or many addresses.',
  })
  address: string | null;

  @RecordText(125, {
    nullable: true,
    description: 'Browser and operating system of the first; null if neither is known.',
  })
  device: string | null;

  /** Hash of what equal events have in common; null for one that stands for itself. */
  @Index({ unique: true })
  @TextColumn(64, { nullable: true })
  sameKey: string | null;
}
