import { Field, InputType, Int } from 'type-graphql';
import { companyFields as fields } from '../../../domain/parties/companyFields';
import { NotTooEarly, OwnGstin, SixDigits, ValidAddress, ValidEmail } from '../../../domain/rules/fieldRules';
import { Optional, Required, whenGiven, Within } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

@InputType()
export class ProfileDay {
  @Field(() => DateOnly)
  @Required('Please select day')
  on: string;

  @Field(() => RecordRef, { nullable: true, description: 'As this branch supplies: by its registration.' })
  @Optional()
  branchId?: string | null;
}

const ValidSac = () => whenGiven('sac', 'SAC has six digits', (text) => /^\s*\d{6}\s*$/.test(text));
const ValidIfsc = () =>
  whenGiven('ifsc', 'Please enter valid IFSC', (text) => /^\s*[A-Za-z]{4}0[A-Za-z0-9]{6}\s*$/.test(text));
const ValidUpiId = () =>
  whenGiven('upi', 'Please enter valid UPI id', (text) => /^\s*[\w.-]{2,80}@[A-Za-z][A-Za-z0-9]{1,18}\s*$/.test(text));
const ImageName = (label: string) =>
  whenGiven('image', `${label} is not an uploaded image`, (text) => /^[\w-]{36}\.(png|jpg)$/.test(text));

/** In the order of their messages. */
@InputType({ description: 'Sets the profile from a date on, or changes the one of that date.' })
@HasFields(fields, ['version'])
export class SaveCompanyProfileInput {
  @NotTooEarly(fields.validFrom.label)
  @InputField(fields.validFrom, { description: 'The first day on which it holds.' })
  validFrom: string;

  @InputField(fields.legalName)
  legalName: string;

  @InputField(fields.tradeName)
  tradeName: string;

  @InputField(fields.tagline)
  tagline?: string | null;

  @ValidAddress()
  @InputField(fields.addressLines, { description: 'At most four lines, without city, PIN code and state.' })
  addressLines: string;

  @InputField(fields.city)
  city: string;

  @SixDigits('PIN code has six digits')
  @InputField(fields.pinCode)
  pinCode: string;

  @InputField(fields.phone)
  phone: string;

  @ValidEmail()
  @InputField(fields.email)
  email: string;

  @InputField(fields.website)
  website?: string | null;

  @OwnGstin()
  @InputField(fields.gstin, { description: 'Also gives state and PAN.' })
  gstin: string;

  @ValidSac()
  @InputField(fields.sac)
  sac: string;

  @InputField(fields.homeCityId, { description: 'The city where bookings start that name no other.' })
  homeCityId: string;

  @InputField(fields.bankAccountName)
  bankAccountName?: string | null;

  @InputField(fields.bankAccountNumber)
  bankAccountNumber?: string | null;

  @InputField(fields.bankName)
  bankName?: string | null;

  @InputField(fields.bankBranch)
  bankBranch?: string | null;

  @ValidIfsc()
  @InputField(fields.bankIfsc)
  bankIfsc?: string | null;

  @ValidUpiId()
  @InputField(fields.upiId)
  upiId?: string | null;

  @InputField(fields.invoiceTerms, { description: 'A term a line.' })
  invoiceTerms?: string | null;

  @InputField(fields.invoiceFooter)
  invoiceFooter?: string | null;

  @InputField(fields.jurisdiction)
  jurisdiction?: string | null;

  @Within('Credit days', 0, 365)
  @InputField(fields.creditDays, { description: 'Null: the setting credit.days.' })
  creditDays?: number | null;

  @ImageName(fields.logo.label)
  @InputField(fields.logo, { description: 'Name of an image, as `uploadCompanyImage` gives it.' })
  logo?: string | null;

  @ImageName(fields.signature.label)
  @InputField(fields.signature, { description: 'Name of an image, as `uploadCompanyImage` gives it.' })
  signature?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the profile of this date that the client has read. An older one is refused (CONFLICT).',
  })
  @Optional()
  version?: number | null;
}
