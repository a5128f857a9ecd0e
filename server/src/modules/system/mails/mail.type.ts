import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../core/list/list';
import { Instant } from '../../../core/record/scalars';
import { MailState, MailTemplate } from '../../../domain/mails/enums';

@ObjectType({ description: 'A mail of the outbox, without its content.' })
export class OutboxMail {
  @Field(() => ID)
  uniqueId: string;

  @Field(() => MailTemplate)
  template: MailTemplate;

  @Field(() => String, {
    nullable: true,
    description: 'Null: what was typed on the login page, so far without effect.',
  })
  to: string | null;

  @Field(() => String, { description: 'What kind of mail it is, as long as it was not composed.' })
  subject: string;

  @Field(() => MailState)
  state: MailState;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number;

  @Field(() => String, { nullable: true })
  lastError: string | null;

  @Field(() => Instant)
  createdOn: Date;

  @Field(() => Instant, { nullable: true, description: 'Null: it is not tried any more.' })
  nextTry: Date | null;

  @Field(() => Instant, { nullable: true })
  sentOn: Date | null;
}

export const OutboxMailPage = pageOf(OutboxMail, 'OutboxMail');

@ObjectType({ description: 'Mails that no mail server has taken so far, and that are tried again.' })
export class FailingMails {
  @Field(() => Int)
  count: number;

  @Field(() => Instant, { nullable: true, description: 'When the oldest of them was written; null: there is none.' })
  since: Date | null;
}
