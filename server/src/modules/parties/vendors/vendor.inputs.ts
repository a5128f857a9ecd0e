import { Field, InputType } from 'type-graphql';
import { productTexts } from '../../../domain/productTexts';
import { VendorType } from '../../../domain/parties/enums';
import { isPan, normalizePan } from '../../../domain/tax/pan';
import { MaxLength, Optional, Required, whenGiven } from '../../../domain/rules/rules';
import { ValidGstin } from '../../../domain/rules/fieldRules';
import { isTrackingUrl } from '../../../domain/bookings/trackingUrl';
import { RecordRef } from '../../../core/record/scalars';
import { changeOf } from '../../../core/record/record.inputs';

const ValidPan = () => whenGiven('pan', 'Please enter valid PAN number', (text) => isPan(normalizePan(text)));
const ValidTrackingUrl = () =>
  whenGiven('trackingUrl', 'Please enter valid url: http or https, with {awb} in it', isTrackingUrl);

/** Form values of a vendor, in the order of their messages (SPEC 5). */
@InputType()
export abstract class VendorDetails {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select city')
  cityId: string;

  @Field(() => String, { nullable: true })
  @MaxLength(40, 'Contact number')
  @Required(productTexts.contactNumberRequired)
  contactNumber: string;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Contact person')
  @Required(productTexts.contactPersonRequired)
  contactPerson: string;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => String, { nullable: true, description: 'GSTIN.' })
  @ValidGstin()
  @Optional()
  gst?: string | null;

  @Field(() => String, { nullable: true })
  @ValidPan()
  @Optional()
  panNo?: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking URL with the placeholder {awb}.' })
  @ValidTrackingUrl()
  @MaxLength(300, 'Url')
  @Optional()
  url?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True if the vendor delivers to the receiver itself.' })
  selfDelivery?: boolean | null;
}

@InputType()
export class CreateVendorInput extends VendorDetails {
  @Field(() => VendorType, { nullable: true, description: 'Default: Courier. Cannot be changed later.' })
  type?: VendorType | null;
}

@InputType()
export class UpdateVendorInput extends changeOf(VendorDetails) {}
