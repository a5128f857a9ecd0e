/** What the phone in the street is told, and what the desk is told once. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DeliveryAnswer, ParcelState, RunSheetStatus } from '../../../domain/delivery/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Instant, Money } from '../../../core/record/scalars';
import { DeliveryEvent } from './deliveryEvent.entity';
import { RunSheet } from './runSheet.entity';

@ObjectType({ description: 'A parcel as its delivery person sees it: no vendor, no price, no sender.' })
export class RunParcel {
  @Field(() => ID)
  lineId: string;

  @Field(() => Int)
  sequence: number;

  @Field(() => String)
  awbNo: string;

  @Field(() => String)
  receiver: string;

  @Field(() => String)
  city: string;

  @Field(() => Int, { description: 'Pieces.' })
  packet: number;

  @Field(() => Money, { description: 'Rupees to collect.' })
  dueAmount: Paise;

  @Field(() => ParcelState)
  state: ParcelState;
}

@ObjectType({ description: 'A run sheet as its delivery person sees it.' })
export class Run {
  @Field(() => String)
  number: string;

  @Field(() => DateOnly)
  date: string;

  @Field(() => String)
  person: string;

  @Field(() => RunSheetStatus)
  status: RunSheetStatus;

  @Field(() => Instant)
  linkExpiresOn: Date;

  @Field(() => String, { description: 'The setting pod.required: Either, Photo, Both or None.' })
  podRequired: string;

  @Field(() => [RunParcel])
  parcels: RunParcel[];
}

@ObjectType({ description: 'The session of a phone that has opened the link of a run sheet.' })
export class OpenedRun {
  @Field(() => String, { description: 'For the header `Authorization: Bearer`.' })
  token: string;

  @Field(() => Run)
  run: Run;
}

@ObjectType({
  description: 'The link of a run sheet, and the PIN that it asks for. Neither is stored: they are told once.',
})
export class RunLink {
  @Field(() => String)
  url: string;

  @Field(() => String)
  pin: string;

  @Field(() => RunSheet)
  runSheet: RunSheet;
}

@ObjectType({ description: 'How an event was answered the first time, and is answered for ever.' })
export class RecordedDelivery {
  @Field(() => ID)
  clientEventId: string;

  @Field(() => DeliveryAnswer)
  answer: DeliveryAnswer;
}

@ObjectType({ description: 'A picture that has arrived.' })
export class StoredPodImage {
  @Field(() => String, { description: 'SHA-256 of what was sent.' })
  hash: string;
}

@ObjectType({ description: 'What proves a delivery.' })
export class Pod {
  @Field(() => String, { description: 'Number of the run sheet.' })
  runSheet: string;

  @Field(() => String)
  person: string;

  @Field(() => DeliveryEvent)
  event: DeliveryEvent;

  @Field(() => String, {
    nullable: true,
    complexity: 100,
    description: 'The picture as a data URL; null: none, or no longer kept.',
  })
  photo: string | null;

  @Field(() => String, { nullable: true, complexity: 100, description: 'The signature as a data URL.' })
  signature: string | null;
}
