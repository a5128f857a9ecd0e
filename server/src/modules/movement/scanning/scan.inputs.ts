import { Field, ID, InputType } from 'type-graphql';
import { historyFields } from '../../../domain/bookings/consignmentFields';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { ScanKind } from '../../../domain/scanning/enums';
import { MaxLength, Optional, Pattern, Required, RequiredWhen } from '../../../domain/rules/rules';
import { InputField } from '../../../core/record/fields';
import { Instant, RecordRef } from '../../../core/record/scalars';
import { RecordId } from '../../../core/record/record.inputs';

const WhenKind = (kind: ScanKind) => RequiredWhen<{ kind?: ScanKind | null }>((input) => input.kind === kind);

@InputType()
export class OpenScanSessionInput {
  @Field(() => ScanKind, { nullable: true })
  @Required('Kind is required')
  kind: ScanKind;

  @Field(() => RecordRef, { nullable: true, description: 'Of a manifest: a vendor of type Cargo or Own Cargo.' })
  @WhenKind('Manifest')
  @Required('Please select cargo')
  cargoId?: string | null;

  @Field(() => RecordRef, { nullable: true, description: 'Of a manifest: a vendor of type Courier or Own Courier.' })
  @WhenKind('Manifest')
  @Required('Please select courier')
  courierId?: string | null;

  @WhenKind('Status')
  @InputField(historyFields.deliveryStatus, { description: 'Of a status: what every scanned consignment gets.' })
  deliveryStatus?: DeliveryStatus | null;

  @WhenKind('Status')
  @InputField(historyFields.city)
  city?: string | null;

  @WhenKind('Status')
  @InputField(historyFields.action, { description: 'Remark of the movements.' })
  action?: string | null;
}

@InputType()
export class RecordScanInput {
  @RecordId('The uniqueId of the session.')
  uniqueId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID that the client gives each scan: sent again, it is recorded once.',
  })
  @Pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'clientScanId must be a UUID')
  @Required('clientScanId is required')
  clientScanId: string;

  @Field(() => String, { nullable: true, description: 'As read; see findAwb.' })
  @MaxLength(300, 'Code')
  @Required('Code is required')
  code: string;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it was scanned. One before the session was opened or in the future counts as now, as does none.',
  })
  @Optional()
  scannedAt?: Date | null;
}
