import { Field, ID, ObjectType } from 'type-graphql';
import { Instant } from '../../../core/record/scalars';

@ObjectType({ description: 'A session that is open: a browser or a program that is signed in.' })
export class OpenSession {
  @Field(() => ID)
  uniqueId: string;

  @Field(() => String, { nullable: true, description: 'Browser and operating system, by the User-Agent header.' })
  device: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the user signed in: an IPv4 address, or the /64 of an IPv6 address.',
  })
  network: string | null;

  @Field(() => Instant, { description: 'When the user signed in.' })
  createdOn: Date;

  @Field(() => Instant, { description: 'The last request, to the minute.' })
  lastSeenOn: Date;

  @Field(() => Boolean, { description: 'Whether this request belongs to it.' })
  isCurrent: boolean;
}
