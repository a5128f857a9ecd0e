import { Field, ID, InputType, Int } from 'type-graphql';
import { DeliveryStatus } from '../../domain/enums';
import { AtMost, Optional, Present } from '../../domain/rules';
import { MultiLine } from '../../domain/text';
import { InstantOrDate } from '../../scalars';

@InputType()
export class AddHistoryInput {
  @Field(() => ID, { description: 'The uniqueId of the consignment.' })
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => InstantOrDate, { nullable: true, description: 'Now, when left out.' })
  @Optional()
  actionDate?: string | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @AtMost(500, 'Remark')
  @Present('Remark is required')
  action: string;

  @Field(() => String, { nullable: true })
  @AtMost(100, 'City')
  @Present('City is required')
  city: string;

  @Field(() => DeliveryStatus, { nullable: true })
  @Present('Delivery Status is required')
  deliveryStatus: DeliveryStatus;
}

@InputType()
export class UpdateHistoryInput extends AddHistoryInput {
  @Field(() => ID)
  @Present('historyUniqueId is required')
  historyUniqueId: string;

  @Field(() => Int, { nullable: true, description: 'The version of the history row.' })
  @Optional()
  version?: number | null;
}

@InputType()
export class DeleteHistoryInput {
  @Field(() => ID, { description: 'The uniqueId of the consignment.' })
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => ID)
  @Present('historyUniqueId is required')
  historyUniqueId: string;
}
