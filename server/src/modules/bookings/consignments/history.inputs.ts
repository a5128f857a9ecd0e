import { Field, ID, InputType, Int } from 'type-graphql';
import { DeliveryStatus } from '../../../domain/bookings/enums';
import { MaxLength, Optional, Required } from '../../../domain/rules/rules';
import { MultiLine } from '../../../domain/values/text';
import { InstantOrDate } from '../../../core/record/scalars';
import { BulkItems, RecordId, type RecordInput } from '../../../core/record/record.inputs';

/** What a movement says. */
@InputType()
export abstract class HistoryDetails {
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
export class AddHistoryInput extends HistoryDetails {
  @RecordId('The uniqueId of the consignment.')
  uniqueId: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the consignment. An older one than stored is refused (CONFLICT); omitted: not checked.',
  })
  @Optional()
  version?: number | null;
}

@InputType()
export class BulkAddHistoryInput extends HistoryDetails {
  @BulkItems()
  items: RecordInput[];
}

@InputType()
export class UpdateHistoryInput extends HistoryDetails {
  @RecordId('The uniqueId of the consignment.')
  uniqueId: string;

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
