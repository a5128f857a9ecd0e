import { Field, InputType } from 'type-graphql';
import { localTime } from '../../../domain/tax/gstReturn/portalAnswer';
import { irnFields } from '../../../domain/tax/gstFields';
import { isPresent, MaxLength, Optional, RequiredWhen, rule } from '../../../domain/rules/rules';
import { MultiLine } from '../../../domain/values/text';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';

/** Read from the file if there is one, and required otherwise. */
const WhenPasted = () => RequiredWhen<RecordIrnInput>(({ file }) => !isPresent(file));

@InputType({
  description: "The portal's answer: its JSON file, or what its page shows. `uniqueId` is the document.",
})
@HasFields(irnFields, ['uniqueId', 'version', 'file'])
export class RecordIrnInput extends RecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'Text of the JSON file; it may hold the answers to other documents too.',
  })
  @MultiLine()
  @MaxLength(500_000, 'File')
  @Optional()
  file?: string | null;

  @WhenPasted()
  @InputField(irnFields.irn, { description: '64 hexadecimal digits.' })
  irn?: string | null;

  @WhenPasted()
  @InputField(irnFields.ackNo)
  ackNo?: string | null;

  @WhenPasted()
  @InputField(irnFields.ackDate, {
    description: 'Local time as the portal shows it: YYYY-MM-DD HH:MM:SS, or DD/MM/YYYY HH:MM:SS.',
  })
  ackDate?: string | null;

  @WhenPasted()
  @InputField(irnFields.documentNumber, { description: 'Number of the document that the portal shows.' })
  documentNumber?: string | null;

  @WhenPasted()
  @InputField(irnFields.documentDate, { description: 'Date of the document that the portal shows.' })
  documentDate?: string | null;

  @WhenPasted()
  @InputField(irnFields.gstin, { description: 'GSTIN of the seller that the portal shows.' })
  gstin?: string | null;

  @InputField(irnFields.signedQr, { description: 'Text of the QR code, if the portal shows it.' })
  signedQr?: string | null;
}

@InputType()
export class RecordIrnCancelledInput extends RecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'When it was cancelled on the portal, in local time as of `ackDate`. Omitted: now.',
  })
  @rule(
    'local',
    'Cancelled at must be a date with time',
    (value) => !isPresent(value) || localTime(String(value)) !== null,
  )
  @Optional()
  cancelledAt?: string | null;
}
