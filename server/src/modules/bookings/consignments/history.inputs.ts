import { Field, ID, InputType, Int } from 'type-graphql';
import { historyFields as fields } from '../../../domain/bookings/consignmentFields';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { Optional, Required } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { InstantOrDate } from '../../../core/record/scalars';
import { BulkItems, RecordId, type RecordInput } from '../../../core/record/record.inputs';

/** What a movement says. */
@InputType()
@HasFields(fields, ['actionDate'])
export abstract class HistoryDetails {
  @Field(() => InstantOrDate, {
    nullable: true,
    description: 'When it happened. Default: now. A bare date means now if it is today, else the start of that day.',
  })
  @Optional()
  actionDate?: string | null;

  @InputField(fields.action)
  action: string;

  @InputField(fields.city)
  city: string;

  @InputField(fields.deliveryStatus)
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
