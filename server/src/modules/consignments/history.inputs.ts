import { Field, ID, InputType, Int } from 'type-graphql';
import { DeliveryStatus } from '../../domain/enums';
import { MaxLength, Optional, Required } from '../../domain/rules';
import { MultiLine } from '../../domain/text';
import { InstantOrDate } from '../../core/scalars';
import { RecordId } from '../../core/record.inputs';

@InputType()
export class AddHistoryInput {
  @RecordId('The uniqueId of the consignment.')
  uniqueId: string;

  @Field(() => InstantOrDate, {
    nullable: true,
    description: 'When it happened. Default: now. A bare date means now if it is today, else the start of that day.',
  })
  @Optional()
  actionDate?: string | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(500, 'Remark')
  @Required('Remark is required')
  action: string;

  @Field(() => String, { nullable: true })
  @MaxLength(100, 'City')
  @Required('City is required')
  city: string;

  @Field(() => DeliveryStatus, { nullable: true })
  @Required('Delivery Status is required')
  deliveryStatus: DeliveryStatus;
}

@InputType()
export class UpdateHistoryInput extends AddHistoryInput {
  @Field(() => ID)
  @Required('historyUniqueId is required')
  historyUniqueId: string;

  @Field(() => Int, { nullable: true, description: 'The version of the history row.' })
  @Optional()
  version?: number | null;
}

@InputType()
export class DeleteHistoryInput {
  @RecordId('The uniqueId of the consignment.')
  uniqueId: string;

  @Field(() => ID)
  @Required('historyUniqueId is required')
  historyUniqueId: string;
}
