import { Field, InputType } from 'type-graphql';
import { localTime } from '../../../domain/tax/gstReturn/portalAnswer';
import { allOf, isPresent, MaxLength, Optional, Required, RequiredWhen, rule } from '../../../domain/rules/rules';
import { MultiLine } from '../../../domain/values/text';
import { DateOnly } from '../../../core/record/scalars';
import { RecordInput } from '../../../core/record/record.inputs';

/** Read from the file if there is one, and required otherwise. */
const Pasted = (message: string) =>
  allOf(
    RequiredWhen<RecordIrnInput>(({ file }) => !isPresent(file)),
    Required(message),
  );

@InputType({
  description: "The portal's answer: its JSON file, or what its page shows. `uniqueId` is the document.",
})
export class RecordIrnInput extends RecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'Text of the JSON file; it may hold the answers to other documents too.',
  })
  @MultiLine()
  @MaxLength(500_000, 'File')
  @Optional()
  file?: string | null;

  @Field(() => String, { nullable: true, description: '64 hexadecimal digits.' })
  @MaxLength(64, 'IRN')
  @Pasted('Please enter IRN')
  irn?: string | null;

  @Field(() => String, { nullable: true })
  @MaxLength(20, 'Acknowledgement number')
  @Pasted('Please enter acknowledgement number')
  ackNo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Local time as the portal shows it: YYYY-MM-DD HH:MM:SS, or DD/MM/YYYY HH:MM:SS.',
  })
  @MaxLength(20, 'Acknowledgement date')
  @Pasted('Please enter acknowledgement date')
  ackDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the document that the portal shows.' })
  @MaxLength(16, 'Document number')
  @Pasted('Please enter document number')
  documentNumber?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Date of the document that the portal shows.' })
  @Pasted('Please select document date')
  documentDate?: string | null;

  @Field(() => String, { nullable: true, description: 'GSTIN of the seller that the portal shows.' })
  @MaxLength(15, 'Seller GSTIN')
  @Pasted('Please enter seller GSTIN')
  gstin?: string | null;

  @Field(() => String, { nullable: true, description: 'Text of the QR code, if the portal shows it.' })
  @MaxLength(4000, 'QR text')
  @Optional()
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
