import { Field, ID, InputType, Int } from 'type-graphql';
import {
  branchFields,
  isBranchCode,
  normalizeBranchCode,
  registrationFields,
} from '../../../domain/parties/branchFields';
import { NotTooEarly, OwnGstin, SixDigits, ValidAddress } from '../../../domain/rules/fieldRules';
import { Optional, Required, whenGiven } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

const pinCodeMessage = 'PIN code has six digits';
const versionMeaning = 'The version that the client has read; omitted: not checked.';

@InputType({ description: 'A new registration, or a change of one.' })
@HasFields(registrationFields, ['uniqueId', 'version'])
export class SaveRegistrationInput {
  @Field(() => ID, { nullable: true, description: 'The registration to change. Omitted: a new one.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true, description: versionMeaning })
  @Optional()
  version?: number | null;

  @OwnGstin()
  @InputField(registrationFields.gstin, { description: 'Also gives the state.' })
  gstin: string;

  @InputField(registrationFields.legalName)
  legalName: string;

  @ValidAddress()
  @InputField(registrationFields.addressLines, {
    description: 'At most four lines, without city, PIN code and state.',
  })
  addressLines: string;

  @InputField(registrationFields.city)
  city: string;

  @SixDigits(pinCodeMessage)
  @InputField(registrationFields.pinCode)
  pinCode: string;

  @NotTooEarly(registrationFields.validFrom.label)
  @InputField(registrationFields.validFrom, {
    description:
      'The first day on which name and address hold: documents of days before show those of before. As it was: they are put right.',
  })
  validFrom: string;
}

@InputType()
export class CloseRegistrationInput extends RecordInput {
  @Field(() => DateOnly, {
    nullable: true,
    description: 'From this day on nothing is supplied under it. Null: it is open again.',
  })
  closedOn?: string | null;
}

const ValidCode = () =>
  whenGiven('branchCode', 'Code has two to four letters and digits', (text) => isBranchCode(normalizeBranchCode(text)));

@InputType({ description: 'A new branch, or a change of one.' })
@HasFields(branchFields, ['uniqueId', 'version', 'registrationId', 'isActive'])
export class SaveBranchInput {
  @Field(() => ID, { nullable: true, description: 'The branch to change. Omitted: a new one.' })
  @Optional()
  uniqueId?: string | null;

  @Field(() => Int, { nullable: true, description: versionMeaning })
  @Optional()
  version?: number | null;

  @InputField(branchFields.name)
  name: string;

  @ValidCode()
  @InputField(branchFields.code, { description: 'Two to four letters and digits.' })
  code: string;

  @InputField(branchFields.cityId)
  cityId: string;

  @ValidAddress()
  @InputField(branchFields.addressLines, { description: 'At most four lines, without city and PIN code.' })
  addressLines: string;

  @SixDigits(pinCodeMessage)
  @InputField(branchFields.pinCode)
  pinCode: string;

  @InputField(branchFields.phone)
  phone?: string | null;

  @Field(() => RecordRef, { nullable: true, description: 'The registration under which it supplies.' })
  @Required('Please select registration')
  registrationId: string;

  @Field(() => Boolean, { nullable: true, description: 'False closes the branch. Default: true.' })
  @Optional()
  isActive?: boolean | null;
}
